package attacks

import "github.com/bitray/bitray/fill"

// QueenRays returns the squares that a queen on sq attacks, given the occupied squares, each
// direction by itself, indexed by [Direction].
//
// From the square of a king, the rays show checks and pins: every slider that gives check stands at the
// end of a ray, and so does every piece that is pinned or that discovers a check, with the slider
// behind it. [Bitboard.Slide] finds that slider. The Chess Programming Wiki calls a king that is
// treated this way a queen-like meta-slider.
func QueenRays(sq Square, occ Bitboard) (attacked [8]Bitboard) {
	queen := Queen(sq, occ)
	for d := range attacked {
		attacked[d] = queen & Ray(Direction(d), sq)
	}
	return attacked
}

// Slide returns the squares that sliders on the squares of b attack in direction d, given the
// set of empty squares: all at once, and each up to and including the first square that is not empty.
// In one direction no two sliders attack the same square, as long as all sliders stand on squares that
// are not in empty.
func (b Bitboard) Slide(d Direction, empty Bitboard) Bitboard {
	switch d & 7 {
	case North:
		return fill.North(b, empty)
	case NorthEast:
		return fill.NorthEast(b, empty)
	case East:
		return fill.East(b, empty)
	case SouthEast:
		return fill.SouthEast(b, empty)
	case South:
		return fill.South(b, empty)
	case SouthWest:
		return fill.SouthWest(b, empty)
	case West:
		return fill.West(b, empty)
	default:
		return fill.NorthWest(b, empty)
	}
}
