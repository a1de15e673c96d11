package replies

import (
	"testing"

	"github.com/bitray/bitray/perft/board"
)

// TestStandardReplies looks at which positions are counted without making moves: those in which the
// side that replies castles as in standard chess, or not at all. The mover may castle in any way.
func TestStandardReplies(t *testing.T) {
	for fen, want := range map[string]bool{
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1": true,
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1": true,
		"1r2k1r1/8/8/8/8/8/8/1R2K1R1 w - - 0 1":                    true,
		"1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GB - 0 1":                   true,
		"1r2k1r1/8/8/8/8/8/8/1R2K1R1 b GB - 0 1":                   false,
		"1r2k1r1/8/8/8/8/8/8/1R2K1R1 w g - 0 1":                    false,
		"r2k3r/8/8/8/8/8/8/4K3 w ha - 0 1":                         false,
		"r2k3r/8/8/8/8/8/8/4K3 b ha - 0 1":                         true,
	} {
		p, err := board.ParseFEN(fen)
		if err != nil {
			t.Fatal(err)
		}
		if got := standardReplies(&p); got != want {
			t.Errorf("%s: %v, want %v", fen, got, want)
		}
	}
}
