package mirror_test

import (
	"testing"

	"github.com/bitray/bitray/internal/mirror"
)

func TestRead(t *testing.T) {
	want := []string{"a2b1q", "h7g8q", "h2g1q", "g1h2q"}
	for i, way := range mirror.Ways {
		printed, castling := way.Read("a7b8q"), "e1g1"
		if printed != want[i] || way.Read(printed) != "a7b8q" || way.Read(way.Read(castling)) != castling || way.Read("O-O") != "O-O" || len(way.Read("Nb1-a3")) != 6 {
			t.Errorf("%s: a7b8q is read as %s, want %s", way.Text, printed, want[i])
		}
	}
}
