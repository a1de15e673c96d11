package crosscheck_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/crosscheck"
)

// TestGuesses adds a move to the right ones, or takes one away, and checks the explanation.
func TestGuesses(t *testing.T) {
	for _, test := range []struct {
		name, fen, move string
		class           string
		squares         attacks.Bitboard // that the report marks
		why             string
	}{
		{"castling without right", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1g1", "castling", 0x10, "there is no castling right"},
		{"castling with a rook without right", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1h1", "castling", 0x10, "there is no castling right"},
		{"castling over a piece", "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "e1c1", "castling", 0xe, "the knight on b1 is in the way"},
		{"castling through an attack", "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "castling", 0x2000000000000070, "the king passes f1, which the rook on f8 attacks"},
		{"castling out of check", "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", "e1c1", "castling", 0x1000001c, "the king passes e1, which the rook on e4 attacks"},
		{"castling that is missing", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", "castling", 0x1d, "castling is legal here: the path is empty, and no square of the king is attacked"},
		{"castling of black", "r3k2r/8/8/8/8/8/8/4K1R1 b kq - 0 1", "e8g8", "castling", 0x7000000000000040, "the king passes g8, which the rook on g1 attacks"},
		{"castling with a pinned rook", "4k3/8/8/8/8/8/8/rRK5 w B - 0 1", "c1b1", "castling", 0x7, "without the rook on b1, the rook on a1 attacks the king on c1"},
		{"en passant out of a pin", "8/8/8/8/k2Pp2R/8/8/3K4 b - d3 0 1", "e4d3", "en passant", 0xff000000, "with both pawns gone, the rook on h4 attacks the king"},
		{"en passant without square", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6", "en passant", 0x81000000000, "there is no en-passant square"},
		{"promotion that is missing", "7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8n", "promotion", 0x101000000000000, "the four promotions of the pawn are not treated alike"},
		{"all promotions", "7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8n a7a8b a7a8r a7a8q", "pawn move", 0x101000000000000, "a push over empty squares"},
		{"two promotions each of two pawns", "7k/P1P5/8/8/8/8/8/K7 w - - 0 1", "a7a8n a7a8b c7c8n c7c8b", "promotion", 0x101000000000000, "the four promotions of the pawn are not treated alike"},
		{"no promotion", "7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8", "promotion", 0x101000000000000, "a pawn on the last rank must be promoted"},
		{"promotion too early", "7k/8/P7/8/8/8/8/K7 w - - 0 1", "a6a7q", "promotion", 0x1010000000000, "a pawn is promoted on the last rank only"},
		{"double check", "4r1k1/8/8/8/8/5n2/6P1/4K3 w - - 0 1", "g2f3", "double check", 0x1000000000200010, "the knight on f3 and the rook on e8 both give check, so only the king moves"},
		{"answer to a check", "4r1k1/8/8/8/8/8/3B4/4K3 w - - 0 1", "d2e3", "check evasion", 0x1010101010101010, "it ends the check by the rook on e8"},
		{"no answer to a check", "4r1k1/8/8/8/8/8/3B4/4K3 w - - 0 1", "d2c3", "check evasion", 0x1010101010101010, "it leaves the king in check by the rook on e8"},
		{"king along the ray", "7k/8/8/8/4r3/8/4K3/8 w - - 0 1", "e2e1", "check evasion", 0x10101010, "the rook on e4 attacks e1"},
		{"king into an attack", "7k/8/8/8/3r4/8/4K3/8 w - - 0 1", "e2d2", "king safety", 0x8080800, "the rook on d4 attacks d2"},
		{"king step that is missing", "7k/8/8/8/3r4/8/4K3/8 w - - 0 1", "e2f2", "king safety", 0x3000, "nothing attacks f2"},
		{"king onto its own piece", "7k/8/8/8/8/8/4KP2/8 w - - 0 1", "e2f2", "step attack", 0x382838, "the king does not move like that"},
		{"pinned piece leaves", "4r2k/8/8/8/8/4B3/8/4K3 w - - 0 1", "e3d4", "pin", 0x1010101010101010, "the bishop on e3 is pinned by the rook on e8 and leaves the line"},
		{"pinned piece stays", "4r2k/8/8/8/8/4R3/8/4K3 w - - 0 1", "e3e5", "pin", 0x1010101010101010, "the rook on e3 is pinned by the rook on e8 and stays on the line"},
		{"push over a piece", "7k/8/8/8/8/4n3/4P3/K7 w - - 0 1", "e2e4", "pawn move", 0x10101000, "the knight on e3 is in the way"},
		{"push that is missing", "7k/8/8/8/8/8/4P3/K7 w - - 0 1", "e2e4", "pawn move", 0x10101000, "a push over empty squares"},
		{"capture that is missing", "7k/8/8/8/8/3n4/4P3/K7 w - - 0 1", "e2d3", "pawn move", 0x81000, "the pawn on e2 reaches d3"},
		{"capture around the edge", "7k/8/8/8/8/7n/P7/K7 w - - 0 1", "a2h3", "step attack", 0x800100, "the pawn on a2 does not reach h3"},
		{"knight that does not reach", "7k/8/8/8/8/8/8/KN6 w - - 0 1", "b1b2", "step attack", 0x202, "the knight on b1 does not reach b2"},
		{"slider through a piece", "7k/8/8/3p4/8/1B6/8/K7 w - - 0 1", "b3e6", "sliding attack", 0x100804020000, "the bishop on b3 does not reach e6"},
		{"slider that stops early", "7k/8/8/8/8/1Q6/8/K7 w - - 0 1", "b3e6", "sliding attack", 0x100804020000, "the queen on b3 reaches e6"},
		{"move from an empty square", "7k/8/8/8/8/8/8/K7 w - - 0 1", "e4e5", "unknown", 0x0, "white is to move and has no piece on e4"},
		{"a square only", "7k/8/8/8/8/8/8/K7 w - - 0 1", "a1", "unknown", 0, `"a1" is not a move in UCI notation`},
		{"too much for a move", "7k/8/8/8/8/8/8/K7 w - - 0 1", "a1a2q+", "unknown", 0, `"a1a2q+" is not a move in UCI notation`},
		{"not a move", "7k/8/8/8/8/8/8/K7 w - - 0 1", "O-O-O", "unknown", 0x0, `square "O-": expected a letter a to h and a digit 1 to 8`},
	} {
		t.Run(test.name, func(t *testing.T) {
			side := lying(func(_ crosscheck.Line, honest []crosscheck.MoveCount) []crosscheck.MoveCount {
				for _, move := range strings.Fields(test.move) {
					honest = toggle(honest, move)
				}
				return honest
			})
			found := search(t, side, 1, lineOf(t, test.fen))
			if found == nil {
				t.Fatal("no difference")
			}
			if f := found.Findings[0]; f.Class != test.class || f.Why != test.why || f.Squares != test.squares {
				t.Errorf("got %q: %q, %#x, want %q: %q, %#x\n%v", f.Class, f.Why, uint64(f.Squares), test.class, test.why, uint64(test.squares), found)
			}
		})
	}
}

// toggle takes move out of an answer, or puts it in.
func toggle(d []crosscheck.MoveCount, move string) []crosscheck.MoveCount {
	if i := slices.Index(moves(d), move); i >= 0 {
		return slices.Delete(d, i, i+1)
	}
	d = append(d, crosscheck.MoveCount{Move: move, Nodes: d[0].Nodes})
	return d
}
