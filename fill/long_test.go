package fill_test

import (
	"slices"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/fill"
	"github.com/bitray/bitray/internal/simd"
)

// TestNilAndEmpty asks nothing.
func TestNilAndEmpty(t *testing.T) {
	eachKernel(t, func(t *testing.T, k fill.Kernel) {
		for _, empty := range [][]uint64{nil, {}} {
			pieces := fill.Pieces[uint64]{Orthogonals: empty, King: empty}
			k.AttacksEach(nil, empty, nil, empty)
			k.AttacksEach(empty, nil, empty, nil)
			k.RaysEach(nil, empty, nil, empty)
			k.Maps(0, nil, pieces, empty)
			k.Maps(1, empty, pieces, nil)
		}
	})
}

// TestMoreThanAChunk repeats some positions until there are more than a kernel is given at a time,
// so often that a chunk does not begin with the first of them.
func TestMoreThanAChunk(t *testing.T) {
	const some, n = 1001, 2*simd.Chunk + 13
	all := positions(some)
	c := columnsOf(all)
	repeated := func(values []uint64) []uint64 {
		long := make([]uint64, n)
		for i := range long {
			long[i] = values[i%some]
		}
		return long
	}
	orthogonals, diagonals, occ := repeated(c.pieces.Orthogonals), repeated(c.pieces.Diagonals), repeated(c.occ)
	pieces := fill.Pieces[uint64]{
		repeated(c.pieces.Pawns), repeated(c.pieces.Knights), diagonals, orthogonals, repeated(c.pieces.King),
	}
	var attacked, white, black [some]uint64
	var wantRays [some][8]uint64
	for i, p := range all {
		attacked[i], white[i], black[i] = attacksOf(p.orthogonals[0], p.diagonals[0], p.occ), mapOf(attacks.White, p), mapOf(attacks.Black, p)
		for d := range attacks.Direction(8) {
			wantRays[i][d] = ray(d, p)
		}
	}
	dst, rays := make([]uint64, n), make([][8]uint64, n)
	holds := func(t *testing.T, name string, want *[some]uint64) {
		for i, got := range dst {
			if got != want[i%some] {
				mustEqual(t, name, all[i%some], got, want[i%some])
			}
		}
	}
	eachKernel(t, func(t *testing.T, k fill.Kernel) {
		k.AttacksEach(dst, orthogonals, diagonals, occ)
		holds(t, "AttacksEach", &attacked)
		k.Maps(0, dst, pieces, occ)
		holds(t, "Maps of White", &white)
		k.Maps(1, dst, pieces, occ)
		holds(t, "Maps of Black", &black)
		inPlace := slices.Clone(occ)
		k.AttacksEach(inPlace, orthogonals, diagonals, inPlace)
		copy(dst, inPlace)
		holds(t, "AttacksEach in place of occ", &attacked)
		k.RaysEach(rays, orthogonals, diagonals, occ)
		for i, got := range rays {
			if want := wantRays[i%some]; got != want {
				t.Fatalf("RaysEach, position %d of %d: %x, want %x", i, n, got, want)
			}
		}
	})
}
