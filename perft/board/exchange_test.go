package board_test

import (
	"math/rand/v2"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

var worth = [board.King + 1]int{board.Pawn: 100, board.Knight: 300, board.Bishop: 310, board.Rook: 500, board.Queen: 900}

// moving returns what c gains by the move of a piece, if both sides then capture on its square as long as that pays: the
// definition of an exchange, on a board that is changed and asked anew.
func moving(s board.Setup, c attacks.Color, from, sq attacks.Square, becomes board.Piece) int {
	captured, _ := s.PieceAt(sq)
	moved, _ := s.PieceAt(from)
	s.Put(c, board.NoPiece, from.Bitboard())
	s.Put(c, becomes, sq.Bitboard())
	return worth[captured] + worth[becomes] - worth[moved] - replying(s, c.Other(), sq)
}

// replying returns what c gains by capturing with its cheapest piece, or by leaving it.
func replying(s board.Setup, c attacks.Color, sq attacks.Square) int {
	for piece := board.Pawn; piece <= board.King; piece++ {
		from := (s.Pieces(c, piece) & attackersOf(&s, sq, c)).First()
		if from == attacks.NoSquare {
			continue
		}
		becomes := piece
		if piece == board.Pawn && sq.Rank()%7 == 0 {
			becomes = board.Queen
		}
		if piece == board.King {
			lifted := s
			lifted.Put(c, board.NoPiece, from.Bitboard())
			if attackersOf(&lifted, sq, c.Other()) != 0 {
				return 0
			}
		}
		return max(0, moving(s, c, from, sq, becomes))
	}
	return 0
}

func attackersOf(s *board.Setup, sq attacks.Square, c attacks.Color) attacks.Bitboard {
	occ := s.Occupied()
	return attacks.Pawn(c.Other(), sq)&s.Pieces(c, board.Pawn) | attacks.Knight(sq)&s.Pieces(c, board.Knight) | attacks.King(sq)&s.Pieces(c, board.King) |
		attacks.Rook(sq, occ)&s.Orthogonals(c) | attacks.Bishop(sq, occ)&s.Diagonals(c)
}

// exchanged returns what [board.Position.Exchange] must return.
func exchanged(p *board.Position, m board.Move) int {
	s, became, gain := p.Setup(), m.Piece(), 0
	switch {
	case m.IsCastling():
		return 0
	case m.IsEnPassant():
		s.Put(0, board.NoPiece, (m.To() ^ 8).Bitboard())
		gain = worth[board.Pawn]
	case m.Promotion() != board.NoPiece:
		became = m.Promotion()
	}
	return gain + moving(s, p.SideToMove(), m.From(), m.To(), became)
}

func TestExchange(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 7))
	enPassant, promotions, moves := 0, 0, make([]board.Move, 0, board.MaxMoves)
	check := func(p *board.Position) {
		for _, m := range moves {
			if got, want := p.Exchange(m, &worth), exchanged(p, m); got != want {
				t.Fatalf("%v, %v: gains %d, want %d", p, m, got, want)
			}
			if m.IsEnPassant() {
				enPassant++
			}
			if m.Promotion() != board.NoPiece {
				promotions++
			}
		}
	}
	for range 60 {
		p := board.Start()
		for moves = p.AppendLegalMoves(moves[:0]); len(moves) > 0 && p.HalfmoveClock() < 40; moves = p.AppendLegalMoves(moves[:0]) {
			check(&p)
			p.Play(moves[random.IntN(len(moves))])
		}
	}
	if enPassant < 10 || promotions < 100 {
		t.Errorf("%d captures en passant, %d promotions", enPassant, promotions)
	}
}

func TestExchanges(t *testing.T) {
	for _, test := range []struct {
		name, fen, move string
		gain            int
	}{
		{"the king must not capture a protected piece", "8/8/3k4/4p3/8/8/4R3/4R1K1 w - - 0 1", "e2e5", 100},
		{"the king captures what is not protected", "8/8/3k4/4p3/8/8/4R3/6K1 w - - 0 1", "e2e5", -400},
		{"a bishop behind the king protects", "8/6b1/8/4kp2/8/4p3/8/4R1K1 w - - 0 1", "e1e3", 100},
		{"what stood behind the pawn captured en passant sees the square", "3r4/8/8/2Pp4/8/8/8/3R1K1k w - d6 0 1", "c5d6", 100},
		{"a rook captures through the pawn captured en passant", "8/8/3r4/2Pp4/8/8/3R4/5K1k w - - 0 1", "c5d6", 500},
		{"a quiet move loses its piece", "7k/8/8/2p5/8/8/3Q4/7K w - - 0 1", "d2d4", -900},
		{"a pawn that recaptures becomes a queen", "3N3k/2P5/8/8/8/8/3r4/K7 b - - 0 1", "d2d8", -1000},
		{"captures from all sides", "b2kr3/1B2r2B/2BNRnB1/2nbrBn1/RRrR1rRr/K1NBrbN1/2BNrNb1/1b2r2b w - - 0 1", "d2e4", 0},
		{"castling", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", 0},
	} {
		p := parse(t, test.fen)
		m, err := p.ParseMove(test.move)
		if err != nil {
			t.Errorf("%s: %v", test.name, err)
		} else if got := p.Exchange(m, &worth); got != test.gain {
			t.Errorf("%s: gains %d, want %d", test.name, got, test.gain)
		}
	}
}
