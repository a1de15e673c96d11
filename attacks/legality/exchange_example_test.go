package legality_test

import (
	"fmt"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/legality"
	"github.com/bitray/bitray/magic"
	chess "github.com/bitray/bitray/perft/board"
)

// sides are the pieces of White and Black.
type sides [2]legality.Pieces[attacks.Bitboard]

// cheapest returns the piece of least value among some squares, and its value.
func cheapest(p *legality.Pieces[attacks.Bitboard], among attacks.Bitboard) (attacks.Bitboard, int) {
	for _, kind := range []struct {
		set   attacks.Bitboard
		value int
	}{
		{p.Pawns, 100}, {p.Knights, 300}, {p.Diagonals &^ p.Orthogonals, 300}, {p.Orthogonals &^ p.Diagonals, 500},
		{p.Orthogonals & p.Diagonals, 900}, {p.King, 10_000},
	} {
		if set := kind.set & among; set != 0 {
			return set.Lowest(), kind.value
		}
	}
	return 0, 0
}

// exchange returns what color c gains on sq, where a piece of that value stands, if both sides capture with
// their cheapest piece as long as it pays. occ lacks the pieces that have captured already, which lets those
// behind them see sq.
func (s sides) exchange(c attacks.Color, sq attacks.Square, value int, occ attacks.Bitboard) int {
	from := legality.Sight[attacks.Bitboard]{Rook: magic.Rook(sq, occ), Bishop: magic.Bishop(sq, occ)}
	piece, next := cheapest(&s[c], legality.AttackersTo(&s[c], c, sq, from)&occ)
	if piece == 0 {
		return 0
	}
	return max(0, value-s.exchange(c.Other(), sq, next, occ&^piece))
}

// Static exchange evaluation: what does a capture gain if both sides go on capturing on its square? A king
// does not capture a piece that is protected, because it would be captured itself. Source: Chess Programming
// Wiki, https://www.chessprogramming.org/Static_Exchange_Evaluation.
func ExampleAttackersTo() {
	for _, test := range []struct{ fen, move string }{
		{"1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - - 0 1", "e1e5"},
		{"1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1", "d3e5"},
	} {
		p, err := chess.ParseFEN(test.fen)
		if err != nil {
			panic(err)
		}
		from, _ := attacks.ParseSquare(test.move[:2])
		to, _ := attacks.ParseSquare(test.move[2:])
		c := p.SideToMove()
		s := sides{p.Side(attacks.White), p.Side(attacks.Black)}
		_, captured := cheapest(&s[c.Other()], to.Bitboard())
		_, value := cheapest(&s[c], from.Bitboard())
		fmt.Println(test.move, captured-s.exchange(c.Other(), to, value, p.Occupied().Without(from)))
	}
	// Output:
	// e1e5 100
	// d3e5 -200
}
