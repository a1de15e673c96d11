package attacks_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/bitray/bitray/internal/compilertest"
)

// TestInlining holds what engines call millions of times a second.
func TestInlining(t *testing.T) {
	var caller strings.Builder
	caller.WriteString("package caller\nimport \"github.com/bitray/bitray/attacks\"\n")
	var calls []string
	add := func(parameters, arguments string, functions ...string) {
		for _, name := range functions {
			fmt.Fprintf(&caller, "func call%d(%s) attacks.Bitboard { return attacks.%s(%s) }\n",
				len(calls), parameters, name, arguments)
			calls = append(calls, "attacks."+name)
		}
	}
	add("sq attacks.Square, occ attacks.Bitboard", "sq, occ", "Rook", "Bishop", "Queen")
	add("sq attacks.Square", "sq", "Knight", "King", "RookLines", "BishopLines", "QueenLines", "Square.Bitboard")
	add("c attacks.Color, sq attacks.Square", "c, sq", "Pawn")
	add("d attacks.Direction, sq attacks.Square", "d, sq", "Ray")
	add("a, b attacks.Square", "a, b", "Between", "Line")
	add("b attacks.Bitboard", "b", "Bitboard.North", "Bitboard.South", "Bitboard.East", "Bitboard.West",
		"Bitboard.NorthEast", "Bitboard.NorthWest", "Bitboard.SouthEast", "Bitboard.SouthWest",
		"Bitboard.KnightAttacks", "Bitboard.KingAttacks", "Bitboard.Lowest", "Bitboard.WithoutLowest")
	add("b attacks.Bitboard, c attacks.Color", "b, c", "Bitboard.PawnAttacks")
	compilertest.InlinesInto(t, []byte(caller.String()), calls...)
}
