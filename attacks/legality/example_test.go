package legality_test

import (
	"fmt"
	"math/bits"

	"github.com/bitray/bitray/attacks/geometry"
	"github.com/bitray/bitray/attacks/legality"
	technique "github.com/bitray/bitray/magic" // any other will do
	"github.com/bitray/bitray/transform"
)

// The types of your engine.
type (
	Square   int
	Bitboard uint64
)

// Position is the part of your engine's position that this needs. White is 0, and a1 is square 0.
type Position struct {
	us, them legality.Pieces[Bitboard]
	turn     geometry.Color
}

// legalMoves calls yield for every piece that can move, with the squares that it can go to: checks
// are answered and pins kept. It leaves out castling and captures en passant, which testdata/engine has.
func (p *Position) legalMoves(yield func(from Square, targets Bitboard)) {
	own, enemy := p.us.All(), p.them.All()
	occ := own | enemy
	king := first(p.us.King)
	checkers := legality.Checkers(&p.them, p.turn.Other(), king, sight(king, occ))
	mask := legality.CheckMask(king, checkers) &^ own
	pinned := legality.Blockers(&p.them, king, occ) & own

	for pieces := own; pieces != 0; pieces &= pieces - 1 {
		from, piece := first(pieces), pieces&-pieces
		var targets Bitboard
		switch {
		case p.us.King&piece != 0:
			targets = p.safeSteps(king, occ&^p.us.King) &^ own
		case p.us.Knights&piece != 0:
			targets = geometry.Knight[Bitboard](from) & mask
		case p.us.Pawns&piece != 0:
			targets = (p.pushes(piece, occ) | geometry.Pawn[Bitboard](p.turn, from)&enemy) & mask
		}
		if p.us.Orthogonals&piece != 0 {
			targets |= technique.Rook(from, occ) & mask
		}
		if p.us.Diagonals&piece != 0 {
			targets |= technique.Bishop(from, occ) & mask
		}
		if pinned&piece != 0 {
			targets &= geometry.Line[Bitboard](king, from)
		}
		if targets != 0 {
			yield(from, targets)
		}
	}
}

// safeSteps returns the squares next to the king that the opponent does not attack. The king is
// lifted from occ, because it does not block the squares behind it.
func (p *Position) safeSteps(king Square, occ Bitboard) (safe Bitboard) {
	for steps := geometry.King[Bitboard](king); steps != 0; steps &= steps - 1 {
		to := first(steps)
		if legality.AttackersTo(&p.them, p.turn.Other(), to, sight(to, occ)) == 0 {
			safe |= steps & -steps
		}
	}
	return safe
}

// pushes returns where a pawn goes without capturing.
func (p *Position) pushes(pawn, occ Bitboard) Bitboard {
	forward, third := geometry.North, Bitboard(0xff<<16)
	if p.turn == geometry.Black {
		forward, third = geometry.South, 0xff<<40
	}
	single := geometry.Step(forward, pawn) &^ occ
	return single | geometry.Step(forward, single&third)&^occ
}

// sight looks up what sliders on sq attack.
func sight(sq Square, occ Bitboard) legality.Sight[Bitboard] {
	return legality.Sight[Bitboard]{Rook: technique.Rook(sq, occ), Bishop: technique.Bishop(sq, occ)}
}

func first(b Bitboard) Square { return Square(bits.TrailingZeros64(uint64(b))) }

// Legal moves from checkers, check mask and pins, without castling and captures en passant, of which this position has none.
func Example() {
	// White's king on e1 is in check by the rook on e8. The pawn on d2 is pinned by the bishop on
	// b4, so only the king and the rook on a5 have an answer.
	const a5, b4, e8, g8, e1, d2 = 32, 25, 60, 62, 4, 11
	p := Position{
		us:   legality.Pieces[Bitboard]{King: 1 << e1, Pawns: 1 << d2, Orthogonals: 1 << a5},
		them: legality.Pieces[Bitboard]{King: 1 << g8, Diagonals: 1 << b4, Orthogonals: 1 << e8},
	}
	p.legalMoves(func(from Square, targets Bitboard) {
		fmt.Printf("from square %d\n%s", from, transform.Draw(p.us.All(), p.them.All(), targets))
	})
	// Output:
	// from square 4
	// . . . . . . . .   . . . . 1 . 1 .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// 1 . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . 1 . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . 1 . . . .   . . . . . . . .   . . . . . 1 . .
	// . . . . 1 . . .   . . . . . . . .   . . . 1 . 1 . .
	// from square 32
	// . . . . . . . .   . . . . 1 . 1 .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// 1 . . . . . . .   . . . . . . . .   . . . . 1 . . .
	// . . . . . . . .   . 1 . . . . . .   . . . . . . . .
	// . . . . . . . .   . . . . . . . .   . . . . . . . .
	// . . . 1 . . . .   . . . . . . . .   . . . . . . . .
	// . . . . 1 . . .   . . . . . . . .   . . . . . . . .
}
