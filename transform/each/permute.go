package each

import "github.com/bitray/bitray/transform"

// Permute maps src to dst by [transform.Permute]. See the description of the package for lengths and aliasing.
func Permute[B ~uint64](p *transform.Permutation, dst, src []B) {
	d, s := pair("Permute", dst, src)
	if !permute(p, d, s) {
		loop(d, s, func(b uint64) uint64 { return transform.Permute(p, b) })
	}
}
