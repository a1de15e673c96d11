package board_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/bitray/bitray/perft/board"
)

func TestStyles(t *testing.T) {
	for _, test := range []struct{ fen, standard, xfen, shredder string }{
		{"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "KQkq", "KQkq", "HAha"},
		{"r3k2r/8/8/8/8/8/8/R3K2R w Ha - 0 1", "Kq", "Kq", "Ha"},
		{"4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "-", "-", "-"},
		{"1r2k1r1/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "", "KQkq", "HAgb"},
		{"r4k1r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "", "KQkq", "HAha"},
		{"r3k2r/8/8/8/8/8/8/R4K1R w KQkq - 0 1", "", "KQkq", "HAha"},
		{"r3k2r/8/8/8/8/8/8/R4K1R w kq - 0 1", "kq", "kq", "ha"},
		{"4k3/8/8/8/8/8/8/RR2KRR1 w FB - 0 1", "", "FB", "FB"},
		{"4k3/8/8/8/8/8/8/RR2KRR1 w GA - 0 1", "", "KQ", "GA"},
		{"4k3/8/8/8/8/8/8/qR2KRr1 w FB - 0 1", "", "KQ", "FB"}, // only rooks of its own stand farther out
	} {
		p := parse(t, test.fen)
		for style, want := range []string{board.Standard: test.standard, board.XFEN: test.xfen, board.Shredder: test.shredder} {
			text, ok := p.AppendFEN([]byte("fen "), board.Style(style))
			got := string(text)
			if ok != (want != "") || !ok && got != "fen " {
				t.Errorf("%s: %v is %q, ok %t, want the rights %q", test.fen, board.Style(style), got, ok, want)
			}
			if !ok {
				continue
			}
			if fields := strings.Fields(got); fields[3] != want {
				t.Errorf("%s: %v has the rights %q, want %q", test.fen, board.Style(style), fields[3], want)
			}
			if again := parse(t, got[len("fen "):]); again.CastlingRooks() != p.CastlingRooks() {
				t.Errorf("%s: %v reads as %v", test.fen, board.Style(style), again)
			}
		}
	}
	if got := fmt.Sprint(board.Standard, board.XFEN, board.Shredder, board.Style(3)); got != "standard X-FEN Shredder-FEN Style(3)" {
		t.Errorf("got %s", got)
	}
}

func TestAppendFENAllocatesNothing(t *testing.T) {
	p := board.Start()
	room := make([]byte, 0, 128)
	if allocs := testing.AllocsPerRun(100, func() { room, _ = p.AppendFEN(room[:0], board.Shredder) }); allocs != 0 {
		t.Errorf("%v allocations, want none", allocs)
	}
}
