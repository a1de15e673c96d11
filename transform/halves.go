package transform

import "golang.org/x/exp/constraints"

// Halves cuts a line in two at square sq (0 to 63), which belongs to neither half: above are its
// squares of higher numbers than sq, below those of lower ones. Along each of the four kinds of
// lines the numbers rise from one end to the other, so that the halves are the rays from sq.
func Halves[S constraints.Integer, B ~uint64](sq S, line B) (above, below B) {
	slider := B(1) << (uint8(sq) & 63)
	return line &^ (2*slider - 1), line & (slider - 1)
}
