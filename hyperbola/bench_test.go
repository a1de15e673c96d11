package hyperbola_test

import (
	"fmt"
	"testing"

	"github.com/bitray/bitray/internal/simd"
)

// BenchmarkBatch asks every kernel, in calls of 64 questions, and for whole boards.
func BenchmarkBatch(b *testing.B) {
	squares, occ := questions(5, 64)
	dst := make([]board, 64)
	for _, set := range simd.Lookup("hyperbola").Sets() {
		simd.With(set, func() {
			for _, piece := range pieces {
				name := fmt.Sprintf("kernel=%v/piece=%s/", set, piece.name)
				b.Run(name+"pairs=64", func(b *testing.B) {
					for b.Loop() {
						piece.pairs(dst, squares, occ)
					}
				})
				b.Run(name+"all", func(b *testing.B) {
					for b.Loop() {
						piece.all((*[64]board)(dst), occ[0])
					}
				})
			}
		})
	}
}
