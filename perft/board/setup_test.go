package board_test

import (
	"errors"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// kings returns a setup with the kings on their squares of standard chess.
func kings() board.Setup {
	s := board.NewSetup()
	s.Put(attacks.White, board.King, attacks.SetOf(attacks.E1))
	s.Put(attacks.Black, board.King, attacks.SetOf(attacks.E8))
	return s
}

// TestZeroSetup adds kings to a setup that NewSetup did not make: it claims no en passant on a1.
func TestZeroSetup(t *testing.T) {
	from := kings()
	s := board.Setup{EnPassant: attacks.A1}
	for _, c := range []attacks.Color{attacks.White, attacks.Black} {
		s.Put(c, board.King, from.Pieces(c, board.King))
	}
	if p, err := s.Position(); err != nil || p.FEN() != "4k3/8/8/8/8/8/8/4K3 w - - 0 0" {
		t.Errorf("got %v, error %v", p, err)
	}
}

func TestSetup(t *testing.T) {
	for _, test := range []struct {
		name   string
		change func(*board.Setup)
		want   string
	}{
		{"kings", func(*board.Setup) {}, "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
		{"everything", func(s *board.Setup) {
			s.Put(attacks.White, board.Rook, attacks.SetOf(attacks.A1, attacks.H1))
			s.Put(attacks.Black, board.Queen, attacks.SetOf(attacks.D8))
			s.Put(attacks.Black, board.Pawn, attacks.SetOf(attacks.D5))
			s.Put(attacks.White, board.Pawn, attacks.SetOf(attacks.E5))
			s.CastlingRooks = attacks.SetOf(attacks.A1, attacks.H1)
			s.EnPassant, s.HalfmoveClock, s.FullmoveNumber = attacks.D6, 3, 40
		}, "3qk3/8/8/3pP3/8/8/8/R3K2R w KQ d6 3 40"},
		{"black to move", func(s *board.Setup) { s.SideToMove = attacks.Black }, "4k3/8/8/8/8/8/8/4K3 b - - 0 1"},
		{"a piece in place of another", func(s *board.Setup) {
			s.Put(attacks.White, board.Queen, attacks.SetOf(attacks.A1, attacks.B1))
			s.Put(attacks.Black, board.Knight, attacks.SetOf(attacks.A1))
			s.Put(attacks.White, board.NoPiece, attacks.SetOf(attacks.B1))
		}, "4k3/8/8/8/8/8/8/n3K3 w - - 0 1"},
		{"a king moves", func(s *board.Setup) {
			s.Put(attacks.White, board.NoPiece, attacks.SetOf(attacks.E1))
			s.Put(attacks.White, board.King, attacks.SetOf(attacks.A1))
		}, "4k3/8/8/8/8/8/8/K7 w - - 0 1"},
		{"an inner rook", func(s *board.Setup) {
			s.Put(attacks.White, board.Rook, attacks.SetOf(attacks.G1, attacks.H1))
			s.CastlingRooks = attacks.SetOf(attacks.G1)
		}, "4k3/8/8/8/8/8/8/4K1RR w G - 0 1"},
		{"letters of files", func(s *board.Setup) {
			s.Put(attacks.White, board.Rook, attacks.SetOf(attacks.H1))
			s.CastlingRooks, s.FileLetters = attacks.SetOf(attacks.H1), true
		}, "4k3/8/8/8/8/8/8/4K2R w H - 0 1"},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := kings()
			test.change(&s)
			p, err := s.Position()
			if err != nil || p.FEN() != test.want {
				t.Fatalf("got  %v (error %v)\nwant %s", p, err, test.want)
			}
			if want := parse(t, test.want); p != want {
				t.Errorf("got %#v, as read %#v", p, want)
			}
			if again := p.Setup(); again != s {
				t.Errorf("got the setup %+v, want %+v", again, s)
			}
		})
	}
}

func TestBadSetups(t *testing.T) {
	rook := func(sq, right attacks.Square) func(*board.Setup) {
		return func(s *board.Setup) {
			s.Put(attacks.White, board.Rook, attacks.SetOf(sq))
			s.CastlingRooks = attacks.SetOf(right)
		}
	}
	for _, test := range []struct {
		name   string
		change func(*board.Setup)
		fault  board.Fault
		square attacks.Square
		want   string
	}{
		{"nothing on the board", func(s *board.Setup) { *s = board.NewSetup() }, board.MissingKing, attacks.NoSquare,
			"position: piece placement: expected one white king, found none"},
		{"a check", func(s *board.Setup) { s.Put(attacks.White, board.Rook, attacks.SetOf(attacks.E4)) }, board.OpponentInCheck, attacks.E4,
			"position: side to move: expected the side not to move not to be in check, found a check from e4"},
		{"the king has moved", func(s *board.Setup) {
			s.Put(attacks.White, board.NoPiece, attacks.SetOf(attacks.E1))
			s.Put(attacks.White, board.King, attacks.SetOf(attacks.E2))
			rook(attacks.H1, attacks.H1)(s)
		}, board.CastlingWithoutKing, attacks.E2,
			"position: castling rights: expected the white king on its back rank, found the right of h1 with the king on e2"},
		{"no rook", rook(attacks.H1, attacks.A1), board.CastlingWithoutRook, attacks.A1,
			"position: castling rights: expected a rook to castle with, found the right of a1"},
		{"a rook off the back rank", rook(attacks.H2, attacks.H2), board.CastlingWithoutRook, attacks.H2,
			"position: castling rights: expected a rook to castle with, found the right of h2"},
		{"two rooks on a wing", func(s *board.Setup) {
			s.Put(attacks.White, board.Rook, attacks.SetOf(attacks.G1, attacks.H1))
			s.CastlingRooks = attacks.SetOf(attacks.G1, attacks.H1)
		}, board.CastlingTwice, attacks.H1, "position: castling rights: expected one right on each wing, found the right of h1 as another"},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := kings()
			test.change(&s)
			p, err := s.Position()
			var failure *board.FENError
			if !errors.As(err, &failure) {
				t.Fatalf("got %v, error %v, want a *FENError", p, err)
			}
			if failure.Fault != test.fault || failure.Square != test.square || failure.Error() != test.want {
				t.Errorf("got  %v on %v: %v\nwant %v on %v: %s", failure.Fault, failure.Square, failure, test.fault, test.square, test.want)
			}
			if s.Faults()&test.fault == 0 {
				t.Errorf("faults %v, want %v", s.Faults(), test.fault)
			}
		})
	}
}

// TestHarmlessFaultsOfSetups are found, but do not keep a setup from being a position.
func TestHarmlessFaultsOfSetups(t *testing.T) {
	s := kings()
	s.Put(attacks.Black, board.Pawn, attacks.SetOf(attacks.D5))
	s.Put(attacks.White, board.Knight, attacks.Rank3)
	s.Put(attacks.White, board.Pawn, attacks.Rank2)
	s.EnPassant = attacks.D6
	if got, want := s.Faults(), board.Superfluous|board.TooManyPieces; got != want {
		t.Errorf("got %v, want %v", got, want)
	}
	if p, err := s.Position(); err != nil || p.EnPassant() != attacks.D6 {
		t.Errorf("got %v (error %v), want the en-passant square d6", p, err)
	}
}

// TestFaultsOfBothColors gives both colors the same fault.
func TestFaultsOfBothColors(t *testing.T) {
	for _, test := range []struct {
		piece        board.Piece
		white, black attacks.Bitboard
		want         board.Fault
	}{
		{board.NoPiece, attacks.SetOf(attacks.E1), attacks.SetOf(attacks.E8), board.MissingKing},
		{board.King, attacks.SetOf(attacks.A1), attacks.SetOf(attacks.A8), board.SeveralKings},
		{board.Pawn, attacks.SetOf(attacks.A1), attacks.SetOf(attacks.H1), board.PawnOnLastRank},
		{board.Pawn, attacks.Rank2 | attacks.SetOf(attacks.A3), attacks.Rank7 | attacks.SetOf(attacks.H6), board.TooManyPawns | board.TooManyPieces},
	} {
		s := kings()
		s.Put(attacks.White, test.piece, test.white)
		s.Put(attacks.Black, test.piece, test.black)
		if got := s.Faults(); got != test.want {
			t.Errorf("%v on\n%vand\n%vgot %v, want %v", test.piece, test.white, test.black, got, test.want)
		}
	}
}

func TestEnPassantBeyondTheBoard(t *testing.T) {
	s := kings()
	s.Put(attacks.Black, board.Pawn, attacks.SetOf(attacks.D5))
	s.EnPassant = attacks.D6 + 64
	if p, err := s.Position(); err != nil || p.EnPassant() != attacks.NoSquare {
		t.Errorf("got %v with the en-passant square %d (error %v), want none", p, p.EnPassant(), err)
	}
}
