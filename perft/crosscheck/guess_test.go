package crosscheck_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/crosscheck"
)

// TestGuesses adds a move to the right ones, or takes one away, and checks the explanation.
func TestGuesses(t *testing.T) {
	for _, test := range []struct {
		name, fen, move string
		class           crosscheck.Class
		squares         attacks.Bitboard // that the report marks
		why             string
	}{
		{"castling without right", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1g1", "castling", 0x10, "there is no castling right"},
		{"castling with a rook without right", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1h1", "castling", 0x10, "there is no castling right"},
		{"castling over a piece", "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "e1c1", "castling", 0xe, "the knight on b1 is in the way"},
		{"castling through an attack", "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "castling", 0x2020202020202070, "the king passes f1, which the rook on f8 attacks"},
		{"castling out of check", "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", "e1c1", "castling", 0x1010101c, "the king is on e1, which the rook on e4 attacks"},
		{"castling out of check along the rank", "4k3/8/8/8/8/8/8/R3K1r1 w Q - 0 1", "e1c1", "castling", 0x7c, "the king is on e1, which the rook on g1 attacks"},
		{"castling over an own rook", "4k3/8/8/8/8/8/8/R1R1K3 w Q - 0 1", "e1c1", "castling", 0xe, "the rook on c1 is in the way"},
		{"castling with the other rook", "4k3/8/8/8/8/8/8/1R1RK3 w B - 0 1", "e1d1", "castling", 0x10, "there is no castling right"},
		{"castling past an attack to the far side", "1k1r4/8/8/8/8/8/8/1K5R w H - 0 1", "b1g1", "castling", 0x080808080808087e, "the king passes d1, which the rook on d8 attacks"},
		{"castling that is missing", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", "castling", 0x1d, "castling is legal here: the path is empty, and no square of the king is attacked"},
		{"castling of black", "r3k2r/8/8/8/8/8/8/4K1R1 b kq - 0 1", "e8g8", "castling", 0x7040404040404040, "the king goes to g8, which the rook on g1 attacks"},
		{"castling with a pinned rook", "4k3/8/8/8/8/8/8/rRK5 w B - 0 1", "c1b1", "castling", 0x7, "the king is on c1, which the rook on a1 attacks when the castling rook leaves b1"},
		{"castling onto its own square", "4k3/8/8/8/8/8/8/rRK5 w B - 0 1", "c1c1", "castling", 0x7, "the king is on c1, which the rook on a1 attacks when the castling rook leaves b1"},
		{"castling to the b-file", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1b1", "step attack", 0x1e, "the king on e1 does not reach b1"},
		{"short castling onto its own square", "4k3/8/8/8/8/8/8/1R3BKR b HB - 0 1", "g1g1", "unknown", 0, "black is to move and has no piece on g1"},
		{"short castling onto its own square, over a piece", "4k3/8/8/8/8/8/8/1R3BKR w HB - 0 1", "g1g1", "castling", 0x20, "the bishop on f1 is in the way"},
		{"a king that stays", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1e1", "step attack", 0x10, "the king on e1 does not reach e1"},
		{"en passant out of a pin", "8/8/8/8/k2Pp2R/8/8/3K4 b - d3 0 1", "e4d3", "en passant", 0xff000000, "then the rook on h4 attacks the king on a4"},
		{"en passant without square", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6", "en passant", 0x81000000000, "there is no en-passant square"},
		{"promotion that is missing", "7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8n", "promotion", 0x101000000000000, "a pawn becomes a knight, a bishop, a rook or a queen on the last rank, and only there"},
		{"all promotions", "7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8n a7a8b a7a8r a7a8q", "pawn move", 0x101000000000000, "the pawn on a7 reaches a8, and then nothing attacks the king"},
		{"two promotions each of two pawns", "7k/P1P5/8/8/8/8/8/K7 w - - 0 1", "a7a8n a7a8b c7c8n c7c8b", "promotion", 0x101000000000000, "a pawn becomes a knight, a bishop, a rook or a queen on the last rank, and only there"},
		{"no promotion", "7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8", "promotion", 0x101000000000000, "a pawn becomes a knight, a bishop, a rook or a queen on the last rank, and only there"},
		{"promotion too early", "7k/8/P7/8/8/8/8/K7 w - - 0 1", "a6a7q", "promotion", 0x1010000000000, "a pawn becomes a knight, a bishop, a rook or a queen on the last rank, and only there"},
		{"double check", "4r1k1/8/8/8/8/5n2/6P1/4K3 w - - 0 1", "g2f3", "double check", 0x1010101010101010, "then the rook on e8 attacks the king on e1"},
		{"answer to a check", "4r1k1/8/8/8/8/8/3B4/4K3 w - - 0 1", "d2e3", "check evasion", 0x100800, "the bishop on d2 reaches e3, and then nothing attacks the king"},
		{"no answer to a check", "4r1k1/8/8/8/8/8/3B4/4K3 w - - 0 1", "d2c3", "check evasion", 0x1010101010101010, "then the rook on e8 attacks the king on e1"},
		{"king along the ray", "7k/8/8/8/4r3/8/4K3/8 w - - 0 1", "e2e1", "check evasion", 0x10101010, "then the rook on e4 attacks the king on e1"},
		{"king into an attack", "7k/8/8/8/3r4/8/4K3/8 w - - 0 1", "e2d2", "king safety", 0x8080800, "then the rook on d4 attacks the king on d2"},
		{"king step that is missing", "7k/8/8/8/3r4/8/4K3/8 w - - 0 1", "e2f2", "king safety", 0x3000, "the king on e2 reaches f2, and then nothing attacks the king"},
		{"king onto its own piece", "7k/8/8/8/8/8/4KP2/8 w - - 0 1", "e2f2", "step attack", 0x3000, "the king on e2 does not reach f2"},
		{"pinned piece leaves", "4r2k/8/8/8/8/4B3/8/4K3 w - - 0 1", "e3d4", "pin", 0x1010101010101010, "then the rook on e8 attacks the king on e1"},
		{"pinned piece stays", "4r2k/8/8/8/8/4R3/8/4K3 w - - 0 1", "e3e5", "pin", 0x1010100000, "the rook on e3 reaches e5, and then nothing attacks the king"},
		{"push over a piece", "7k/8/8/8/8/4n3/4P3/K7 w - - 0 1", "e2e4", "pawn move", 0x10101000, "the knight on e3 is in the way"},
		{"push of two squares from the third rank", "7k/8/8/8/8/4P3/8/K7 w - - 0 1", "e3e5", "pawn move", 0x1010100000, "the pawn on e3 does not move to e5 like that"},
		{"push that is missing", "7k/8/8/8/8/8/4P3/K7 w - - 0 1", "e2e4", "pawn move", 0x10101000, "the pawn on e2 reaches e4, and then nothing attacks the king"},
		{"capture that is missing", "7k/8/8/8/8/3n4/4P3/K7 w - - 0 1", "e2d3", "pawn move", 0x81000, "the pawn on e2 reaches d3, and then nothing attacks the king"},
		{"capture around the edge", "7k/8/8/8/8/7n/P7/K7 w - - 0 1", "a2h3", "step attack", 0x800100, "the pawn on a2 does not reach h3"},
		{"knight that does not reach", "7k/8/8/8/8/8/8/KN6 w - - 0 1", "b1b2", "step attack", 0x202, "the knight on b1 does not reach b2"},
		{"slider through a piece", "7k/8/8/3p4/8/1B6/8/K7 w - - 0 1", "b3e6", "sliding attack", 0x100804020000, "the bishop on b3 does not reach e6"},
		{"slider that stops early", "7k/8/8/8/8/1Q6/8/K7 w - - 0 1", "b3e6", "sliding attack", 0x100804020000, "the queen on b3 reaches e6, and then nothing attacks the king"},
		{"move from an empty square", "7k/8/8/8/8/8/8/K7 w - - 0 1", "e4e5", "unknown", 0x0, "white is to move and has no piece on e4"},
		{"a square only", "7k/8/8/8/8/8/8/K7 w - - 0 1", "a1", "unknown", 0, `"a1" is not a move in UCI notation`},
		{"too much for a move", "7k/8/8/8/8/8/8/K7 w - - 0 1", "a1a2q+", "unknown", 0, `"a1a2q+" is not a move in UCI notation`},
		{"not a move", "7k/8/8/8/8/8/8/K7 w - - 0 1", "O-O-O", "unknown", 0x0, `square "O-": expected a letter a to h and a digit 1 to 8`},
	} {
		t.Run(test.name, func(t *testing.T) {
			side := lying(func(_ crosscheck.Line, honest []perft.MoveCount) []perft.MoveCount {
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
func toggle(d []perft.MoveCount, move string) []perft.MoveCount {
	if i := slices.Index(moves(d), move); i >= 0 {
		return slices.Delete(d, i, i+1)
	}
	d = append(d, perft.MoveCount{Move: move, Nodes: d[0].Nodes})
	return d
}

// TestManyFindings has a list of moves that is full, and one that lacks the moves of all queens: each has a reason of its own.
func TestManyFindings(t *testing.T) {
	const fen = "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1"
	full := search(t, lying(func(_ crosscheck.Line, honest []perft.MoveCount) []perft.MoveCount { return honest[:64] }), 1, lineOf(t, fen))
	if text := full.String(); full.Class() != crosscheck.Counting || !strings.Contains(text, "and 153 more: 64 moves are listed: perhaps its list has no room for more\n") {
		t.Errorf("got\n%s", text)
	}
	fewer := search(t, lying(func(_ crosscheck.Line, honest []perft.MoveCount) []perft.MoveCount { return honest[:65] }), 1, lineOf(t, fen))
	if text := fewer.String(); strings.Count(text, "\n  missing ") != 20 || !strings.Contains(text, "\n  and 133 more\n") {
		t.Errorf("got\n%s", text)
	}
}
