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
	right := growth{r.Position, []float64{1, float64(r.Position.CountLegalMoves())}}
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
			counts, likely := reading.countsOf(&right)
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
type reading struct {
	depths, counts []string
	partial        bool // other numbers, such as those of captures, are left out
}

// readings returns the ways to read the numbers on lines: as counts from depth 0 or 1, as depths and then counts, as pairs, and as
// columns after one of depths. The first or the last number may be a depth, that of the first count or of one count among others, or
// where a program stops.
func readings(lines []string) (found []reading) {
	var table [][]string
	for _, line := range lines {
		table = append(table, figuresIn(line).numbers)
	}
	all := slices.Concat(table...)
	half, last := len(all)/2, len(all)-1
	var pairs reading
	for number := range slices.Chunk(all, 2) {
		pairs.depths, pairs.counts = append(pairs.depths, number[0]), append(pairs.counts, number[1:]...)
	}
	found = []reading{from(0, all, false), from(1, all, false), {depths: all[:half], counts: all[half:]}, pairs, {depths: pairs.counts, counts: pairs.depths}}
	shortest := slices.MinFunc(table, func(a, b []string) int { return len(a) - len(b) })
	for i := 1; i < len(table[0]) && len(table) > 1 && len(shortest) > 1; i++ {
		var columns reading
		for _, line := range table {
			columns.depths, columns.counts = append(columns.depths, line[0]), append(columns.counts, line[min(i, len(line)-1)])
		}
		found = append(found, columns)
	}
	for _, end := range []int{0, last} {
		others := slices.Delete(slices.Clone(all), end, end+1)
		first, _ := strconv.Atoi(all[end])
		found = append(found, from(first, others, false))
		for i := range others {
			found = append(found, reading{all[end : end+1], others[i : i+1], true})
		}
		for depth := 0; depth < 2 && len(others) > 1; depth++ {
			found = append(found, from(depth, others, true))
		}
	}
	return found
}

// from reads numbers as counts from a depth on; one alone is none of depth 0.
func from(depth int, numbers []string, partial bool) reading {
	r := reading{counts: numbers, partial: partial}
	if depth == 0 && len(numbers) == 1 {
		return r
	}
	for i := range numbers {
		r.depths = append(r.depths, strconv.Itoa(depth+i))
	}
	return r
}

const farDepth = 20 // farther has nobody counted

// countsOf returns the counts if they rise from the number of legal moves, or else from one that may be right, and nil if they do not;
// 0 is unknown, unless no move is legal. Of several readings that is likeliest, above 0, in which the second count is right, or else none,
// or that from depth 1 on, and least that which leaves out other numbers.
func (r reading) countsOf(right *growth) (counts []Count, likely int) {
	var row Row
	for i, depth := range r.depths {
		if len(r.depths) != len(r.counts) || row.addCount(depth, r.counts[i]) != nil {
			return nil, 0
		}
	}
	likely, times := 10, 4.0
	if r.partial {
		likely, times = 1, 3 // to be sure
	}
	last, root := perft.Nodes{}, Count{0, perft.NewNodes(1)}
	for _, c := range row.Counts {
		switch {
		case c.Depth <= farDepth && c.Nodes == perft.Nodes{} && right.at(1) > 0, c == root && len(row.Counts) > 1:
			continue
		case c == root:
		case c.Depth < 1 || c.Depth > farDepth || c.Nodes.Cmp(last) <= 0 && last != perft.Nodes{},
			c.Depth == 1 && c.Nodes.Float64() != right.at(1), c.Depth > 1 && !right.near(c, times):
			return nil, 0
		case c.Depth == 1 && len(counts) == 0:
			likely++
		case c.Depth == 2 && c.Nodes.Float64() == right.at(2):
			likely += 2
		case c.Depth == 2:
			likely -= 2
		}
		counts, last = append(counts, c), c.Nodes
	}
	return counts, likely
}

// growth holds the right counts of a position, from depth 0 on.
type growth struct {
	position board.Position
	counts   []float64
}

// at returns the right count at a depth.
func (g *growth) at(depth int) float64 {
	for len(g.counts) <= depth {
		n, _ := perft.Count(context.Background(), g.position, len(g.counts), perft.Options{})
		g.counts = append(g.counts, n.Float64())
	}
	return g.counts[depth]
}

const (
	enough = 50_000 // a count from which those at greater depths can be estimated
	far    = 10_000 // more times too large or small is no estimate
)

// near reports whether a count may be meant as that at its depth, as it is not so many times as large or small as the right counts at the
// depths that are counted fast let expect.
func (g *growth) near(c Count, times float64) bool {
	for k := 2; ; k++ {
		same := k - (k+c.Depth)%2 // whether the number of plies is even, as the sides have different numbers of moves
		n, expected := c.Nodes.Float64(), g.at(same)*math.Pow(g.at(k)/max(g.at(k-2), 1), float64(c.Depth-same)/2)
		off := max(n, expected) / max(min(n, expected), 1)
		if k >= c.Depth || g.at(k) > enough || off > far {
			return off <= times
		}
	}
}
