package attacks_test

import (
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/transform"
)

func TestSquareNumbers(t *testing.T) {
	for rank := range 8 {
		for file := range 8 {
			sq := attacks.NewSquare(file, rank)
			if int(sq) != 8*rank+file || sq.File() != file || sq.Rank() != rank {
				t.Errorf("file %d, rank %d: square %d with file %d, rank %d", file, rank, sq, sq.File(), sq.Rank())
			}
			if sq.Bitboard() != 1<<(8*rank+file) {
				t.Errorf("%v: set\n%v", sq, sq.Bitboard())
			}
		}
	}
	if attacks.A1 != 0 || attacks.H1 != 7 || attacks.E4 != 28 || attacks.A8 != 56 || attacks.H8 != 63 || attacks.NoSquare != 64 {
		t.Error("the named squares are misnumbered")
	}
	if got := attacks.NewSquare(8+4, 16+3); got != attacks.E4 {
		t.Errorf("file and rank are not masked: %v, want e4", got)
	}
}

func TestSquareNames(t *testing.T) {
	for sq := range attacks.Square(64) {
		name := sq.String()
		if want := "abcdefgh"[sq%8:][:1] + "12345678"[sq/8:][:1]; name != want {
			t.Errorf("square %d is called %q, want %q", uint8(sq), name, want)
		}
		if got, err := attacks.ParseSquare(name); got != sq || err != nil {
			t.Errorf("ParseSquare(%q) = %v, %v", name, got, err)
		}
	}
	if got := attacks.NoSquare.String(); got != "-" {
		t.Errorf("NoSquare is called %q", got)
	}
}

func TestParseSquareRefuses(t *testing.T) {
	for _, name := range []string{"", "-", "e", "e44", "i1", "`1", "a0", "a9", "E4", "4e", "é4"} {
		sq, err := attacks.ParseSquare(name)
		if err == nil || sq != attacks.NoSquare {
			t.Errorf("ParseSquare(%q) = %v, %v; want an error and no square", name, sq, err)
		} else if !strings.Contains(err.Error(), name) {
			t.Errorf("ParseSquare(%q): %q does not name the input", name, err)
		}
	}
}

// TestWhatIsOutOfRangeIsMasked asks for squares, directions and colors beyond the last: the upper
// bits are ignored.
func TestWhatIsOutOfRangeIsMasked(t *testing.T) {
	e4, h1 := attacks.Square(64+28), attacks.Square(128+7)
	ne, black := attacks.Direction(8+1), attacks.Color(2+1)
	for _, test := range []struct {
		name      string
		got, want attacks.Bitboard
	}{
		{"Bitboard", e4.Bitboard(), attacks.E4.Bitboard()},
		{"Rook", attacks.Rook(e4, attacks.FileE), attacks.Rook(attacks.E4, attacks.FileE)},
		{"QueenLines", attacks.QueenLines(e4), attacks.QueenLines(attacks.E4)},
		{"Knight", attacks.Knight(e4), attacks.Knight(attacks.E4)},
		{"King", attacks.King(e4), attacks.King(attacks.E4)},
		{"Pawn", attacks.Pawn(black, e4), attacks.Pawn(attacks.Black, attacks.E4)},
		{"Ray", attacks.Ray(ne, e4), attacks.Ray(attacks.NorthEast, attacks.E4)},
		{"Between", attacks.Between(e4, h1), attacks.Between(attacks.E4, attacks.H1)},
		{"Step", attacks.FileE.Step(ne), attacks.FileE.NorthEast()},
		{"Slide", attacks.Rank1.Slide(ne, attacks.Empty), attacks.Rank1.Slide(attacks.NorthEast, attacks.Empty)},
		{"QueenRays", attacks.QueenRays(e4, attacks.Empty)[0], attacks.QueenRays(attacks.E4, attacks.Empty)[0]},
	} {
		if test.got != test.want {
			t.Errorf("%s: want, got\n%s", test.name, transform.Draw(test.want, test.got))
		}
	}
	if ne.Offset() != 9 || ne.String() != "north-east" || ne.Opposite() != attacks.SouthWest {
		t.Errorf("direction 9: %v, offset %d, opposite %v", ne, ne.Offset(), ne.Opposite())
	}
	if !attacks.Of(attacks.E4).Has(e4) {
		t.Error("the set of e4 lacks square 64 + 28")
	}
}

func TestColor(t *testing.T) {
	if attacks.White.Other() != attacks.Black || attacks.Black.Other() != attacks.White {
		t.Error("White and Black are not each other's other")
	}
	if attacks.White.String() != "white" || attacks.Black.String() != "black" {
		t.Errorf("the colors are called %q and %q", attacks.White, attacks.Black)
	}
}
