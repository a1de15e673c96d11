package each

import "github.com/bitray/bitray/transform"

// Permute maps src to dst by [transform.Permute] and returns the number of boards. With AVX-512 it
// is as fast as the visual layouts, elsewhere a loop.
func Permute[B ~uint64](p *transform.Permutation, dst, src []B) int {
	d, s := pair(dst, src)
	if !permute(p, d, s) {
		loop(d, s, func(b uint64) uint64 { return transform.Permute(p, b) })
	}
	return len(s)
}
