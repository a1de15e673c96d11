package suite

import (
	"math"
	"slices"
	"strconv"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

// reading is a way to read numbers as depths and counts.
type reading [2][]string

// readings returns the ways to read the numbers on lines: as counts from depth 1 or 0, as depths and then counts, as pairs, and as columns
// after one of depths.
func readings(lines []string) []reading {
	var all, depths []string
	var table [][]string
	var pairs reading
	for _, line := range lines {
		numbers, _ := numbersIn(line)
		table = append(table, numbers)
		for _, number := range numbers {
			depths = append(depths, strconv.Itoa(len(all)))
			pairs[len(all)%2] = append(pairs[len(all)%2], number)
			all = append(all, number)
		}
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
// they do not; 0 is unknown, unless no move is legal. Too small is what would leave the other side one reply again and again.
func (r reading) countsOf(position *board.Position) []Count {
	var row Row
	legal := position.CountLegalMoves()
	for i, depth := range r[0] {
		if len(r[0]) != len(r[1]) || (legal == 0 || r[1][i] != "0") && row.addCount(depth, r[1][i]) != nil {
			return nil
		}
	}
	first := Count{1, perft.NewNodes(uint64(legal))}
	known, last := legal == 0 || slices.Contains(row.Counts, first), perft.Nodes{}
	row.Counts = slices.DeleteFunc(row.Counts, func(c Count) bool { return c == Count{0, perft.NewNodes(1)} })
	for _, c := range row.Counts {
		n, depth := c.Nodes.Float64(), float64(c.Depth)
		small, large := n < max(math.Pow(float64(legal), depth/2), depth), n > float64(legal)*math.Pow(maxMoves, depth-1)
		if c.Depth < 1 || c.Depth > farDepth || large || c.Nodes.Cmp(last) < 0 || !known && (small || c.Depth == 1) {
			return nil
		}
		last = c.Nodes
	}
	return row.Counts
}
