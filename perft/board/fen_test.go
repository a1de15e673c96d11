package board_test

import (
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// goodFENs holds texts that are accepted, and how they are written again if not as they stand.
var goodFENs = []struct{ name, fen, written string }{
	{"start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", ""},
	{"black to move", "4k3/8/8/8/8/8/8/4K3 b - - 12 345", ""},
	{"four fields", "4k3/8/8/8/8/8/8/4K3 w - -", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
	{"five fields", "4k3/8/8/8/8/8/8/4K3 w - - 7", "4k3/8/8/8/8/8/8/4K3 w - - 7 1"},
	{"largest clocks", "4k3/8/8/8/8/8/8/4K3 w - - 65535 65535", ""},
	{"six digits", "4k3/8/8/8/8/8/8/4K3 w - - 000007 000012", "4k3/8/8/8/8/8/8/4K3 w - - 7 12"},
	{"an en-passant square, and a pawn where the other came from", "4k3/3p4/8/3p4/8/8/8/4K3 w - d6 0 1", ""},
	{"blanks in front and at the end", "  4k3/8/8/8/8/8/8/4K3 w - - 0 1   ", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
	{"doubled blanks", "4k3/8/8/8/8/8/8/4K3  w   -  -  5   7", "4k3/8/8/8/8/8/8/4K3 w - - 5 7"},
	{"ends of lines", "4k3/8/8/8/8/8/8/4K3 w - - 5 7\x00\t\r\n\x00", "4k3/8/8/8/8/8/8/4K3 w - - 5 7"},
	{"end of a line after four fields", "4k3/8/8/8/8/8/8/4K3 w - -\r\n", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
	{"dashes for the clocks", "4k3/8/8/8/8/8/8/4K3 b - - - -", "4k3/8/8/8/8/8/8/4K3 b - - 0 1"},
	{"a dash for the clock", "4k3/8/8/8/8/8/8/4K3 b - - - 9", "4k3/8/8/8/8/8/8/4K3 b - - 0 9"},
	{"a dash for the move number", "4k3/8/8/8/8/8/8/4K3 b - - 9 -", "4k3/8/8/8/8/8/8/4K3 b - - 9 1"},
	{"move number 0", "4k3/8/8/8/8/8/8/4K3 w - - 0 0", ""},
	{"rights in another order", "r3k2r/8/8/8/8/8/8/R3K2R w qkQK - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"},
	{"Shredder-FEN", "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1", ""},
	{"Shredder-FEN of Chess960", "1rk3r1/8/8/8/8/8/8/1RK3R1 b GBgb - 0 1", ""},
	{"X-FEN with displaced king and rooks", "1rk3r1/8/8/8/8/8/8/1RK3R1 w KQkq - 0 1", ""},
	{"X-FEN with an inner rook", "r3k1rr/8/8/8/8/8/8/R3K2R w KQgq - 0 1", ""},
	{"a queen outside the rook", "4k3/8/8/8/8/8/8/4K1RQ w K - 0 1", ""},
	{"en passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", ""},
	{"en passant without a capturer", "4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1", ""},
	{"en passant answers the check", "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1", ""},
	{"the double push discovers a check", "4k3/8/8/8/1b1p4/8/8/4K3 w - - 0 1", ""},
	{"a pinned capturer", "4k3/8/4r3/3pP3/8/8/8/4K3 w - d6 0 1", ""},
	{"218 moves", "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1", ""},
	{"all knights", "NNNNNNNN/NNNNNNNN/NNNNNNNN/NNNNNNNN/NNNNNNNN/NNNNNNNN/NNKNNNNN/NNNNNN1k b - - 0 1", ""},
	{"nine pawns", "4k3/8/8/P7/8/8/PPPPPPPP/4K3 w - - 0 1", ""},
	{"three checkers", "4k3/8/8/8/8/8/3n1r2/r3K3 w - - 0 1", ""},
}

func TestGoodFENs(t *testing.T) {
	for _, test := range goodFENs {
		t.Run(test.name, func(t *testing.T) {
			p, err := board.ParseFEN(test.fen)
			if err != nil {
				t.Fatal(err)
			}
			want := test.written
			if want == "" {
				want = test.fen
			}
			if got := p.FEN(); got != want {
				t.Errorf("got  %s\nwant %s", got, want)
			}
		})
	}
}

func TestFieldsOfAPosition(t *testing.T) {
	p := parse(t, "r3k2r/8/8/3pP3/8/8/8/4K3 w kq d6 3 17")
	if p.SideToMove() != attacks.White || p.Setup().HalfmoveClock != 3 || p.Setup().FullmoveNumber != 17 ||
		p.EnPassant() != attacks.D6 || p.CastlingRooks() != attacks.SetOf(attacks.A8, attacks.H8) || p.Chess960() {
		t.Errorf("got %v, clocks %d and %d, en passant %v, Chess960 %v, rooks\n%v", p.SideToMove(),
			p.Setup().HalfmoveClock, p.Setup().FullmoveNumber, p.EnPassant(), p.Chess960(), p.CastlingRooks())
	}
	if piece, c := p.PieceAt(attacks.D5); piece != board.Pawn || c != attacks.Black {
		t.Errorf("on d5: got a %v %v, want a black pawn", c, piece)
	}
	if piece, _ := p.PieceAt(attacks.D6); piece != board.NoPiece {
		t.Errorf("on d6: got %v, want nothing", piece)
	}
	for fen, want := range map[string]bool{
		"1rk3r1/8/8/8/8/8/8/1RK3R1 w KQkq - 0 1": true,  // the king is not on e1
		"4k3/8/8/8/8/8/8/4K1R1 w K - 0 1":        true,  // the rook is not on h1
		"4k3/8/8/8/8/8/8/4K2R w H - 0 1":         true,  // so it is written
		"4k3/8/8/8/8/8/8/2K3R1 w - - 0 1":        false, // no castling right
	} {
		if p := parse(t, fen); p.Chess960() != want {
			t.Errorf("%s: Chess960 %v, want %v", fen, !want, want)
		}
	}
}

func TestParseEPD(t *testing.T) {
	const start = "4k3/8/8/8/8/8/8/4K3 w - -"
	for _, test := range []struct{ line, operations string }{
		{start, ""},
		{start + " ", ""},
		{start + " 0 1", ""},
		{start + " 0 1 ;D1 5 ;D2 25", ";D1 5 ;D2 25"},
		{start + " ;D1 5", ";D1 5"},
		{start + " 0 1; D1 5", "; D1 5"},
		{start + "  0  1  ;D1 5", ";D1 5"},
		{start + " - - ;D1 5", ";D1 5"},
		{start + " -; D1 5", "; D1 5"},
		{start + ` bm Ke2; id "a; b";`, `bm Ke2; id "a; b";`},
	} {
		p, operations, err := board.ParseEPD(test.line)
		if err != nil || operations != test.operations || !strings.HasPrefix(p.FEN(), start) {
			t.Errorf("%q: got %q, %v, want %q", test.line, operations, err, test.operations)
		}
	}
	for _, line := range []string{start + "x", start[:20], start + " 0 1x", start + " -1"} {
		if p, operations, err := board.ParseEPD(line); err == nil {
			t.Errorf("%q: got %s and %q, want an error", line, p.FEN(), operations)
		}
	}
}

func parse(t testing.TB, fen string) board.Position {
	t.Helper()
	p, err := board.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}
