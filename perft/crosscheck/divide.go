package crosscheck

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/bitray/bitray/perft"
)

// one is the leaf count of a move at depth 1.
var one = perft.NewNodes(1)

// NewMoves returns the answer at depth 1 to a list of moves. It sorts moves in place.
func NewMoves(moves []string) (Divide, error) {
	d := make(Divide, len(moves))
	for i, move := range moves {
		d[i] = Count{move, one}
	}
	return d, d.Sort()
}

// Sort sorts d by move. A move that occurs twice is an error.
func (d Divide) Sort() error {
	slices.SortFunc(d, func(a, b Count) int { return strings.Compare(a.Move, b.Move) })
	for i := 1; i < len(d); i++ {
		if d[i].Move == d[i-1].Move {
			return fmt.Errorf("%w: %s", errTwice, d[i].Move)
		}
	}
	return nil
}

var errTwice = errors.New("a move is listed twice")

// Moves returns the moves of d.
func (d Divide) Moves() []string {
	moves := make([]string, len(d))
	for i, c := range d {
		moves[i] = c.Move
	}
	return moves
}

// Total returns the sum of the counts.
func (d Divide) Total() perft.Nodes {
	var sum perft.Nodes
	for _, c := range d {
		sum = sum.Add(c.Nodes)
	}
	return sum
}

// comparison is how two answers to one question differ.
type comparison struct {
	onlyA, onlyB []string // moves
	uneven       []string // moves of both whose counts differ
}

func (c *comparison) sameMoves() bool { return len(c.onlyA) == 0 && len(c.onlyB) == 0 }

// compare merges a and b, which are sorted.
func compare(a, b Divide) comparison {
	var c comparison
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
				c.uneven = append(c.uneven, a[0].Move)
			}
			a, b = a[1:], b[1:]
		}
	}
	c.onlyA = append(c.onlyA, a.Moves()...)
	c.onlyB = append(c.onlyB, b.Moves()...)
	return c
}
