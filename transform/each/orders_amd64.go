//go:build !purego

package each

import "github.com/bitray/bitray/transform"

// The orders of the visual layouts: for every place of the result the square that comes there.
var (
	clockwiseOrder            = orderOf(transform.VisualRotate45ClockwiseSquareInverse[uint8])
	clockwiseInverseOrder     = orderOf(transform.VisualRotate45ClockwiseSquare[uint8])
	antiClockwiseOrder        = orderOf(transform.VisualRotate45AntiClockwiseSquareInverse[uint8])
	antiClockwiseInverseOrder = orderOf(transform.VisualRotate45AntiClockwiseSquare[uint8])
)

func orderOf(squareAt func(place uint8) uint8) (order [64]uint8) {
	for place := range order {
		order[place] = squareAt(uint8(place))
	}
	return order
}
