package crosscheck

import (
	"slices"
	"strings"

	"github.com/bitray/bitray/perft"
)

// Answer is the result of a move generator, sorted by move.
type Answer []MoveCount

// MoveCount is a move with the number of leaf nodes below it; the names in JSON are stable.
type MoveCount struct {
	Move  string      `json:"move"` // in UCI notation
	Nodes perft.Nodes `json:"nodes"`
}

// one is the leaf count of a move at depth 1.
var one = perft.NewNodes(1)

// Sort sorts d by move.
func (d Answer) Sort() {
	slices.SortFunc(d, func(a, b MoveCount) int { return strings.Compare(a.Move, b.Move) })
}

// moves returns the moves of d in their order.
func (d Answer) moves() []string {
	moves := make([]string, len(d))
	for i, c := range d {
		moves[i] = c.Move
	}
	return moves
}

// Total returns the sum of the counts.
func (d Answer) Total() perft.Nodes {
	var sum perft.Nodes
	for _, c := range d {
		sum = sum.Add(c.Nodes)
	}
	return sum
}

// comparison is how two results for one input, a and b, differ.
type comparison struct {
	onlyA, onlyB []string    // moves
	uneven       []uneven    // moves of both whose counts differ
	common       []string    // the other moves of both
	total        perft.Nodes // of a
	moves        [2]int      // how many, of a and of b
}

// uneven is a move with its two counts.
type uneven struct {
	move string
	a, b perft.Nodes
}

func (c *comparison) sameMoves() bool { return len(c.onlyA) == 0 && len(c.onlyB) == 0 }

func (c *comparison) agree() bool { return c.sameMoves() && len(c.uneven) == 0 }

// shared reports whether both results list a move. If the move is in onlyA or onlyB as well, that
// result lists it more often.
func (c *comparison) shared(move string) bool {
	return slices.Contains(c.common, move) || slices.ContainsFunc(c.uneven, func(u uneven) bool { return u.move == move })
}

// compare merges a and b, which must be sorted.
func compare(a, b Answer) comparison {
	c := comparison{total: a.Total(), moves: [2]int{len(a), len(b)}}
	for len(a) > 0 && len(b) > 0 {
		switch order := strings.Compare(a[0].Move, b[0].Move); {
		case order < 0:
			c.onlyA = append(c.onlyA, a[0].Move)
			a = a[1:]
		case order > 0:
			c.onlyB = append(c.onlyB, b[0].Move)
			b = b[1:]
		default:
			if a[0].Nodes != b[0].Nodes {
				c.uneven = append(c.uneven, uneven{a[0].Move, a[0].Nodes, b[0].Nodes})
			} else {
				c.common = append(c.common, a[0].Move)
			}
			a, b = a[1:], b[1:]
		}
	}
	c.onlyA = append(c.onlyA, a.moves()...)
	c.onlyB = append(c.onlyB, b.moves()...)
	return c
}
