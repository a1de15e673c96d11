package perft

import (
	"github.com/bitray/bitray/perft/board"
)

// cut replaces parts by those of their children, merged if there is a hash table.
func cut(parts []part, o Options) (smaller []part) {
	merged := map[board.Position]int{} // index in smaller
	var moves []board.Move
	for i := range parts {
		whole := &parts[i]
		moves = whole.pos.AppendLegalMovesBy(o.Technique, moves[:0])
		for _, m := range moves {
			child := whole.pos.Make(m)
			if o.HashMiB == 0 {
				smaller = append(smaller, part{child, whole.depth - 1, whole.credits})
				continue
			}
			child.ClearHistory()
			at, known := merged[child]
			if !known {
				at = len(smaller)
				merged[child] = at
				smaller = append(smaller, part{pos: child, depth: whole.depth - 1})
			}
			smaller[at].credits = addCredits(smaller[at].credits, whole.credits)
		}
	}
	return smaller
}

// addCredits adds the credits of a part that leads to another, in the order of the root moves.
func addCredits(sum, more []credit) []credit {
	for _, c := range more {
		i := 0
		for i < len(sum) && sum[i].root != c.root {
			i++
		}
		if i == len(sum) {
			sum = append(sum, credit{root: c.root})
		}
		sum[i].times += c.times
	}
	return sum
}
