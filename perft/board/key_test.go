package board_test

import (
	"crypto/sha256"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/bitray/bitray/perft/board"
)

// TestPolyglotKeys holds keys to those that are published with the format.
func TestPolyglotKeys(t *testing.T) {
	for _, test := range []struct {
		fen  string
		want uint64
	}{
		{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 0x463b96181691fc9c},
		{"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", 0x823c9b50fd114196},
		{"rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 2", 0x0756b94461c50fb0},
		{"rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2", 0x662fafb965db29d4},
		{"rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3", 0x22a48b5a8e47ff78},
		{"rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPPKPPP/RNBQ1BNR b kq - 0 3", 0x652a607ca3f242c1},
		{"rnbq1bnr/ppp1pkpp/8/3pPp2/8/8/PPPPKPPP/RNBQ1BNR w - - 0 4", 0x00fdd303c946bdd9},
		{"rnbqkbnr/p1pppppp/8/8/PpP4P/8/1P1PPPP1/RNBQKBNR b KQkq c3 0 3", 0x3c8123ea7b067637},
		{"rnbqkbnr/p1pppppp/8/8/P6P/R1p5/1P1PPPP1/1NBQKBNR b Kkq - 0 4", 0x5c3f9b829b279560},
	} {
		p := parse(t, test.fen)
		if got := p.Key(); got != test.want {
			t.Errorf("%s: got the key %016x, want %016x", test.fen, got, test.want)
		}
	}
}

// TestPolyglotNumbers pins the file of numbers, of which the published keys use some.
func TestPolyglotNumbers(t *testing.T) {
	const want = "7f62c496bd6244afdfc3e0ed4e0ed228e385e083147af5cf6f0e80816ef6a295"
	if got := fmt.Sprintf("%x", sha256.Sum256([]byte(board.Polyglot))); got != want {
		t.Errorf("the numbers have the checksum %s, want %s", got, want)
	}
	if got := strings.Count(board.Polyglot, "\n"); got != 781 {
		t.Errorf("%d numbers, want 781", got)
	}
}

// TestKeyAfter holds the key after a move to that of the position after it, and wants different keys of different
// positions.
func TestKeyAfter(t *testing.T) {
	seen := map[uint64]board.Code{}
	walk(t, often(20_000, 1_000_000), func(p *board.Position, _ *rand.Rand) {
		key := p.Key()
		if code, known := seen[key]; known && code != p.Code() {
			t.Errorf("%s: the key %x is that of the code %x too", p.FEN(), key, code)
		}
		seen[key] = p.Code()
		for _, m := range p.AppendLegalMoves([]board.Move{0}) {
			child := p.After(m)
			if got, want := p.KeyAfter(key, m), child.Key(); got != want {
				t.Errorf("%s: the key after %v is %016x, want %016x", p.FEN(), m, got, want)
			}
		}
	})
	if len(seen) < 10_000 {
		t.Errorf("saw %d keys, want more", len(seen))
	}
}

// TestKeysThatDiffer wants other keys where one thing differs, and equal keys where only what the format
// leaves out does.
func TestKeysThatDiffer(t *testing.T) {
	for _, test := range []struct {
		a, b string
		same bool
	}{
		{"4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/4K2R b K - 0 1", false},
		{"4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", false},
		{"4k3/8/8/8/8/8/8/R3K2R w K - 0 1", "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", false},
		{"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", false},
		{"4k3/8/4r3/3pP3/8/8/8/4K3 w - d6 0 1", "4k3/8/4r3/3pP3/8/8/8/4K3 w - - 0 1", false}, // a pawn stands there, but is pinned
		{"4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1", "4k3/8/8/3p4/8/8/8/4K3 w - - 0 1", true},        // no pawn does
		{"4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/4K2R w K - 9 50", true},
		{"4k3/8/8/8/8/8/8/4K1RR w H - 0 1", "4k3/8/8/8/8/8/8/4K1RR w G - 0 1", true}, // rights of two rooks on one side
	} {
		a, b := parse(t, test.a), parse(t, test.b)
		if got := a.Key() == b.Key(); got != test.same {
			t.Errorf("%s and %s: the same key %v, want %v", test.a, test.b, got, test.same)
		}
	}
}
