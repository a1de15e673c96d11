package engine

import (
	"math"
	"slices"

	"github.com/bitray/bitray/perft"
)

// counts returns a column of the counts.
func (a *answer) counts(column int) (counts []perft.MoveCount) {
	for _, x := range a.rows {
		if n := x.numbers[min(column, len(x.numbers)-1)]; n != nil {
			counts = append(counts, perft.MoveCount{Move: x.move, Nodes: *n})
		}
	}
	return counts
}

// sum returns the sum of a column.
func (a *answer) sum(column int) (sum perft.Nodes) {
	for _, c := range a.counts(column) {
		sum = sum.Add(c.Nodes)
	}
	return sum
}

// result returns the counts of the answer; illegal moves stay as they are.
func (a *answer) result() []perft.MoveCount { return a.lettered(a.counts(a.head)) }

// missing returns the legal moves that are not among counts.
func (a *answer) missing(counts []perft.MoveCount) (moves []string) {
	for _, uci := range a.moves {
		if !slices.ContainsFunc(counts, func(c perft.MoveCount) bool { return c.Move == uci }) {
			moves = append(moves, uci)
		}
	}
	return moves
}

// promotes reports whether a move lacks the letter of a promotion.
func (a *answer) promotes(move string) bool { return slices.Contains(a.moves, move+"q") }

// lettered adds the letters to promotions that come several times without, so that right counts have theirs. A single
// one is a pawn that stays a pawn.
func (a *answer) lettered(counts []perft.MoveCount) []perft.MoveCount {
	for i, c := range counts {
		if !a.promotes(c.Move) || !slices.ContainsFunc(counts[i+1:], func(d perft.MoveCount) bool { return d.Move == c.Move }) {
			continue
		}
		open, right := []string{"q", "r", "b", "n"}, a.right()
		for _, exact := range []bool{true, false} {
			for j, d := range counts {
				fits := func(letter string) bool {
					return d.Move == c.Move && (!exact || slices.Contains(right, perft.MoveCount{Move: d.Move + letter, Nodes: d.Nodes}))
				}
				if k := slices.IndexFunc(open, fits); k >= 0 {
					counts[j].Move += open[k]
					open = slices.Delete(open, k, k+1)
				}
			}
		}
	}
	return counts
}

// column returns which of the numbers that each move has are meant. It is the first, unless that is right in every row and
// another one is not, but is near: then the first is the reference. Heads of columns say it at once.
func (a *answer) column() int {
	columns := math.MaxInt
	for i, x := range a.rows {
		if a.second && len(x.numbers) == 1 {
			x.numbers = append(x.numbers, nil)
			a.rows[i] = x
		}
		columns = min(columns, len(x.numbers))
	}
	if columns < 2 || len(a.rows) == 0 || a.head > 0 {
		return a.head
	}
	right := a.right()
	for k := 1; k < columns && a.wrong(0, right, 0) == 0; k++ {
		if wrong := a.wrong(k, right, 0); wrong > 0 && (2*wrong < len(a.rows) || a.wrong(k, right, 0.25) == 0) {
			return k
		}
	}
	return 0
}

// wrong returns in how many rows a column is not right, or off by more than that part of it.
func (a *answer) wrong(column int, right []perft.MoveCount, near float64) (wrong int) {
	for _, x := range a.rows {
		i := slices.IndexFunc(right, func(c perft.MoveCount) bool { return c.Move == x.move })
		if n := x.numbers[column]; (n == nil) != (i < 0) || n != nil && math.Abs(n.Float64()-right[i].Nodes.Float64()) > near*right[i].Nodes.Float64() {
			wrong++
		}
	}
	return wrong
}
