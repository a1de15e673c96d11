package crosscheck_test

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"github.com/bitray/bitray/perft/crosscheck"
)

// TestGuesses adds a move to the right ones, or takes one away, and checks the explanation.
func TestGuesses(t *testing.T) {
	for _, test := range []struct {
		name, fen, move string
		class           string
		why             string
	}{
		{"castling without right", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1g1", "castling", "there is no castling right"},
		{"castling over a piece", "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", "e1c1", "castling", "the knight on b1 is in the way"},
		{"castling through an attack", "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "castling", "the king passes f1, which the rook on f8 attacks"},
		{"castling out of check", "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", "e1c1", "castling", "the king passes e1, which the rook on e4 attacks"},
		{"castling that is missing", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", "castling", "nothing prevents it"},
		{"castling of black", "r3k2r/8/8/8/8/8/8/4K1R1 b kq - 0 1", "e8g8", "castling", "the king passes g8, which the rook on g1 attacks"},
		{"castling with a pinned rook", "4k3/8/8/8/8/8/8/rRK5 w B - 0 1", "c1b1", "castling", "without the rook on b1, the rook on a1 attacks the king on c1"},
		{"en passant out of a pin", "8/8/8/8/k2Pp2R/8/8/3K4 b - d3 0 1", "e4d3", "en passant", "with both pawns gone, the rook on h4 attacks the king"},
		{"en passant without square", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6", "en passant", "there is no en-passant square"},
		{"promotion that is missing", "7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8n", "promotion", "the four promotions of the pawn are not treated alike"},
		{"no promotion", "7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8", "promotion", "a pawn on the last rank must be promoted"},
		{"promotion too early", "7k/8/P7/8/8/8/8/K7 w - - 0 1", "a6a7q", "promotion", "a pawn is promoted on the last rank only"},
		{"double check", "4r1k1/8/8/8/8/5n2/6P1/4K3 w - - 0 1", "g2f3", "double check", "the knight on f3 and the rook on e8 both give check, so only the king moves"},
		{"answer to a check", "4r1k1/8/8/8/8/8/3B4/4K3 w - - 0 1", "d2e3", "check evasion", "it answers the check by the rook on e8"},
		{"no answer to a check", "4r1k1/8/8/8/8/8/3B4/4K3 w - - 0 1", "d2c3", "check evasion", "it leaves the king in check by the rook on e8"},
		{"king along the ray", "7k/8/8/8/4r3/8/4K3/8 w - - 0 1", "e2e1", "check evasion", "the king steps back along the ray of the rook on e4, which attacks e1 through it"},
		{"king into an attack", "7k/8/8/8/3r4/8/4K3/8 w - - 0 1", "e2d2", "king safety", "the rook on d4 attacks d2"},
		{"king step that is missing", "7k/8/8/8/3r4/8/4K3/8 w - - 0 1", "e2f2", "king safety", "nothing attacks f2"},
		{"king onto its own piece", "7k/8/8/8/8/8/4KP2/8 w - - 0 1", "e2f2", "step attack", "the king does not move like that"},
		{"pinned piece leaves", "4r2k/8/8/8/8/4B3/8/4K3 w - - 0 1", "e3d4", "pin", "the bishop on e3 is pinned by the rook on e8 and leaves the line"},
		{"pinned piece stays", "4r2k/8/8/8/8/4R3/8/4K3 w - - 0 1", "e3e5", "pin", "the rook on e3 is pinned by the rook on e8 and stays on the line"},
		{"push over a piece", "7k/8/8/8/8/4n3/4P3/K7 w - - 0 1", "e2e4", "pawn move", "the knight on e3 is in the way"},
		{"push that is missing", "7k/8/8/8/8/8/4P3/K7 w - - 0 1", "e2e4", "pawn move", "a push over empty squares"},
		{"capture that is missing", "7k/8/8/8/8/3n4/4P3/K7 w - - 0 1", "e2d3", "pawn move", "the pawn attacks d3 and f3"},
		{"capture around the edge", "7k/8/8/8/8/7n/P7/K7 w - - 0 1", "a2h3", "step attack", "the capture wraps around the edge of the board"},
		{"knight that does not reach", "7k/8/8/8/8/8/8/KN6 w - - 0 1", "b1b2", "step attack", "the knight on b1 does not reach b2"},
		{"slider through a piece", "7k/8/8/3p4/8/1B6/8/K7 w - - 0 1", "b3e6", "sliding attack", "the bishop on b3 does not reach e6"},
		{"slider that stops early", "7k/8/8/8/8/1Q6/8/K7 w - - 0 1", "b3e6", "sliding attack", "the queen on b3 reaches e6"},
		{"move from an empty square", "7k/8/8/8/8/8/8/K7 w - - 0 1", "e4e5", "unknown", "white is to move and has no piece on e4"},
		{"not a move", "7k/8/8/8/8/8/8/K7 w - - 0 1", "O-O-O", "unknown", `square "O-": expected a letter a to h and a digit 1 to 8`},
	} {
		t.Run(test.name, func(t *testing.T) {
			side := liar{judge(), func(_ crosscheck.Line, _ int, honest crosscheck.Divide) crosscheck.Divide {
				return toggle(honest, test.move)
			}}
			search := crosscheck.Search{Tested: side, Judge: judge(), Depth: 1}
			result, err := search.First(context.Background(), []crosscheck.Line{lineOf(t, test.fen)})
			found := result.Difference
			if err != nil || found == nil {
				t.Fatal(found, err)
			}
			if got := fmt.Sprintf("%x", uint64(found.Findings[0].Squares)); got != guessedSquares[test.name] {
				t.Errorf("squares %s, want %s:\n%v", got, guessedSquares[test.name], found.Findings[0].Squares)
			}
			if f := found.Findings[0]; f.Class != test.class || f.Why != test.why {
				t.Errorf("got %q: %q, want %q: %q\n%v", f.Class, f.Why, test.class, test.why, found)
			}
		})
	}
}

// toggle takes move out of an answer, or puts it in.
func toggle(d crosscheck.Divide, move string) crosscheck.Divide {
	if i := slices.Index(d.Moves(), move); i >= 0 {
		return slices.Delete(d, i, i+1)
	}
	d = append(d, crosscheck.Count{Move: move, Nodes: d[0].Nodes})
	d.Sort()
	return d
}

// guessedSquares are the squares of each guess of TestGuesses, which the report marks, in hex.
var guessedSquares = map[string]string{
	"castling without right":      "10",
	"castling over a piece":       "1f",
	"castling through an attack":  "2000000000000070",
	"castling out of check":       "1000001c",
	"castling that is missing":    "1d",
	"castling of black":           "7000000000000040",
	"castling with a pinned rook": "7",
	"en passant out of a pin":     "ff000000",
	"en passant without square":   "81000000000",
	"promotion that is missing":   "101000000000000",
	"no promotion":                "101000000000000",
	"promotion too early":         "1010000000000",
	"double check":                "1000000000200010",
	"answer to a check":           "1010101010101010",
	"no answer to a check":        "1010101010101010",
	"king along the ray":          "10101010",
	"king into an attack":         "8080800",
	"king step that is missing":   "3000",
	"king onto its own piece":     "382838",
	"pinned piece leaves":         "1010101010101010",
	"pinned piece stays":          "1010101010101010",
	"push over a piece":           "10101000",
	"push that is missing":        "10101000",
	"capture that is missing":     "281000",
	"capture around the edge":     "800100",
	"knight that does not reach":  "50802",
	"slider through a piece":      "805020508",
	"slider that stops early":     "4222120a07ff070a",
	"move from an empty square":   "0",
	"not a move":                  "0",
}
