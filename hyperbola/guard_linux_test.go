package hyperbola_test

import (
	"testing"

	"github.com/bitray/bitray/internal/transformtest"
)

// TestNothingIsTouchedBeyondTheSlices asks slices of any length, and puts each slice of each batch at the beginning and at the
// end of a page whose neighbors must not be touched. In place, dst is the slice of occupancies.
func TestNothingIsTouchedBeyondTheSlices(t *testing.T) {
	const longest = 120
	dst, occ := transformtest.Guarded[board](t, longest), transformtest.Guarded[board](t, longest)
	squares := transformtest.Guarded[square](t, longest)
	asked, occupancies := questions(7, longest)
	eachKernel(t, func(t *testing.T) {
		for _, piece := range pieces {
			for n := range longest + 1 {
				for end, s := range [][]square{squares[:n], squares[len(squares)-n:]} {
					d, o := dst[end*(len(dst)-n):][:n], occ[end*(len(occ)-n):][:n]
					copy(s, asked)
					copy(o, occupancies)
					clear(d)
					piece.pairs(d, s, o)
					for i, got := range d {
						mustEqual(t, piece.name, s[i], occupancies[i], got, piece.reference(s[i]&63, occupancies[i]))
					}
					piece.pairs(o, s, o)
					for i, got := range o {
						mustEqual(t, piece.name+" in place", s[i], occupancies[i], got, piece.reference(s[i]&63, occupancies[i]))
					}
				}
			}
			for i, o := range occupancies {
				all := (*[64]board)(dst[i%2*(len(dst)-64):])
				piece.all(all, o)
				for sq, got := range all {
					mustEqual(t, piece.name+" of the whole board", square(sq), o, got, piece.reference(square(sq), o))
				}
			}
		}
	})
}
