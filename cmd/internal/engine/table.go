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
		if c := &a.claims[i]; c.rank > possible && c.column == column && (c.after > 0 || len(a.rows) == 0) && (best == nil || c.rank >= best.rank) {
			best = c
		}
	}
	return best
}

func (a *answer) isLegal(move string) bool { return slices.Contains(a.moves, move) }

// promotes reports whether a move lacks the letter of a promotion.
func (a *answer) promotes(move string) bool { return a.isLegal(move + "q") }

// missing returns the legal moves that are not among counts.
func (a *answer) missing(counts []perft.MoveCount) []string {
	return slices.DeleteFunc(slices.Clone(a.moves), func(move string) bool {
		return slices.ContainsFunc(counts, func(c perft.MoveCount) bool { return c.Move == move })
	})
}

// byMove returns counts by their moves.
func byMove(counts []perft.MoveCount) map[string]perft.Nodes {
	all := make(map[string]perft.Nodes, len(counts))
	for _, c := range counts {
		all[c.Move] = c.Nodes
	}
	return all
}

// alike returns the legal moves that a move without more may be, if there are several: promotions, or a step of the king and,
// legal or not, castling to the same square.
func (a *answer) alike(move string) []string {
	if a.promotes(move) {
		return []string{move + "q", move + "r", move + "b", move + "n"}
	}
	if castling := a.takingRook(move, true); castling != move && a.isLegal(move) {
		return []string{move, castling}
	}
	return nil
}

// completed tells moves apart that come several times as they lack a letter or the rook: right counts are told first, and of the
// others the larger ones are those of larger right counts. A single one is a pawn that stays a pawn, or a step.
func (a *answer) completed(counts []perft.MoveCount) []perft.MoveCount {
	if len(byMove(counts)) == len(counts) {
		return counts
	}
	groups := map[string][]int{}
	for i, c := range counts {
		groups[c.Move] = append(groups[c.Move], i)
	}
	for move, rows := range groups {
		names := a.alike(move)
		if len(rows) == 1 || names == nil {
			continue
		}
		right := byMove(a.right())
		rows = slices.DeleteFunc(rows, func(i int) bool {
			k := slices.IndexFunc(names, func(name string) bool { return right[name] == counts[i].Nodes })
			if k >= 0 {
				counts[i].Move = names[k]
				names = slices.Delete(names, k, k+1)
			}
			return k >= 0
		})
		names = names[:min(len(names), len(rows))]
		slices.SortStableFunc(rows, func(i, k int) int { return counts[i].Nodes.Cmp(counts[k].Nodes) })
		slices.SortStableFunc(names, func(x, y string) int { return right[x].Cmp(right[y]) })
		for k, name := range names {
			counts[rows[k]].Move = name
		}
	}
	return counts
}

// result returns the counts of the answer; illegal moves stay as they are.
func (a *answer) result() []perft.MoveCount { return a.completed(a.counts(a.asked())) }
