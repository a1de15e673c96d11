package board_test

import (
	"testing"

	"github.com/bitray/bitray/perft/board"
)

func TestValidate(t *testing.T) {
	for _, test := range []struct {
		fen  string
		want board.Fault
	}{
		{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 0},
		{"8/8/8/8/8/8/8/8 w KQkq e6 0 1", board.MissingKing},
		{"8/8/8/8/8/8/8/K6K w - - 0 1", board.SeveralKings | board.MissingKing},
		{"kk6/8/8/8/8/8/8/K7 w - - 0 1", board.SeveralKings},
		{"Pk6/8/8/8/8/8/8/K6p w - - 0 1", board.PawnOnLastRank},
		{"8/8/8/3kK3/8/8/8/8 w - - 0 1", board.OpponentInCheck},
		{"4k3/8/8/8/8/8/4K3/R6R w KQ - 0 1", board.CastlingWithoutKing},
		{"4k3/8/8/8/8/8/8/4K2R w KQ - 0 1", board.CastlingWithoutRook},
		{"4k3/8/8/8/8/8/8/4K2R w KK - 0 1", board.CastlingTwice},
		{"4k3/8/8/8/8/8/8/4K3 w - e4 0 1", board.EnPassantRank},
		{"4k3/8/8/8/8/8/8/4K3 w - e6 0 1", board.EnPassantPawn},
		{"4k3/4p3/8/4pP2/8/8/8/4K3 w - e6 0 1", board.EnPassantOccupied},
		{"4k3/8/8/3pP3/8/8/8/r3K3 w - d6 0 1", board.EnPassantCheck},
		{"4k3/8/8/P7/8/8/PPPPPPPP/4K3 w - - 0 1", board.TooManyPawns | board.TooManyMen},
		{"4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1", board.TooManyMen},
		{"4k3/8/8/8/8/8/PPPPPPP1/QQ2K3 w - - 0 1", 0},
		{"4k3/8/8/8/8/8/PPPPPPPP/NNN1K3 w - - 0 1", board.TooManyMen},
		{"4k3/8/8/8/8/8/PPPPPPPP/BBB1K3 w - - 0 1", board.TooManyMen},
		{"4k3/8/8/8/8/8/PPPPPPPP/RRR1K3 w - - 0 1", board.TooManyMen},
		{"4k3/8/8/8/8/8/PPPPPPPP/NNBBKRRQ w - - 0 1", 0},
		{"4k3/8/8/8/7b/8/8/r3K3 w - - 0 1", 0},
		{"4k3/8/8/8/7b/8/6n1/r3K3 w - - 0 1", board.TooManyCheckers},
		{"4k3/8/8/4r3/7b/8/6n1/r3K3 w - - 0 1", board.TooManyCheckers},
		{"P3k3/8/8/8/8/8/8/4K3 w K e6 0 1", board.PawnOnLastRank | board.CastlingWithoutRook | board.EnPassantPawn},
	} {
		got, err := board.Validate(test.fen)
		if err != nil || got != test.want {
			t.Errorf("%s: got %v (error %v), want %v", test.fen, got, err, test.want)
		}
		if _, err := board.ParseFEN(test.fen); (err != nil) != (test.want&(board.Unplayable|board.Mendable) != 0) {
			t.Errorf("%s: faults %v, but ParseFEN says %v", test.fen, test.want, err)
		}
	}
	if faults, err := board.Validate("startpos"); err == nil {
		t.Errorf("startpos: got %v, want an error", faults)
	}
}

func TestNormalize(t *testing.T) {
	for _, test := range []struct {
		fen, want string
		dropped   int
	}{
		{"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", 0},
		{"r3k3/8/8/8/8/8/8/4K2R w KQkq - 0 1", "r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1", 2},
		{"r6r/4k3/8/8/8/8/8/4K3 w KQkq - 5 9", "r6r/4k3/8/8/8/8/8/4K3 w - - 5 9", 4},
		{"4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1", "4k3/8/8/3p4/8/8/8/4K3 w - - 0 1", 1},
		{"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", 0},
		{"4k3/8/4r3/3pP3/8/8/8/4K3 w - d6 0 1", "4k3/8/4r3/3pP3/8/8/8/4K3 w - - 0 1", 1},
		{"4k3/8/8/8/8/8/8/4K3 w - a1 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", 1},
	} {
		p, dropped, err := board.Normalize(test.fen)
		if err != nil || p.FEN() != test.want || len(dropped) != test.dropped {
			t.Errorf("%s:\ngot  %s, %v (error %v)\nwant %s and %d faults", test.fen, p.FEN(), dropped, err, test.want, test.dropped)
		}
	}
	for _, fen := range []string{"", "8/8/8/8/8/8/8/K7 w - - 0 1", "8/8/8/3kK3/8/8/8/8 w - - 0 1"} {
		if p, _, err := board.Normalize(fen); err == nil {
			t.Errorf("%q: got %s, want an error", fen, p.FEN())
		}
	}
}
