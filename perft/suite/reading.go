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
			r.Counts = nil
			for pair := range slices.Chunk(f.numbers, 2) {
				if err := r.addCount(pair[0], pair[1]); err != nil {
					return at(none, err)
				}
			}
			return nil
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

// readings returns the ways to read the numbers on lines: as counts from depth 1 or 0, as depths and then counts, as pairs, and as columns
// after one of depths.
func readings(lines []string) []reading {
	var all, depths []string
	var table [][]string
	var pairs reading
	for _, line := range lines {
		table = append(table, figuresIn(line).numbers)
	}
	for i, number := range slices.Concat(table...) {
		depths, all = append(depths, strconv.Itoa(i)), append(all, number)
		pairs[i%2] = append(pairs[i%2], number)
	}
	half := len(all) / 2
	found := []reading{{depths, all}, {append(depths[1:], strconv.Itoa(len(all))), all}, {all[:half], all[half:]}, pairs, {pairs[1], pairs[0]}}
	for i := 1; i < len(table[0]) && len(table) > 1; i++ {
		var columns reading
		for _, line := range table {
			columns[0], columns[1] = append(columns[0], line[0]), append(columns[1], line[min(i, len(line)-1)])
		}
		found = append(found, columns)
	}
	return found
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
	legal := position.CountLegalMoves()
	for i, depth := range r[0] {
		if len(r[0]) != len(r[1]) || (legal == 0 || r[1][i] != "0") && row.addCount(depth, r[1][i]) != nil {
			return nil, 0
		}
	}
	first := Count{1, perft.NewNodes(uint64(legal))}
	known, last := legal == 0 || slices.Contains(row.Counts, first), perft.Nodes{}
	row.Counts = slices.DeleteFunc(row.Counts, func(c Count) bool { return c == Count{0, perft.NewNodes(1)} })
	likely = 3
	for i, c := range row.Counts {
		n, depth := c.Nodes.Float64(), float64(c.Depth)
		small, large := n < max(math.Pow(float64(legal), depth/2), depth), n > float64(legal)*math.Pow(maxMoves, depth-1)
		switch {
		case c.Depth < 1 || c.Depth > farDepth || large || c.Nodes.Cmp(last) < 0 || !known && (small || c.Depth == 1):
			return nil, 0
		case c.Depth == 1 && i == 0:
			likely++
		case c.Depth == 2 && c.Nodes == second:
			likely += 2
		case c.Depth == 2:
			likely -= 2
		}
		last = c.Nodes
	}
	return row.Counts, likely
}
