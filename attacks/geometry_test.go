package attacks_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/geometry"
	"github.com/bitray/bitray/transform"
)

type (
	square = attacks.Square
	set    = attacks.Bitboard
)

func mustAgree(t *testing.T, name string, of, got, want set) {
	t.Helper()
	if got != want {
		t.Fatalf("%s: asked about, want, got\n%s", name, transform.Draw(of, want, got))
	}
}

// TestGeometryOfSquares compares with package geometry, whose tests say what is right.
func TestGeometryOfSquares(t *testing.T) {
	for name, functions := range map[string][2]func(square) set{
		"Knight":      {attacks.Knight, geometry.Knight[set, square]},
		"King":        {attacks.King, geometry.King[set, square]},
		"RookLines":   {attacks.RookLines, geometry.RookLines[set, square]},
		"BishopLines": {attacks.BishopLines, geometry.BishopLines[set, square]},
		"QueenLines":  {attacks.QueenLines, geometry.QueenLines[set, square]},
	} {
		for a := range square(64) {
			mustAgree(t, name, a.Bitboard(), functions[0](a), functions[1](a))
		}
	}
	for a := range square(64) {
		for c := range attacks.Color(2) {
			mustAgree(t, "Pawn of "+c.String(), a.Bitboard(), attacks.Pawn(c, a), geometry.Pawn[set](c, a))
		}
		for d := range attacks.Direction(8) {
			mustAgree(t, "Ray to the "+d.String(), a.Bitboard(), attacks.Ray(d, a), geometry.Ray[set](d, a))
		}
		for b := range square(64) {
			mustAgree(t, "Between", attacks.SetOf(a, b), attacks.Between(a, b), geometry.Between[set](a, b))
			mustAgree(t, "Line", attacks.SetOf(a, b), attacks.Line(a, b), geometry.Line[set](a, b))
			if a.Distance(b) != geometry.Distance(a, b) {
				t.Errorf("distance from %v to %v: %d, want %d", a, b, a.Distance(b), geometry.Distance(a, b))
			}
		}
	}
}

// TestGeometryOfSets does the same for sets of squares.
func TestGeometryOfSets(t *testing.T) {
	named := [8]func(set) set{
		attacks.North: set.North, attacks.NorthEast: set.NorthEast, attacks.East: set.East, attacks.SouthEast: set.SouthEast,
		attacks.South: set.South, attacks.SouthWest: set.SouthWest, attacks.West: set.West, attacks.NorthWest: set.NorthWest,
	}
	for _, b := range boards(200) {
		mustAgree(t, "KnightAttacks", b, b.KnightAttacks(), geometry.Knights(b))
		mustAgree(t, "KingAttacks", b, b.KingAttacks(), geometry.Kings(b))
		for c := range attacks.Color(2) {
			mustAgree(t, "PawnAttacks of "+c.String(), b, b.PawnAttacks(c), geometry.Pawns(c, b))
		}
		for d := range attacks.Direction(8) {
			want := geometry.Step(d, b)
			mustAgree(t, "Step to the "+d.String(), b, b.Step(d), want)
			mustAgree(t, "method of a step to the "+d.String(), b, named[d](b), want)
		}
	}
}
