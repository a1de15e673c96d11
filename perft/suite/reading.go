package suite

import (
	"context"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/bitray/bitray/internal/printable"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

// arrange reads the numbers on lines as the counts of the row: as pairs if words say so, or else in the only way, or the likeliest one,
// in which they can be its counts.
func (r *Row) arrange(lines []string) *Error {
	second, _ := perft.Count(context.Background(), r.Position, 2, perft.Options{})
	var grouped []string // as numbers
	for _, line := range lines {
		grouped = append(grouped, groups.ReplaceAllStringFunc(line, separators.Replace))
	}
	best, ways := 0, 0
	for _, lines := range [][]string{lines, grouped} {
		if f := figuresIn(lines...); f.paired {
			var pairs Row
			switch err := pairs.addPairs(f.numbers); {
			case err == nil:
				r.Counts = pairs.Counts
				return nil
			case ways == 0:
				return at(none, err)
			}
		}
		for _, reading := range readings(lines) {
			counts, likely := reading.countsOf(&r.Position, second)
			switch {
			case len(counts) == 0 || likely < best:
			case likely > best:
				r.Counts, best, ways = counts, likely, 1
			case !slices.Equal(counts, r.Counts):
				ways++
			}
		}
	}
	if ways != 1 {
		return at(none, fmt.Errorf("expected the counts from depth 1, the first of them %d, or each with its depth, found %s",
			r.Position.CountLegalMoves(), printable.Quote(strings.Join(lines, " "), 2*maxShown)))
	}
	return nil
}

// reading is a way to read numbers as depths and counts.
type reading [2][]string

// readings returns the ways to read the numbers on lines: as counts from depth 0 or 1, or from the depth that has a line of its own, as
// depths and then counts, as pairs, and as columns after one of depths.
func readings(lines []string) (found []reading) {
	isDepth := func(line string) bool { f := figuresIn(line); return f.depth && len(f.numbers) == 1 }
	if i := slices.IndexFunc(lines, isDepth); i >= 0 && len(lines) > 1 && !slices.ContainsFunc(lines[i+1:], isDepth) {
		first, _ := strconv.Atoi(figuresIn(lines[i]).numbers[0])
		lines = slices.Delete(slices.Clone(lines), i, i+1)
		single := func(r reading) bool { return len(r[0]) == 1 } // whose depth it would have been
		return append(slices.DeleteFunc(readings(lines), single), from(first, figuresIn(lines...).numbers))
	}
	var table [][]string
	for _, line := range lines {
		table = append(table, figuresIn(line).numbers)
	}
	all := slices.Concat(table...)
	half := len(all) / 2
	var pairs reading
	for i, number := range all {
		pairs[i%2] = append(pairs[i%2], number)
	}
	found = []reading{from(0, all), from(1, all), {all[:half], all[half:]}, pairs, {pairs[1], pairs[0]}}
	for i := 1; i < len(table[0]) && len(table) > 1; i++ {
		var columns reading
		for _, line := range table {
			columns[0], columns[1] = append(columns[0], line[0]), append(columns[1], line[min(i, len(line)-1)])
		}
		found = append(found, columns)
	}
	return found
}

// from reads numbers as counts from a depth on.
func from(depth int, numbers []string) reading {
	var depths []string
	for i := range numbers {
		depths = append(depths, strconv.Itoa(depth+i))
	}
	return reading{depths, numbers}
}

const (
	maxMoves = 218 // more moves are legal in no position
	farDepth = 20  // farther has nobody counted
)

// countsOf returns the counts if they rise from the number of legal moves, or else from one that is not too small or too large, and nil if
// they do not; 0 is unknown, unless no move is legal. Too small is what would leave the other side one reply again and again. Of several
// readings that is likeliest, above 0, in which the second count is right, or else none, or that from depth 1 on.
func (r reading) countsOf(position *board.Position, second perft.Nodes) (counts []Count, likely int) {
	var row Row
	for i, depth := range r[0] {
		if len(r[0]) != len(r[1]) || row.addCount(depth, r[1][i]) != nil {
			return nil, 0
		}
	}
	legal := position.CountLegalMoves()
	known, last := legal == 0 || slices.Contains(row.Counts, Count{1, perft.NewNodes(uint64(legal))}), perft.Nodes{}
	likely = 3
	for _, c := range row.Counts {
		n, depth := c.Nodes.Float64(), float64(c.Depth)
		small, large := n < max(math.Pow(float64(legal), depth/2), depth), n > float64(legal)*math.Pow(maxMoves, depth-1)
		switch {
		case c.Depth <= farDepth && n == 0 && legal > 0, c == Count{0, perft.NewNodes(1)}:
			continue
		case c.Depth < 1 || c.Depth > farDepth || large || c.Nodes.Cmp(last) < 0 || !known && (small || c.Depth == 1):
			return nil, 0
		case c.Depth == 1 && len(counts) == 0:
			likely++
		case c.Depth == 2 && c.Nodes == second:
			likely += 2
		case c.Depth == 2:
			likely -= 2
		}
		counts, last = append(counts, c), c.Nodes
	}
	return counts, likely
}
