package board_test

import (
	"encoding/binary"
	"strings"
	"testing"

	"github.com/bitray/bitray/perft/board"
)

// TestCodeRoundTrip takes every position up to three plies below hard ones to its code and back.
func TestCodeRoundTrip(t *testing.T) {
	checked := 0
	for _, test := range goodFENs {
		p := parse(t, test.fen)
		checked += checkCodes(t, &p, 2)
	}
	for _, fen := range []string{
		"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
		"rknnrqb1/1p1pppb1/6p1/p1Q1P2p/8/2N5/PPPP1PPP/RKN1R1BB w EAea - 1 6",
		"8/8/1k6/2b5/2pP4/8/5K2/8 b - d3 0 1",
		"rnbqkb1r/ppppp1pp/7n/4Pp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
		"qqqqqqqq/qqqqqqqk/8/8/PPPPPPPP/NNNNNNNN/BBBBBBBB/KRRRRRRR b - - 0 1",
	} {
		p := parse(t, fen)
		checked += checkCodes(t, &p, 3)
	}
	if checked < 100_000 {
		t.Errorf("checked %d positions, want more than 100,000", checked)
	}
}

// checkCodes checks the code of p and of all positions below it and returns their number.
func checkCodes(t *testing.T, p *board.Position, depth int) (checked int) {
	t.Helper()
	back, err := p.Code().Position()
	if err != nil || board.Canonical(back) != board.Canonical(*p) || !strings.HasSuffix(back.FEN(), " 0 1") {
		t.Fatalf("%s: the code says %s (error %v)", p.FEN(), back.FEN(), err)
	}
	checked = 1
	if depth == 0 {
		return checked
	}
	for _, m := range p.AppendLegalMoves(nil) {
		child := p.After(m)
		checked += checkCodes(t, &child, depth-1)
	}
	return checked
}

func TestCodesTellPositionsApart(t *testing.T) {
	code := func(fen string) board.Code {
		p := parse(t, fen)
		return p.Code()
	}
	for _, same := range [][2]string{
		{"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 33 44"},
		{"4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1", "4k3/8/8/3p4/8/8/8/4K3 w - - 0 1"},
		{"4k3/8/4r3/3pP3/8/8/8/4K3 w - d6 0 1", "4k3/8/4r3/3pP3/8/8/8/4K3 w - - 0 1"}, // pinned
		{"r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"},
	} {
		if code(same[0]) != code(same[1]) {
			t.Errorf("%s and %s have different codes", same[0], same[1])
		}
	}
	seen := map[board.Code]string{}
	for _, fen := range []string{
		"r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq - 0 1",
		"r3k2r/8/8/3pP3/8/8/8/R3K2R b KQkq - 0 1",
		"r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1",
		"r3k2r/8/8/3pP3/8/8/8/R3K2R w KQk - 0 1",
		"r3k2r/8/8/3pP3/8/8/8/R3K2R w - - 0 1",
		"r3k2r/8/8/3pP3/8/8/8/R3K2Q w Qkq - 0 1",
		"r3k2r/8/8/3nP3/8/8/8/R3K2R w KQkq - 0 1",
	} {
		c := code(fen)
		if other, known := seen[c]; known {
			t.Errorf("%s has the code of %s", fen, other)
		}
		seen[c] = fen
	}
}

// TestCodeRefused spoils the code of a position, a square at a time.
func TestCodeRefused(t *testing.T) {
	put := func(c board.Code, square int, what int) board.Code {
		for plane := range c {
			c[plane] = c[plane]&^(1<<square) | uint64(what>>plane&1)<<square
		}
		return c
	}
	p := parse(t, "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1")
	good := p.Code()
	const b1, e1, g1, a2, e2, d5, e5, h5, e8 = 1, 4, 6, 8, 12, 35, 36, 39, 60
	for _, test := range []struct {
		what string
		code board.Code
		want string
	}{
		{"no pieces", board.Code{}, "one white king"},
		{"no white king", put(good, e1, 0), "one white king"},
		{"a second black king", put(good, h5, 14), "one black king"},
		{"two black kings, one to move", put(good, h5, 8), "one black king"},
		{"a pawn on rank 1", put(good, b1, 4), "no pawn on ranks 1 and 8"},
		{"the opponent in check", put(put(good, e5, 0), e2, 2), "not to be in check"},
		{"a castling rook on rank 2", put(good, a2, 7), "castling rights"},
		{"two castling rooks on the west wing", put(good, b1, 7), "castling rights"},
		{"two castling rooks on the east wing", put(good, g1, 7), "castling rights"},
		{"a castling rook without its king", put(put(good, e1, 0), e2, 6), "castling rights"},
		{"no pawn that captures", put(good, e5, 0), "en passant"},
		{"en passant with the wrong side to move", put(put(good, e8, 8), h5, 0), "en-passant"},
		{"two pawns that can be captured", put(put(good, h5, 15), d5, 15), "at most one pawn marked for en passant"},
	} {
		if _, err := test.code.Position(); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: error %v, want one that says %q", test.what, err, test.want)
		}
	}
}

// FuzzCode holds codes to their laws: no panic; what is accepted is what the position is coded
// to again, and ParseFEN accepts it.
func FuzzCode(f *testing.F) {
	for _, test := range goodFENs {
		p := parse(f, test.fen)
		var words []byte
		for _, x := range p.Code() {
			words = binary.LittleEndian.AppendUint64(words, x)
		}
		f.Add(words)
	}
	f.Fuzz(func(t *testing.T, words []byte) {
		var c board.Code
		if len(words) != 32 {
			return
		}
		for i := range c {
			c[i] = binary.LittleEndian.Uint64(words[8*i:])
		}
		p, err := c.Position()
		if err != nil {
			return
		}
		if p.Code() != c {
			t.Fatalf("%016x is accepted as %s, whose code is %016x", c, p.FEN(), p.Code())
		}
		again, err := board.ParseFEN(p.FEN())
		if err != nil || board.Canonical(again) != board.Canonical(p) {
			t.Fatalf("%016x is accepted as %s, which reads as %s (error %v)", c, p.FEN(), again.FEN(), err)
		}
		checkMoves(t, &p)
	})
}
