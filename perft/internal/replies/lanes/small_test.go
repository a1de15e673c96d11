package lanes_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/internal/replies"
	"github.com/bitray/bitray/perft/internal/replies/lanes"
)

// withOneMore passes to visit the positions that a start makes with one more piece, or the start alone, with either side
// to move and all castling rights that there may be.
func withOneMore(start board.Setup, more bool, visit func(p *board.Position)) (visited int) {
	for place := range 10 * 64 {
		s, sq := start, attacks.Square(place&63)
		if more && s.Occupied().Has(sq) || !more && place > 0 {
			continue
		}
		if more {
			s.Put(attacks.Color(place>>6&1), board.Pawn+board.Piece(place>>7), sq.Bitboard())
		}
		rooks := attacks.Empty
		for c, home := range [2]attacks.Square{attacks.E1, attacks.E8} {
			if s.Pieces(attacks.Color(c), board.King).Has(home) {
				rooks |= s.Pieces(attacks.Color(c), board.Rook) & attacks.SetOf(home-4, home+3)
			}
		}
		for s.SideToMove = range attacks.Color(2) {
			for s.CastlingRooks = range rooks.Subsets() {
				if p, err := s.Position(); err == nil {
					visited++
					visit(&p)
				}
			}
		}
	}
	return visited
}

// TestSmallPositions counts below all positions with three pieces, with two pawns of which one may be captured en passant, and
// with a rook that may castle and one piece more: with the methods scalar and simd as by making moves.
func TestSmallPositions(t *testing.T) {
	requireKernel(t)
	const e1f8 = 4<<6 | 61
	step, want := 251, [3]int{17_264, 382, 7526}
	if *long {
		step, want = 1, [3]int{3_891_590, 84_732, 453_028}
	}
	scalar, simd, triples := new(replies.Counter), new(lanes.Counter), new(lanes.TripleCounter)
	visit := func(p *board.Position) {
		if got, want := scalar.Count(p), byMaking(p); got != want {
			t.Errorf("%s: scalar counts %d, want %d", p.FEN(), got, want)
		}
		compare(t, simd, p)
		compareTriple(t, triples, simd, p)
	}
	var got [3]int
	for kings := e1f8 % step; kings < 64*64 && !t.Failed(); kings += step {
		white, black := attacks.Square(kings>>6), attacks.Square(kings&63)
		alone := board.NewSetup()
		alone.Put(attacks.White, board.King, white.Bitboard())
		alone.Put(attacks.Black, board.King, black.Bitboard())
		got[0] += withOneMore(alone, true, visit)
		for c := range attacks.Color(2) {
			for file := range 7 {
				for victim := file; victim <= file+1; victim++ { // the other of the two files is that of the capturer
					s, rank := alone, 4-int(c)
					s.EnPassant = attacks.NewSquare(victim, 5-3*int(c))
					s.Put(c.Other(), board.Pawn, attacks.NewSquare(victim, rank).Bitboard())
					s.Put(c, board.Pawn, attacks.NewSquare(2*file+1-victim, rank).Bitboard())
					if s.Occupied().Count() == 4 {
						got[1] += withOneMore(s, false, visit)
					}
				}
			}
			home := attacks.E1 + 56*attacks.Square(c)
			for _, rook := range []attacks.Square{home - 4, home + 3} {
				s := alone
				s.Put(c, board.Rook, rook.Bitboard())
				if s.Pieces(c, board.King).Has(home) && s.Occupied().Count() == 3 {
					got[2] += withOneMore(s, true, visit)
				}
			}
		}
	}
	if !*long && got != want || min(got[0]-want[0], got[1]-want[1], got[2]-want[2]) < 0 { // at least, with -long
		t.Errorf("%d positions, want %d", got, want)
	}
	t.Logf("%d positions with three pieces, %d with en passant, %d with a rook that may castle", got[0], got[1], got[2])
}
