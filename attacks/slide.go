package attacks

import "github.com/bitray/bitray/fill"

// Attacks with the directions kept apart. Where it is known from which side a square is attacked,
// it is known what stands between attacker and target; pins, checks and discovered checks are
// read from that.

// QueenRays returns the squares that a queen on sq attacks, given the occupied squares, each
// direction by itself, indexed by [Direction].
//
// Asked for the square of a king, it looks out of the king's eyes: every slider that gives check
// stands at the end of one of its rays, every piece that is pinned or that discovers a check
// stands there too, with the slider behind. The Chess Programming Wiki calls the king of this
// view a queen-like meta-slider.
func QueenRays(sq Square, occ Bitboard) (attacked [8]Bitboard) {
	queen := Queen(sq, occ)
	for d := range attacked {
		attacked[d] = queen & Ray(Direction(d), sq)
	}
	return attacked
}

// Slide returns the squares that sliders on the squares of b attack in direction d, given the
// empty squares: all at once, and each up to and including the first square that is not empty. In
// one direction no two sliders attack the same square, as long as none of them stands on a square
// that is called empty.
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
