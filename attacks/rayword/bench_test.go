package rayword_test

import (
	"math/bits"
	"math/rand/v2"
	"testing"

	"github.com/bitray/bitray/attacks/geometry"
	"github.com/bitray/bitray/attacks/legality"
	"github.com/bitray/bitray/attacks/rayword"
)

// BenchmarkChecksAndPins asks a thousand times an operation about a king among random pieces, about as many
// as in a middle game, with three or eight sliders of the other side.
func BenchmarkChecksAndPins(b *testing.B) {
	type question struct {
		king                             int
		orthogonals, diagonals, own, occ uint64
	}
	for _, sliders := range []string{"3", "8"} {
		random := rand.New(rand.NewPCG(1, 0))
		questions := make([]question, 1000)
		for i := range questions {
			q := &questions[i]
			q.king = random.IntN(64)
			q.occ = random.Uint64() & (random.Uint64() | random.Uint64()) &^ (1 << q.king)
			q.own = q.occ & random.Uint64()
			for theirs, n := q.occ&^q.own, 0; theirs != 0 && n < int(sliders[0]-'0'); theirs, n = theirs&(theirs-1), n+1 {
				if slider := theirs & -theirs; bits.OnesCount64(theirs)&1 == 0 {
					q.orthogonals |= slider
				} else {
					q.diagonals |= slider
				}
			}
		}
		var sum uint64
		b.Run("sliders="+sliders+"/impl=rayword", func(b *testing.B) {
			for b.Loop() {
				for i := range questions {
					q := &questions[i]
					c, r, d := rayword.ChecksAndPins(q.king, q.orthogonals, q.diagonals, q.own, q.occ)
					sum += c ^ r ^ d
				}
			}
		})
		b.Run("sliders="+sliders+"/impl=legality", func(b *testing.B) {
			for b.Loop() {
				for i := range questions {
					q := &questions[i]
					c, r := legality.ChecksAndPins(q.king, geometry.RookLines[int, uint64](q.king)&q.orthogonals, legality.Squares[uint64]{Own: q.own, Occupied: q.occ})
					c2, d := legality.ChecksAndPins(q.king, geometry.BishopLines[int, uint64](q.king)&q.diagonals, legality.Squares[uint64]{Own: q.own, Occupied: q.occ})
					sum += (c | c2) ^ r ^ d
				}
			}
		})
		if sum == 0 {
			b.Error("nothing was found")
		}
	}
}
