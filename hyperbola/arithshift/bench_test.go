package arithshift

import (
	"math/rand/v2"
	"testing"

	"github.com/bitray/bitray/internal/bmi2"
)

// BenchmarkCall says what a call costs, a thousand to an operation: of assembly with one instruction of three
// cycles (PEXT, where it is fast), of a function of Go that is kept from being inlined, and of one that is
// inlined.
func BenchmarkCall(b *testing.B) {
	var masks, occ [1000]uint64
	random := rand.New(rand.NewPCG(1, 0))
	for i := range occ {
		masks[i], occ[i] = random.Uint64(), random.Uint64()
	}
	for name, total := range map[string]func() uint64{
		"inlined": func() (sum uint64) {
			for i := range occ {
				sum += inlined(occ[i], masks[i])
			}
			return sum
		},
		"go": func() (sum uint64) {
			for i := range occ {
				sum += kept(occ[i], masks[i])
			}
			return sum
		},
		"assembly": func() (sum uint64) {
			for i := range occ {
				sum += bmi2.Extract(occ[i], masks[i])
			}
			return sum
		},
	} {
		b.Run("call="+name, func(b *testing.B) {
			for b.Loop() {
				if total() == 0 {
					b.Fatal("nothing was called")
				}
			}
		})
	}
}

func inlined(occ, mask uint64) uint64 { return occ &^ mask }

//go:noinline
func kept(occ, mask uint64) uint64 { return occ &^ mask }
