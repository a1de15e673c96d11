package board_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/bitray/bitray/perft/board"
)

const rest = " w - - 0 1"

// badFEN is a text, the field that is wrong in it, the byte where it goes wrong, and a word of
// what was expected there.
type badFEN struct {
	name, fen string
	field     string
	offset    int
	expected  string
}

var badFENs = []badFEN{
	// Structure.
	{"empty", "", board.PlacementField, 0, "PNBRQK"},
	{"two fields", "4k3/8/8/8/8/8/8/4K3 w", board.CastlingField, 21, "blank"},
	{"three fields", "4k3/8/8/8/8/8/8/4K3 w -", board.EnPassantField, 23, "blank"},
	{"blank at the end of three", "4k3/8/8/8/8/8/8/4K3 w - ", board.EnPassantField, 24, "square"},
	{"seven fields", "4k3/8/8/8/8/8/8/4K3 w - - 0 1 x", board.EndField, 29, "nothing"},
	{"nine ranks", "4k3/8/8/8/8/8/8/8/4K3" + rest, board.PlacementField, 17, "a blank after eight ranks"},
	{"seven ranks", "4k3/8/8/8/8/8/4K3" + rest, board.PlacementField, 17, "'/' after the eight squares of rank 2"},
	{"blanks and more at the end", "4k3/8/8/8/8/8/8/4K3 w - - 0 1  x", board.EndField, 29, "nothing"},
	{"a tab", "4k3/8/8/8/8/8/8/4K3\tw - - 0 1", board.PlacementField, 19, "a blank after eight ranks"},
	{"the word startpos", "startpos", board.PlacementField, 0, "PNBRQK"},

	// Placement.
	{"digit 0", "4k3/8/8/8/8/0/8/4K3" + rest, board.PlacementField, 12, "digit 1 to 8"},
	{"digit 9", "4k3/9/8/8/8/8/8/4K3" + rest, board.PlacementField, 4, "digit 1 to 8"},
	{"rank of nine pieces", "4k3/8/ppppppppp/8/8/8/8/4K3" + rest, board.PlacementField, 14, "'/'"},
	{"rank of nine squares", "4k3/8/p8/8/8/8/8/4K3" + rest, board.PlacementField, 7, "eight squares"},
	{"two hundred ranks", strings.Repeat("8/", 200) + rest, board.PlacementField, 15, "a blank after eight ranks"},
	{"a mebibyte of digits", strings.Repeat("1", 1<<20), board.PlacementField, 1, "two digits"},
	{"empty rank", "4k3//8/8/8/8/8/8/4K3" + rest, board.PlacementField, 4, "PNBRQK"},
	{"byte 255", "4k3/8/8/\xff/8/8/8/4K3" + rest, board.PlacementField, 8, "PNBRQK"},
	{"dots", "....k.../8/8/8/8/8/8/4K3" + rest, board.PlacementField, 0, "PNBRQK"},
	{"one square of a rank", "4k3/rx6/8/8/8/8/8/4K3" + rest, board.PlacementField, 5, "as rank 7 has 1 of its eight squares"},
	{"seven squares of a rank", "4k3/8/8/8/8/8/8/3K3" + rest, board.PlacementField, 19, "as rank 1 has 7 of its eight squares"},

	// Pieces.
	{"no white king", "4k3/8/8/8/8/8/8/8" + rest, board.PlacementField, 0, "one white king"},
	{"no black king", "8/8/8/8/8/8/8/4K3" + rest, board.PlacementField, 0, "one black king"},
	{"two white kings", "4k3/8/8/8/8/8/8/K3K3" + rest, board.PlacementField, 18, "one white king"},
	{"two black kings", "k3k3/8/8/8/8/8/8/4K3" + rest, board.PlacementField, 2, "one black king"},
	{"pawn on rank 1", "4k3/8/8/8/8/8/8/p3K3" + rest, board.PlacementField, 16, "no pawn"},
	{"pawn on rank 8", "P3k3/8/8/8/8/8/8/4K3" + rest, board.PlacementField, 0, "no pawn"},
	{"the side not to move in check", "4k3/8/8/8/8/8/4Q3/4K3" + rest, board.SideField, 22, "not to be in check"},
	{"the side not to move in check by a pawn", "4k3/3P4/8/8/8/8/8/4K3" + rest, board.SideField, 22, "not to be in check"},
	{"adjacent kings", "8/8/8/3kK3/8/8/8/8" + rest, board.SideField, 19, "not to be in check"},

	// Side.
	{"side W", "4k3/8/8/8/8/8/8/4K3 W - - 0 1", board.SideField, 20, "w or b"},

	{"side white", "4k3/8/8/8/8/8/8/4K3 white - - 0 1", board.SideField, 20, "w or b"},
	{"side ww", "4k3/8/8/8/8/8/8/4K3 ww - - 0 1", board.SideField, 21, "a blank after this field"},

	// Castling.
	{"a blank between letters", "r3k2r/8/8/8/8/8/8/R3K2R w K kq - 0 1", board.CastlingField, 28, "without a blank"},
	{"-K", "4k3/8/8/8/8/8/8/R3K2R w -K - 0 1", board.CastlingField, 25, "a blank after this field"},
	{"KK", "4k3/8/8/8/8/8/8/R3K2R w KK - 0 1", board.CastlingField, 25, "one right"},
	{"two rooks on one wing", "4k3/8/8/8/8/8/8/4K1RR w GH - 0 1", board.CastlingField, 25, "one right"},
	{"five letters", "r3k2r/8/8/8/8/8/8/R3K2R w KQkqK - 0 1", board.CastlingField, 30, "at most four"},
	{"a king on rank 8 with rights of White", "R3K2R/8/8/8/8/8/8/4k3 w KQ - 0 1", board.CastlingField, 24, "the white king on its back rank"},
	{"K without a rook", "4k3/8/8/8/8/8/8/R3K3 w K - 0 1", board.CastlingField, 23, "rook"},
	{"q without a rook", "4k2r/8/8/8/8/8/8/R3K3 w Qq - 0 1", board.CastlingField, 25, "rook"},
	{"K with the other side's rook", "4k3/8/8/8/8/8/8/4K2r w K - 0 1", board.CastlingField, 23, "rook"},
	{"A without a rook", "4k3/8/8/8/8/8/8/1R2K3 w A - 0 1", board.CastlingField, 24, "rook"},
	{"a king off its back rank", "4k3/8/8/8/8/8/4K3/R6R w K - 0 1", board.CastlingField, 24, "back rank"},
	{"a black king off its back rank", "r6r/4k3/8/8/8/8/8/4K3 w kq - 0 1", board.CastlingField, 24, "back rank"},
	{"empty field", "4k3/8/8/8/8/8/8/4K3 w  - 0 1", board.EnPassantField, 25, "'-' or"},

	// En passant.
	{"no square", "4k3/8/8/8/8/8/8/4K3 w - z9 0 1", board.EnPassantField, 24, "square"},
	{"half a square", "4k3/8/8/8/8/8/8/4K3 w - e", board.EnPassantField, 24, "square"},
	{"wrong rank", "4k3/8/8/3pP3/8/8/8/4K3 w - d5 0 1", board.EnPassantField, 27, "d6, which a pawn of the opponent has passed over"},
	{"wrong side", "4k3/8/8/8/3pP3/8/8/4K3 w - e3 0 1", board.EnPassantField, 27, "passes over"},
	{"no pawn", "4k3/8/8/4P3/8/8/8/4K3 w - d6 0 1", board.EnPassantField, 26, "pawn"},
	{"square occupied", "4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 1", board.EnPassantField, 29, "nothing on d6"},
	{"origin occupied", "4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 1", board.EnPassantField, 29, "nothing on d6"},
	{"a check that stood before", "4kq2/8/8/3pP3/1K6/8/8/8 w - d6 0 1", board.EnPassantField, 28, "no check"},

	// Clocks.
	{"no blank before the clock", "4k3/8/8/8/8/8/8/4K3 w - -0 1", board.EnPassantField, 25, "a blank after this field"},
	{"no blank before the clock, behind a square", "4k3/8/8/3pP3/8/8/8/4K3 w - d60 1", board.EnPassantField, 29, "a blank after this field"},
	{"clock -1", "4k3/8/8/8/8/8/8/4K3 w - - -1 1", board.HalfmoveField, 26, "whole number"},
	{"clock +0", "4k3/8/8/8/8/8/8/4K3 w - - +0 1", board.HalfmoveField, 26, "whole number"},
	{"clock 65536", "4k3/8/8/8/8/8/8/4K3 w - - 65536 1", board.HalfmoveField, 26, "whole number"},
	{"clock 1.5", "4k3/8/8/8/8/8/8/4K3 w - - 1.5 1", board.HalfmoveField, 26, "whole number"},
	{"a digit from elsewhere", "4k3/8/8/8/8/8/8/4K3 w - - 0٣ 1", board.HalfmoveField, 26, "whole number"},
	{"number -1", "4k3/8/8/8/8/8/8/4K3 w - - 0 -1", board.FullmoveField, 28, "whole number"},
	{"a letter before a number", "4k3/8/8/8/8/8/8/4K3 w - - x 1", board.HalfmoveField, 26, "whole number"},
	{"a word before a number", "4k3/8/8/8/8/8/8/4K3 w - - one 1", board.HalfmoveField, 26, "whole number"},
	{"words of programs", "4k3/8/8/8/8/8/8/4K3 w - - null null", board.HalfmoveField, 26, "whole number"},
	{"a mark at the end", "4k3/8/8/8/8/8/8/4K3 w - - ?\r\n", board.HalfmoveField, 26, "whole number"},
	{"the square twice", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 d6 0 1", board.HalfmoveField, 30, "whole number"},
	{"a dash too many", "4k3/8/8/8/8/8/8/4K3 w - - - 0 1", board.HalfmoveField, 26, "whole number"},
	{"a word at the end", "4k3/8/8/8/8/8/8/4K3 w - - 0  one", board.FullmoveField, 29, "whole number"},
	{"an arrow before a number", "4k3/8/8/8/8/8/8/4K3 w - - → 1", board.EndField, 25, "nothing after"},
	{"more at the end of four fields", "4k3/8/8/8/8/8/8/4K3 w - - depth 1", board.EndField, 25, "nothing after"},
}

func TestBadFENs(t *testing.T) {
	for _, test := range badFENs {
		t.Run(test.name, func(t *testing.T) {
			_, err := board.ParseFEN(test.fen)
			var fenError *board.FENError
			if !errors.As(err, &fenError) {
				t.Fatalf("error %v, want a *FENError", err)
			}
			if fenError.Field != test.field || fenError.Offset != test.offset || !strings.Contains(fenError.Expected, test.expected) {
				t.Errorf("got %v\nwant %s, byte %d, %q expected", err, test.field, test.offset, test.expected)
			}
			if atEnd := fenError.Found == "the end of the text"; atEnd != (test.offset == len(test.fen)) {
				t.Errorf("got %v at byte %d of %d", err, test.offset, len(test.fen))
			}
			if len(err.Error()) > 250 {
				t.Errorf("an error of %d bytes", len(err.Error()))
			}
		})
	}
}

// TestWhatARankHasSoFar is named where a piece is expected, unless the rank has nothing yet.
func TestWhatARankHasSoFar(t *testing.T) {
	for fen, want := range map[string]string{
		"4k3/x7/8/8/8/8/8/4K3" + rest:  "one of PNBRQKpnbrqk or a digit 1 to 8",
		"4k3/1x6/8/8/8/8/8/4K3" + rest: "one of PNBRQKpnbrqk or a digit 1 to 8, as rank 7 has 1 of its eight squares",
	} {
		var fault *board.FENError
		if _, err := board.ParseFEN(fen); !errors.As(err, &fault) || fault.Expected != want {
			t.Errorf("%s: got the error %v, want %q to be expected", fen, err, want)
		}
	}
}

// TestVariants names what positions of crazyhouse and three-check have beside a FEN.
func TestVariants(t *testing.T) {
	for fen, want := range map[string]string{
		"rnQ~q1b1r/8/8/8/8/8/8/4K3 b - - 0 5": "of crazyhouse",
		"4k2Q~/8/8/8/8/8/8/4K3" + rest:        "of crazyhouse",
		"4k3/8/8/8/8/8/8/4K3[Qn]" + rest:      "of crazyhouse",
		"4k3/8/8/8/8/8/8/4K3/PPn" + rest:      "of crazyhouse",
		"4k3/8/8/8/8/8/8/4K3x" + rest:         "",
		"4k3//8/8/8/8/8/4K3" + rest:           "",
		"4k3/8/8/8/8/8/8/4K3 w / - 0 1":       "",
		"[FEN \"4k3/8/8/8/8/8/8/4K3\"":        "",
		"4k3/8/8/8/8/8/8/4K3/QRPBqpnn" + rest: "of crazyhouse",
		"4k3/8/8/8/8/8/8/4K3/pppppppp" + rest: "",
		"4k3/8/8/8/8/8/8/8/4K3" + rest:        "",
		"4k3/8/8/8/8/8/8/4K3 w - - 1+2 0 1":   "of three-check",
		"4k3/8/8/8/8/8/8/4K3 w - - 3+3":       "of three-check",
		"4k3/8/8/8/8/8/8/4K3 w - - 0 1 +1+2":  "of three-check",
		"4k3/8/8/8/8/8/8/4K3 w - - +1 2":      "",
	} {
		if _, err := board.ParseFEN(fen); err == nil || !strings.Contains(err.Error(), want) || want == "" && strings.Contains(err.Error(), ", as for") {
			t.Errorf("%s: got the error %v, want %q in it", fen, err, want)
		}
	}
}
