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

// TestSquaresBeyondTheLast holds that they have no set: deep counts alone would notice a capture on a1.
func TestSquaresBeyondTheLast(t *testing.T) {
	for sq := attacks.NoSquare; sq >= attacks.NoSquare; sq++ {
		if sq.Bitboard() != 0 || attacks.Universe.Has(sq) || attacks.FileA.With(sq) != attacks.FileA || attacks.FileA.Without(sq) != attacks.FileA {
			t.Fatalf("square %d has a set that is not empty", uint8(sq))
		}
	}
}
