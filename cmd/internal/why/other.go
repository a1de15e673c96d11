package why

import (
	"context"
	"fmt"
	"slices"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/internal/mirror"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/crosscheck"
	"github.com/bitray/bitray/perft/suite"
)

// other returns a cause that is no fault of the catalog.
func other(name, code, text string, args ...any) Cause {
	return Cause{Other: &Card{Name: name, Text: fmt.Sprintf(text, args...), Code: code, Classes: []crosscheck.Class{crosscheck.Counting}}}
}

// kept is where a program that has another position usually goes wrong.
const kept = "position fen ... // refused or not read, and the position before it stays"

// elsewhere returns the position that all wrong claims are right for, if there is one: another one, the same with the other
// side to move, or one after a move; or else the position that they have the moves of. Small numbers agree by chance, and
// how likely that is.
func (s *Solver) elsewhere(ctx context.Context, claims, wrong []*Claim) (causes []Cause, likely float64, err error) {
	evidence := 1.0
	for _, c := range wrong {
		evidence *= max(1, c.strange())
	}
	var likeMoves []Cause
	try := func(name, code, what string, move func(c *Claim) (there Claim, ok bool)) {
		exact := true
		for _, c := range wrong {
			there, ok := move(c)
			if same := false; ok && err == nil {
				same, ok, err = s.rightFor(ctx, c, there)
				exact = exact && same
			}
			if !ok || err != nil {
				return
			}
		}
		if exact {
			causes = append(causes, other(name, code, "what is counted is %s", what))
		} else {
			likeMoves = append(likeMoves, other(name, "position ... // not the one that was asked for, or moves are made on it", "the moves are those of %s, but their counts are not", what))
		}
	}
	try("other-side", `if fields[1] == "w" {...} // not read, or the wrong way round`, "the position with the other side to move", turned)
	for _, row := range suite.Default() {
		if row.ID == "" {
			break // with names come first
		}
		try("another-position", kept, row.ID, func(c *Claim) (Claim, bool) {
			there := Claim{Position: row.Position, Depth: c.Depth}
			return there, known(&there) != nil
		})
	}
	for i, before := range claims {
		try("another-position", kept, before.Position.String(), func(c *Claim) (Claim, bool) {
			return Claim{Position: before.Position, Depth: c.Depth}, c.Depth == before.Depth && !slices.ContainsFunc(claims[:i], func(d *Claim) bool { return d.Position == before.Position })
		})
	}
	found := len(causes)
	for _, way := range mirror.Ways {
		try(way.Name, "'a' + sq%8, '1' + sq/8 // for squares in another order", "this position, but "+way.Text, func(c *Claim) (Claim, bool) {
			there := Claim{Position: c.Position, Depth: c.Depth, Moves: slices.Clone(c.Moves)}
			for i := range there.Moves {
				there.Moves[i].Move = way.Read(there.Moves[i].Move)
			}
			return there, len(there.Moves) > 0 && len(causes) == found && (found == 0 || len(there.Moves) > fewMoves)
		})
	}
	if first := wrong[0]; len(causes) == 0 && len(wrong) == 1 && first.foreign() && first.Right <= slow {
		for _, m := range first.Position.AppendLegalMoves(nil) {
			for plies := range min(2, first.Depth) {
				there := Claim{Position: first.Position.After(m), Depth: first.Depth - plies}
				try("after-a-move", "position ... moves ... // is not what was asked for", fmt.Sprintf("the position after %s, to depth %d", m, there.Depth), func(*Claim) (Claim, bool) { return there, true })
			}
		}
	}
	if len(causes) == 0 {
		causes = likeMoves[:min(1, len(likeMoves))]
	}
	if chance := wrong[0].heaped(); len(causes) > 0 {
		likely = min(1, positionsTried/evidence)
	} else if len(wrong) == 1 && chance < 1 {
		causes, likely = []Cause{heaped}, chance
	}
	return causes, likely, err
}

var heaped = other("never-emptied", "moves.clear(), nodes = 0 // missing before the next position", "what the moves before gave is counted again: the list of moves, or the counter, is not emptied")

// positionsTried is about how many positions are tried by elsewhere.
const positionsTried = 20

// strange returns in how many ways a claim could have been wrong: by its size, and by root moves that are not legal.
func (c *Claim) strange() float64 {
	ways := float64(c.Right)
	for _, m := range c.Moves {
		if !c.legal(m) {
			ways *= 30
		}
	}
	return ways
}

// turned returns the position of a claim with the other side to move, if that may be.
func turned(c *Claim) (Claim, bool) {
	setup := c.Position.Setup()
	setup.SideToMove, setup.EnPassant = setup.SideToMove.Other(), attacks.NoSquare
	pos, err := setup.Position()
	return Claim{Position: pos, Depth: c.Depth}, err == nil && c.Right <= MaxWalked
}

// fewMoves is a number of root moves that another position may have too.
const fewMoves = 4

// foreign reports whether a claim has moves, and none of them is legal in its position.
func (c *Claim) foreign() bool {
	return len(c.Moves) > 0 && !slices.ContainsFunc(c.Moves, c.legal)
}

func (c *Claim) legal(m perft.MoveCount) bool {
	_, err := c.Position.ParseMove(m.Move)
	return err == nil
}

// rightFor reports whether a claim is right for another position and depth, or with other moves if there are any, and whether it is
// or has at least the moves of that and none of its own.
func (s *Solver) rightFor(ctx context.Context, c *Claim, there Claim) (right, ok bool, err error) {
	if there.Total, there.Whole = c.Total, c.Whole; there.Moves == nil {
		there.Moves = slices.Clone(c.Moves)
	}
	same := there.Position == c.Position && slices.Equal(there.Moves, c.Moves)
	if same || slices.ContainsFunc(there.Moves, func(m perft.MoveCount) bool { return !there.legal(m) }) {
		return false, false, nil
	}
	a, err := s.Compare(ctx, []*Claim{&there})
	right = len(a.Wrong) == 0 && err == nil
	return right, right || len(c.Moves) > fewMoves && c.foreign(), err
}

// heaped returns how likely a total of depth 2 is by chance that of a list of moves which is never emptied, or 1 if it is not.
// The list may be shared with the root, and then has its moves too. What is counted lies between the best order of the root
// moves and the worst.
func (c *Claim) heaped() float64 {
	if c.Depth != 2 || c.Total == nil || len(c.Moves) > 0 {
		return 1
	}
	right := slices.SortedFunc(slices.Values(c.RightMoves), func(x, y perft.MoveCount) int { return x.Nodes.Cmp(y.Nodes) })
	for _, root := range []int{0, len(right)} {
		low := heap(right, root)
		slices.Reverse(right)
		high := heap(right, root)
		slices.Reverse(right)
		if *c.Total >= low && *c.Total <= high {
			return min(1, float64(2*(high-low+1))/float64(*c.Total-c.Right))
		}
	}
	return 1
}

// heap adds up root moves if each has in its count what those before gave, and the first one what the root gave.
func heap(right []perft.MoveCount, root int) (total uint64) {
	sum := uint64(root)
	for _, m := range right {
		sum += uint64(leaves(m))
		total += sum
	}
	return total
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
