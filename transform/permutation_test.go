package transform_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/bitray/bitray/internal/transformtest"
	"github.com/bitray/bitray/transform"
)

// randomPlaces returns a permutation that has no rhyme or reason, the same in every run.
func randomPlaces() (places [64]uint8) {
	for sq, place := range rand.New(rand.NewPCG(5, 5)).Perm(64) {
		places[sq] = uint8(place)
	}
	return places
}

func newPermutation(t testing.TB, places [64]uint8) *transform.Permutation {
	t.Helper()
	p, err := transform.NewPermutation(places)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func permute(p *transform.Permutation) transformtest.Map {
	return func(b uint64) uint64 { return transform.Permute(p, b) }
}

func TestPermuteMovesEverySquare(t *testing.T) {
	places := randomPlaces()
	p := newPermutation(t, places)
	transformtest.Permutation(t, permute(p), func(file, rank int) (int, int) {
		place := int(places[8*rank+file])
		return place % 8, place / 8
	})
	if p.Places() != places {
		t.Errorf("places: got %v, want %v", p.Places(), places)
	}
	inverse := p.Inverse()
	for sq, place := range places {
		if got := inverse.Places()[place]; int(got) != sq {
			t.Errorf("place %d: square %d, want %d", place, got, sq)
		}
	}
	transformtest.Inverses(t, permute(p), permute(inverse))
	if again := inverse.Inverse().Places(); again != places {
		t.Errorf("places of the inverse's inverse: got %v, want %v", again, places)
	}
}

func TestNoPermutation(t *testing.T) {
	off, crowded := randomPlaces(), randomPlaces()
	off[17] = 64
	crowded[40] = crowded[9]
	for _, test := range []struct {
		places [64]uint8
		want   string
	}{
		{off, "permutation: square 17 goes to 64, expected 0 to 63"},
		{crowded, fmt.Sprintf("permutation: squares 9 and 40 both go to %d, expected 64 different places", crowded[9])},
	} {
		if p, err := transform.NewPermutation(test.places); err == nil || err.Error() != test.want || p != nil {
			t.Errorf("got %v, want %q", err, test.want)
		}
	}
}
