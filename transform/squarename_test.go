package transform_test

import (
	"testing"

	"github.com/bitray/bitray/transform"
)

func TestSquareNames(t *testing.T) {
	for sq := range int8(64) {
		want := "abcdefgh"[sq%8:][:1] + "12345678"[sq/8:][:1]
		if got := transform.SquareName(sq); got != want {
			t.Errorf("square %d is called %q, want %q", sq, got, want)
		}
		if got := transform.SquareName(sq | -64); got != want {
			t.Errorf("square %d is called %q, want %q", sq|-64, got, want)
		}
		if got, err := transform.ParseSquare[int8](want); got != sq || err != nil {
			t.Errorf("%q is parsed as %d, %v, want %d", want, got, err, sq)
		}
	}
}

func TestParseSquareRefuses(t *testing.T) {
	for _, name := range []string{"", "-", "e", "e44", "i1", "`1", "a0", "a9", "A1", "4e", "é"} {
		if sq, err := transform.ParseSquare[int8](name); err == nil {
			t.Errorf("%q is parsed as square %d, want an error", name, sq)
		}
	}
}
