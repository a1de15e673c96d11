package attacks_test

import (
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks"
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

// TestDistance lets a king walk.
func TestDistance(t *testing.T) {
	for from := range attacks.Square(64) {
		reached := from.Bitboard()
		for distance := 0; ; distance++ {
			next := reached | reached.KingAttacks()
			for to := range (next &^ reached).Squares() {
				if got := from.Distance(to); got != distance+1 {
					t.Fatalf("from %v to %v: %d moves, want %d", from, to, got, distance+1)
				}
			}
			if next == reached {
				break
			}
			reached = next
		}
		if reached != attacks.Universe || from.Distance(from) != 0 {
			t.Fatalf("from %v: distance to itself %d", from, from.Distance(from))
		}
	}
}

func TestColor(t *testing.T) {
	if attacks.White.Other() != attacks.Black || attacks.Black.Other() != attacks.White {
		t.Error("White and Black are not each other's other")
	}
	if attacks.White.String() != "white" || attacks.Black.String() != "black" {
		t.Errorf("the colours are called %q and %q", attacks.White, attacks.Black)
	}
}
