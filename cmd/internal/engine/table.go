package engine

import (
	"slices"

	"github.com/bitray/bitray/perft"
)

// counts returns a column of the counts.
func (a *answer) counts(column int) (counts []perft.MoveCount) {
	for _, x := range a.rows {
		if column < len(x.numbers) && x.numbers[column] != nil {
			counts = append(counts, perft.MoveCount{Move: x.move, Nodes: *x.numbers[column]})
		}
	}
	return counts
}

// sum returns the sum of a column.
func (a *answer) sum(column int) perft.Nodes { return sum(a.counts(column)) }

func sum(counts []perft.MoveCount) (all perft.Nodes) {
	for _, c := range counts {
		all = all.Add(c.Nodes)
	}
	return all
}

// fits reports whether any total is the sum of a column.
func (a *answer) fits(column int) bool {
	sum := a.sum(column)
	return slices.ContainsFunc(a.claims, func(c claim) bool { return c.n == sum && c.rank > loose })
}

// likeliest returns what is most likely the total of a column, and of that the last. It comes after counts, if there are any.
func (a *answer) likeliest(column int) (best *claim) {
	for i := range a.claims {
		if c := &a.claims[i]; c.rank > possible && c.column == column && (c.late || len(a.rows) == 0) && (best == nil || c.rank >= best.rank) {
			best = c
		}
	}
	return best
}

// promotes reports whether a move lacks the letter of a promotion.
func (a *answer) promotes(move string) bool { return a.legal[move+"q"] }

// missing returns the legal moves that are not among counts.
func (a *answer) missing(counts []perft.MoveCount) (moves []string) {
	came := byMove(counts)
	for _, uci := range a.moves {
		if _, ok := came[uci]; !ok {
			moves = append(moves, uci)
		}
	}
	return moves
}

// byMove returns counts by their moves.
func byMove(counts []perft.MoveCount) map[string]perft.Nodes {
	all := make(map[string]perft.Nodes, len(counts))
	for _, c := range counts {
		all[c.Move] = c.Nodes
	}
	return all
}

// lettered adds the letters to promotions that come several times without: right counts get theirs, and of the others the larger
// ones those of larger right counts. A single one is a pawn that stays a pawn.
func (a *answer) lettered(counts []perft.MoveCount) []perft.MoveCount {
	groups := map[string][]int{}
	for i, c := range counts {
		if a.promotes(c.Move) {
			groups[c.Move] = append(groups[c.Move], i)
		}
	}
	for move, rows := range groups {
		if len(rows) == 1 {
			continue
		}
		right, letters := byMove(a.right()), []string{"q", "r", "b", "n"}
		rows = slices.DeleteFunc(rows, func(i int) bool {
			k := slices.IndexFunc(letters, func(letter string) bool { return right[move+letter] == counts[i].Nodes })
			if k >= 0 {
				counts[i].Move += letters[k]
				letters = slices.Delete(letters, k, k+1)
			}
			return k >= 0
		})
		letters = letters[:min(len(letters), len(rows))]
		slices.SortStableFunc(rows, func(i, k int) int { return counts[i].Nodes.Cmp(counts[k].Nodes) })
		slices.SortStableFunc(letters, func(x, y string) int { return right[move+x].Cmp(right[move+y]) })
		for k, letter := range letters {
			counts[rows[k]].Move += letter
		}
	}
	return counts
}

// result returns the counts of the answer; illegal moves stay as they are.
func (a *answer) result() []perft.MoveCount { return a.lettered(a.counts(a.asked())) }
