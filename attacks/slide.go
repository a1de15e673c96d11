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

// slides holds the fills by [Direction].
var slides = [8]func(sliders, occ Bitboard) Bitboard{
	North: fill.North[Bitboard], NorthEast: fill.NorthEast[Bitboard], East: fill.East[Bitboard], SouthEast: fill.SouthEast[Bitboard],
	South: fill.South[Bitboard], SouthWest: fill.SouthWest[Bitboard], West: fill.West[Bitboard], NorthWest: fill.NorthWest[Bitboard],
}

// Slide returns the squares that sliders on the squares of b attack in direction d, given the
// occupied squares: all at once, and each up to and including the first occupied square. In one
// direction no two sliders attack the same square, as long as all of b is in occ.
func (b Bitboard) Slide(d Direction, occ Bitboard) Bitboard { return slides[d&7](b, occ) }
