//go:build !purego

package each

import "github.com/bitray/bitray/transform"

func permute(p *transform.Permutation, dst, src []uint64) bool {
	if chosen != avx512 {
		return false
	}
	order := p.Squares()
	permuteAVX512(dst, src, &order)
	return true
}
