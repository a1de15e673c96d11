package board_test

import (
	"testing"

	"github.com/bitray/bitray/perft/board"
)

// TestRemarks holds what is said of texts that are read although they are unusual, and of the line of EPD.
func TestRemarks(t *testing.T) {
	const clock = ": unusual text: FEN: half-move clock, byte 26: expected "
	for _, test := range []struct{ fen, want string }{
		{"4k3/8/8/8/8/8/8/4K3 w - - 0 1", ""},
		{"4k3/8/8/8/8/8/8/4K3 w - - 7; id", "unusual text: FEN: end, byte 27: expected nothing after the fields, found \"; id\"\n" +
			"unusual text: FEN: full-move number, byte 27: expected a number after the half-move clock, found none\n"},
		{" 4k3/8/8/8/8/8/8/4K3 w - - 0 1", "unusual text: FEN: piece placement, byte 0: expected single blanks between the fields, found more\n"},
		{"4k3/8/8/8/8/8/8/4K3 w - -  0 1", "unusual text: FEN: half-move clock, byte 25: expected single blanks between the fields, found more\n"},
		{"4k3/8/8/8/8/8/8/4K3 w - - 0 1\x00", "unusual text: FEN: end, byte 29: expected nothing after the fields, found \"\\x00\"\n"},
		{"4k3/8/8/8/8/8/8/4K3 w - - 7 -", "unusual text: FEN: full-move number, byte 28: expected a whole number, found -\n"},
		{"4k3/8/8/8/8/8/8/4K3 w - - - -", "unusual text: FEN: half-move clock, byte 26: expected a whole number, found -\n" +
			"unusual text: FEN: full-move number, byte 28: expected a whole number, found -\n"},
		{`4k3/8/8/8/8/8/8/4K3 w - - bm #1; id "x";`, `unusual text: FEN: end, byte 25: expected nothing after the fields, found " bm #1; id \"x\";"` + "\n"},
		{`4k3/8/8/8/8/8/8/K6K w - - 0 1; id "x";`, "several kings: FEN: piece placement, byte 18: expected one white king, found another\n" +
			`unusual text: FEN: end, byte 29: expected nothing after the fields, found "; id \"x\";"` + "\n"},
		{"4k3/8/8/8/8/8/8/4K3 w - - 5 3", clock[2:] + "at most 4, the plies that were played, found 5\n"},
		{"4k3/8/8/8/8/8/8/4K3 b - - 5 3", ""},
		{"4k3/8/8/8/8/8/8/4K3 b - - 6 3", clock[2:] + "at most 5, the plies that were played, found 6\n"},
		{"4k3/8/8/8/8/8/8/4K3 w - - 0 0", "unusual text: FEN: full-move number, byte 28: expected 1 or more, found 0\n"},
		{"4k3/8/8/3pP3/8/8/8/4K3 w - d6 1 9", "unusual text: FEN: half-move clock, byte 30: expected 0 after a double push, found 1\n"},
		{"r3k2r/8/8/8/8/8/8/R3K1R1 w KQkq - 0 1", "unusual text: FEN: castling rights, byte 27: expected the king and the rook where standard chess has them, " +
			"found K for the king on e1 and the rook on g1, as in Chess960\n" +
			"castling rights of no game: FEN: castling rights, byte 27: expected kings and rooks that may castle on the same files, found GAha\n"},
		{"1rk3r1/8/8/8/8/8/8/1RK3R1 w KQkq - 0 1", ""},
		{"r3k2r/8/8/8/8/8/8/R3K2R w QKqk - 0 1", "unusual text: FEN: castling rights, byte 26: expected KQkq, as most programs write it, found QKqk\n"},
		{"1rk3r1/8/8/8/8/8/8/1RK3R1 w gGb - 0 1", "unusual text: FEN: castling rights, byte 28: expected Ggb, as most programs write it, found gGb\n"},
		{"4k3/8/8/8/8/2n1n3/8/3K4 w - - 0 1", "impossible double check: FEN: piece placement, byte 13: expected two checks that one move can give, found checks from c3 and e3\n"},
	} {
		faults, _, err := board.Diagnose(test.fen)
		got := ""
		for _, f := range faults {
			got += f.Fault.String() + ": " + f.Error() + "\n"
		}
		if err != nil || got != test.want {
			t.Errorf("%q (error %v): got\n%swant\n%s", test.fen, err, got, test.want)
		}
	}
	for _, fen := range []string{"4k3/8/8/8/8/8/8/4K3 w - -x", "4k3/8/8/8/8/8/8/4K3 w - - 0 1x", "4k3/8/8/8/8/8/8/4K3 w - -0 1"} {
		if faults, _, err := board.Diagnose(fen); err == nil {
			t.Errorf("%q: got %v, want an error", fen, faults)
		}
	}
}
