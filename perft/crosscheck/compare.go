package crosscheck

import (
	"slices"

	"github.com/bitray/bitray/perft"
)

// one is the leaf count of a move at depth 1, and of a position at depth 0.
var one = perft.NewNodes(1)

// comparison is how two results for one input differ.
type comparison struct {
	tested, reference []perft.MoveCount // sorted by move
	missing, extra    []string          // moves of the reference alone, and of the tested one alone
	uneven            []uneven          // moves of both whose counts differ
}

// uneven is a move with its two counts.
type uneven struct {
	move              string
	tested, reference perft.Nodes
}

func (c *comparison) sameMoves() bool { return len(c.missing)+len(c.extra) == 0 }

func (c *comparison) agree() bool { return c.sameMoves() && len(c.uneven) == 0 }

// shared reports whether both results list a move. If the move is missing or extra as well, one of them lists it
// more often.
func (c *comparison) shared(move string) bool {
	is := func(m perft.MoveCount) bool { return m.Move == move }
	return slices.ContainsFunc(c.tested, is) && slices.ContainsFunc(c.reference, is)
}

// compare merges two results, which must be sorted.
func compare(tested, reference []perft.MoveCount) comparison {
	c := comparison{tested: tested, reference: reference}
	for len(tested) > 0 || len(reference) > 0 {
		switch {
		case len(reference) == 0 || len(tested) > 0 && tested[0].Move < reference[0].Move:
			c.extra = append(c.extra, tested[0].Move)
			tested = tested[1:]
		case len(tested) == 0 || tested[0].Move > reference[0].Move:
			c.missing = append(c.missing, reference[0].Move)
			reference = reference[1:]
		default:
			if tested[0].Nodes != reference[0].Nodes {
				c.uneven = append(c.uneven, uneven{tested[0].Move, tested[0].Nodes, reference[0].Nodes})
			}
			tested, reference = tested[1:], reference[1:]
		}
	}
	return c
}

// total returns the sum of counts.
func total(answer []perft.MoveCount) (sum perft.Nodes) {
	for _, m := range answer {
		sum = sum.Add(m.Nodes)
	}
	return sum
}
