package each

import "github.com/bitray/bitray/transform"

// Permute maps src to dst by [transform.Permute]. With AVX-512 and NEON it is about as fast as the visual
// layouts, elsewhere a loop. See the description of the package for lengths and aliasing.
func Permute[B ~uint64](p *transform.Permutation, dst, src []B) {
	checkLengths("Permute", len(dst), len(src))
	d, s := pair(dst, src)
	if !permute(p, d, s) {
		loop(d, s, func(b uint64) uint64 { return transform.Permute(p, b) })
	}
}
