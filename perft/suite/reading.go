package suite

import (
	"context"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/bitray/bitray/internal/pattern"
	"github.com/bitray/bitray/internal/printable"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

// arrange reads the numbers on lines as the counts of the row: as pairs if words say so, or else in the way in which most are exactly
// right, fewest wrong and fewest left out. What is read so is kept, however wrong.
func (r *Row) arrange(lines []string) *Error {
	if calls := slices.DeleteFunc(slices.Clone(lines), isNoCall); len(calls) > 0 {
		lines = calls // the others are code around them
	}
	var grouped []string // as numbers
	for _, line := range lines {
		grouped = append(grouped, ungrouped(line))
	}
	var best []int
	for _, lines := range [][]string{lines, grouped} {
		if f := figuresIn(lines...); f.paired {
			var pairs Row
			switch err := pairs.addPairs(f.numbers); {
			case err == nil:
				r.Counts = pairs.Counts
				if first := r.Counts[0]; first.Depth == 0 && first.Nodes.Float64() == r.right.at(1) {
					for i := range r.Counts {
						r.Counts[i].Depth++ // the program counts plies after a move
					}
				}
				return nil
			case best == nil:
				return at(none, err)
			}
		}
		for _, reading := range readings(lines) {
			if counts, rank := reading.countsOf(r.right); slices.Compare(rank, best) > 0 {
				r.Counts, best = counts, rank
			}
		}
	}
	if best == nil {
		return at(none, fmt.Errorf("expected the counts from depth 1, the first of them %d, or each with its depth, found %s",
			r.Position.CountLegalMoves(), printable.Quote(strings.Join(lines, " "), 2*maxShown)))
	}
	return nil
}

// arrangeTable reads the numbers on lines as a table with a column for each of the last rows, after one of depths, if there is one.
func arrangeTable(rows []Row, lines []string) bool {
	between := separator().FindString(lines[0])
	columns := len(cellsOf(lines[0], between)) - 1
	if len(lines) < 2 || columns < 2 || columns > len(rows) {
		return false
	}
	rows = rows[len(rows)-columns:]
	var all [][]Count
	for i, row := range rows {
		var column reading
		for _, line := range lines {
			cells := append(cellsOf(line, between), "")
			numbers := figuresIn(ungrouped(cells[0]), ungrouped(cells[min(i+1, len(cells)-1)])).numbers
			if len(numbers) == 2 {
				column = reading{append(column.depths, numbers[0]), append(column.counts, numbers[1]), nil, 0}
			}
		}
		counts, rank := column.countsOf(row.right)
		if rank == nil {
			return false
		}
		all = append(all, counts)
	}
	for i := range rows {
		rows[i].Counts = all[i]
	}
	return true
}

// reading is a way to read numbers as depths and counts.
type reading struct {
	depths, counts []string
	beside         [][]string // for each count the numbers among which it is, such as those of captures
	least          int        // how many must be exactly right
}

// readings returns the ways to read the numbers on lines: as pairs, as depths and then counts, as counts from depth 0 or 1, and as
// columns, which may be after one of depths. The first or the last number may be a depth, that of the first count or of one count among
// others, or where a program stops.
func readings(lines []string) (found []reading) {
	var table [][]string
	for _, line := range lines {
		table = append(table, figuresIn(line).numbers)
	}
	all := slices.Concat(table...)
	if len(all) == 0 { // as a sign belongs to all groups of a number
		return nil
	}
	half, last := len(all)/2, len(all)-1
	var pairs reading
	for number := range slices.Chunk(all, 2) {
		pairs.depths, pairs.counts = append(pairs.depths, number[0]), append(pairs.counts, number[1:]...)
	}
	found = []reading{pairs, {depths: pairs.counts, counts: pairs.depths}, {depths: all[:half], counts: all[half:]}, from(0, all, nil), from(1, all, nil)}
	for i := 0; i < len(table[0]) && len(table) > 1; i++ {
		var column reading
		for _, line := range table {
			if i < len(line) {
				column = reading{append(column.depths, line[0]), append(column.counts, line[i]), append(column.beside, line), 0}
			}
		}
		found = append(found, column, from(0, column.counts, column.beside), from(1, column.counts, column.beside))
	}
	for _, end := range []int{0, last} {
		others := slices.Delete(slices.Clone(all), end, end+1)
		if first, err := strconv.Atoi(all[end]); err == nil && first <= farDepth {
			if found = append(found, from(first, others, nil)); len(others) > 1 {
				found = append(found, from(0, others, nil), from(1, others, nil))
			}
			for i := range others {
				found = append(found, reading{all[end : end+1], others[i : i+1], [][]string{others}, 0})
			}
		}
	}
	return found
}

// from reads numbers as counts from a depth on; one alone is none of depth 0.
func from(depth int, numbers []string, beside [][]string) reading {
	r := reading{counts: numbers, beside: beside, least: 1}
	for i := 0; i < len(numbers) && depth+len(numbers) > 1; i++ {
		r.depths = append(r.depths, strconv.Itoa(depth+i))
	}
	return r
}

const farDepth = 20 // farther has nobody counted

// countsOf returns the counts, unless they are not sure: as many are far from the right ones as exactly right, or wrong at all where numbers are
// left out, or a number that is left out is as large. Zeros before and after them are unknown, unless no move is legal. Of several readings that
// with the greatest rank is meant.
func (r reading) countsOf(right *growth) (counts []Count, rank []int) {
	var row Row
	exact, wrong, far, left := 0, 0, 0, 0
	for i, depth := range r.depths {
		if len(r.depths) != len(r.counts) || row.addCount(depth, r.counts[i]) != nil {
			return nil, nil
		}
		if r.beside != nil {
			left += len(r.beside[i])
			if slices.ContainsFunc(r.beside[i], func(other string) bool { return other != r.counts[i] && size(other) > size(r.counts[i])*3/4 }) {
				return nil, nil
			}
		}
	}
	root, last, gap := Count{0, perft.NewNodes(1)}, 0.0, false
	for _, c := range row.Counts {
		n := c.Nodes.Float64()
		off, known := right.off(c)
		isExact := known && n == right.at(c.Depth)
		switch {
		case c == root && len(row.Counts) > 1:
			continue
		case n == 0 && right.at(1) > 0:
			gap = last > 0
			continue
		case gap, c.Depth > farDepth, c.Depth == 0 && c != root, n < last*1.5 && !isExact:
			return nil, nil
		case isExact:
			exact += min(c.Depth, 1) // depth 0 proves nothing
		case off > 4 || known && off >= 2:
			far++
			wrong++
		case known:
			wrong++
		}
		counts, last = append(counts, c), n
	}
	if left > 0 {
		far = wrong
	}
	if far > 0 && far >= exact || exact < r.least || len(counts) == 0 {
		return nil, nil
	}
	return counts, []int{exact, -wrong, -left}
}

// size returns a number, or 0 for what is none.
func size(number string) float64 {
	n, _ := strconv.ParseFloat(number, 64)
	return n
}

// near is how many times a number may be as large as a right count, or as small, to be meant as that, right or not. So 2,047 is not meant
// as 2,039.
const near = 1.0037

// fourDigits matches in a number that is long enough to be no other than a count.
var fourDigits = pattern.Lazy(`[0-9](?:[,._']?[0-9]){3}`)

// misses reports whether a line has a number of at least four digits that is not among those read, though it is a right count of one of
// the rows, or as near to one.
func misses(rows []Row, line string, times float64, read ...any) bool {
	if !fourDigits().MatchString(line) { // as most lines of a program
		return false
	}
	numbers, known := figuresIn(ungrouped(line)).numbers, figuresIn(ungrouped(fmt.Sprint(read...))).numbers
	return slices.ContainsFunc(rows, func(row Row) bool {
		for depth := 2; row.right != nil && depth <= farDepth && row.right.at(depth-1) < enough; depth++ {
			for _, n := range numbers {
				off := size(n) / row.right.at(depth)
				if len(n) > 3 && off >= 1/times && off <= times && !slices.Contains(known, n) {
					return true
				}
			}
		}
		return false
	})
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
	enough   = 50_000 // a count from which those at greater depths can be estimated
	hopeless = 10_000 // more times too large or small is no estimate
)

// off returns how many times a count is as large or small as the right one, if that is known because those before it are counted fast, or
// else as they let expect.
func (g *growth) off(c Count) (times float64, known bool) {
	for k := 2; ; k++ {
		same := k - (k+c.Depth)%2 // whether the number of plies is even, as the sides have different numbers of moves
		n, expected := c.Nodes.Float64(), g.at(same)*math.Pow(g.at(k)/max(g.at(k-2), 1), float64(c.Depth-same)/2)
		times = max(n, expected) / max(min(n, expected), 1)
		if known = k >= c.Depth; known || g.at(k) > enough || times > hopeless {
			return times, known
		}
	}
}
