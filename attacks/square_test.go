package attacks_test

import (
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

// TestSquareNames expects the names that package transform writes and reads, and what stands for no square.
func TestSquareNames(t *testing.T) {
	for sq := range attacks.Square(64) {
		name := transform.SquareName(sq)
		if got, err := attacks.ParseSquare(name); got != sq || err != nil || sq.String() != name {
			t.Errorf("%q is parsed as %d, %v, and square %d is called %v", name, got, err, uint8(sq), sq)
		}
	}
	if got := attacks.NoSquare.String(); got != "-" {
		t.Errorf("NoSquare is called %q", got)
	}
	if sq, err := attacks.ParseSquare("-"); err == nil || sq != attacks.NoSquare {
		t.Errorf("%q is parsed as %v, %v; want an error and no square", "-", sq, err)
	}
}

// TestWhatIsOutOfRangeIsMasked asks for squares beyond the last: the upper bits are ignored.
// The tests of package geometry ask its functions for the same.
func TestWhatIsOutOfRangeIsMasked(t *testing.T) {
	const e4 = attacks.Square(64 + 28)
	for name, sets := range map[string][2]attacks.Bitboard{
		"Bitboard": {e4.Bitboard(), 1 << 28},
		"With":     {attacks.Empty.With(e4), 1 << 28},
		"Without":  {attacks.Universe.Without(e4), ^attacks.Bitboard(1 << 28)},
	} {
		if sets[0] != sets[1] {
			t.Errorf("%s: got, want\n%s", name, transform.Draw(sets[:]...))
		}
	}
	if !attacks.Of(attacks.E4).Has(e4) {
		t.Error("the set of e4 lacks square 64 + 28")
	}
}
