package why

import (
	"context"
	"fmt"
	"slices"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/crosscheck"
	"github.com/bitray/bitray/perft/suite"
)

// other returns a cause that is no fault of the catalog.
func other(name, code, text string, args ...any) Cause {
	return Cause{Other: &Card{Name: name, Text: fmt.Sprintf(text, args...), Code: code, Classes: []crosscheck.Class{crosscheck.Counting}}}
}

// kept is where a program that has another position usually goes wrong.
const kept = "position fen ... // refused or not read, and the position before it stays"

// elsewhere returns the position that all wrong claims are right for, if there is one: another one, or the same with the
// other side to move. Small numbers agree by chance, and how likely that is.
func (s *Solver) elsewhere(ctx context.Context, claims, wrong []*Claim) (causes []Cause, likely float64, err error) {
	evidence := 1.0
	for _, c := range wrong {
		evidence *= max(1, c.strange())
	}
	try := func(cause Cause, move func(c *Claim) (pos board.Position, ok bool)) {
		for _, c := range wrong {
			pos, ok := move(c)
			if ok && err == nil {
				ok, err = s.rightFor(ctx, c, pos)
			}
			if !ok || err != nil {
				return
			}
		}
		causes, likely = append(causes, cause), min(1, positionsTried/evidence)
	}
	try(other("other-side", `if fields[1] == "w" {...} // not read, or the wrong way round`, "what is counted is the position with the other side to move"), turned)
	for _, row := range suite.Default() {
		if row.ID == "" {
			break // with names come first
		}
		try(other("another-position", kept, "what is counted is %s", row.ID), func(c *Claim) (board.Position, bool) {
			return row.Position, known(&Claim{Position: row.Position, Depth: c.Depth}) != nil
		})
	}
	for i, before := range claims {
		try(other("another-position", kept, "what is counted is %s", before.Position), func(c *Claim) (board.Position, bool) {
			return before.Position, c.Depth == before.Depth && !slices.ContainsFunc(claims[:i], func(d *Claim) bool { return d.Position == before.Position })
		})
	}
	return causes, likely, err
}

// positionsTried is about how many positions are tried by elsewhere.
const positionsTried = 20

// strange returns in how many ways a claim could have been wrong: by its size, and by root moves that are not legal.
func (c *Claim) strange() float64 {
	ways := float64(c.Right)
	for _, m := range c.Moves {
		if _, err := c.Position.ParseMove(m.Move); err != nil {
			ways *= 30
		}
	}
	return ways
}

// turned returns the position of a claim with the other side to move, if that may be.
func turned(c *Claim) (board.Position, bool) {
	setup := c.Position.Setup()
	setup.SideToMove, setup.EnPassant = setup.SideToMove.Other(), attacks.NoSquare
	pos, err := setup.Position()
	return pos, err == nil && c.Right <= MaxWalked
}

// fewMoves is a number of root moves that another position may have too.
const fewMoves = 4

// rightFor reports whether a claim is right for another position, or has the moves of that and none of its own.
func (s *Solver) rightFor(ctx context.Context, c *Claim, pos board.Position) (bool, error) {
	there := &Claim{Position: pos, Depth: c.Depth, Total: c.Total, Moves: slices.Clone(c.Moves), Whole: c.Whole}
	legal := func(in board.Position) func(perft.MoveCount) bool {
		return func(m perft.MoveCount) bool { _, err := in.ParseMove(m.Move); return err == nil }
	}
	if pos == c.Position || slices.ContainsFunc(c.Moves, func(m perft.MoveCount) bool { return !legal(pos)(m) }) {
		return false, nil
	}
	if len(c.Moves) > fewMoves && !slices.ContainsFunc(c.Moves, legal(c.Position)) {
		return true, nil
	}
	a, err := s.Compare(ctx, []*Claim{there})
	return len(a.Wrong) == 0, err
}

// overflown returns the width of integers that all wrong claims have run over, or nothing: they lack a multiple of it.
func overflown(wrong []*Claim) []Cause {
	for _, bits := range []int{32, 16} {
		if !slices.ContainsFunc(wrong, func(c *Claim) bool { return c.Difference() >= 0 || c.Difference()&(1<<bits-1) != 0 }) {
			return []Cause{other(fmt.Sprintf("overflow-%d", bits), "uint64 nodes // a narrower type", "the right number is larger than an integer of %d bits: yours is what is left of it", bits)}
		}
	}
	return nil
}

// contradiction returns a position that a program counts in two ways: below a root move, and alone.
func contradiction(claims []*Claim) []Cause {
	for _, c := range claims {
		for _, m := range c.Moves {
			move, err := c.Position.ParseMove(m.Move)
			if err != nil {
				continue
			}
			after := c.Position.After(move)
			for _, alone := range claims {
				if alone.Total != nil && alone.Depth == c.Depth-1 && alone.Position.Code() == after.Code() && *alone.Total != uint64(leaves(m)) {
					return []Cause{other("contradiction", "make(m) // castling rights, en passant, the king's square, pins or a key are not updated",
						"below %s your program counts %d, and %d of the same position by its FEN: the rules are the same in both, so what making the move leaves is wrong, or what reading the FEN does", m.Move, leaves(m), *alone.Total)}
				}
			}
		}
	}
	return nil
}
