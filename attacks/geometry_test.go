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

// answer is what a function of this package and what its counterpart in package geometry say.
type answer struct {
	name      string
	got, want set
}

func mustAgree(t *testing.T, of set, answers []answer) {
	t.Helper()
	for _, a := range answers {
		if a.got != a.want {
			t.Fatalf("%s: asked about, want, got\n%s", a.name, transform.Draw(of, a.want, a.got))
		}
	}
}

// TestGeometryOfSquares compares with package geometry, whose tests say what is right.
func TestGeometryOfSquares(t *testing.T) {
	for a := range square(64) {
		mustAgree(t, a.Bitboard(), []answer{
			{"Knight", attacks.Knight(a), geometry.Knight[square, set](a)},
			{"King", attacks.King(a), geometry.King[square, set](a)},
			{"Pawn of White", attacks.Pawn(attacks.White, a), geometry.Pawn[square, set](geometry.White, a)},
			{"Pawn of Black", attacks.Pawn(attacks.Black, a), geometry.Pawn[square, set](geometry.Black, a)},
			{"RookLines", attacks.RookLines(a), geometry.RookLines[square, set](a)},
			{"BishopLines", attacks.BishopLines(a), geometry.BishopLines[square, set](a)},
			{"QueenLines", attacks.QueenLines(a), geometry.QueenLines[square, set](a)},
		})
		for d := range attacks.Direction(8) {
			mustAgree(t, a.Bitboard(), []answer{{"Ray to the " + d.String(), attacks.Ray(d, a), geometry.Ray[square, set](d, a)}})
		}
		for b := range square(64) {
			mustAgree(t, attacks.Of(a, b), []answer{
				{"Between", attacks.Between(a, b), geometry.Between[square, set](a, b)},
				{"Line", attacks.Line(a, b), geometry.Line[square, set](a, b)},
			})
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
		mustAgree(t, b, []answer{
			{"KnightAttacks", b.KnightAttacks(), geometry.Knights(b)},
			{"KingAttacks", b.KingAttacks(), geometry.Kings(b)},
			{"PawnAttacks of White", b.PawnAttacks(attacks.White), geometry.Pawns(geometry.White, b)},
			{"PawnAttacks of Black", b.PawnAttacks(attacks.Black), geometry.Pawns(geometry.Black, b)},
		})
		for d, step := range named {
			want := geometry.Step(geometry.Direction(d), b)
			mustAgree(t, b, []answer{{"Step", b.Step(attacks.Direction(d)), want}, {"the method of one direction", step(b), want}})
		}
	}
}
