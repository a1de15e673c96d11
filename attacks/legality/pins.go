package legality

import (
	"math/bits"

	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/attacks/geometry"
)

// Snipers returns those sliders of p that would attack the square king (0 to 63, masked) if the
// board were otherwise empty.
func Snipers[S constraints.Integer, B ~uint64](p *Pieces[B], king S) B {
	return geometry.RookLines[S, B](king)&p.Orthogonals | geometry.BishopLines[S, B](king)&p.Diagonals
}

// Blockers returns the pieces, of either color, that stand alone between the square king (0 to
// 63, masked) and a slider of p, given the occupied squares: those whose leaving uncovers an
// attack on the king. Those of the king's own color are pinned:
//
//	pinned := legality.Blockers(&them, king, occ) & own
//
// Those of the color of p discover
// a check unless their target is on the same [geometry.Line].
// Source: Chess Programming Wiki, Pin, https://www.chessprogramming.org/Pin; the name is Stockfish's.
func Blockers[S constraints.Integer, B ~uint64](p *Pieces[B], king S, occ B) (blockers B) {
	for snipers := Snipers(p, king); snipers != 0; snipers &= snipers - 1 {
		between := geometry.Between[S, B](king, S(bits.TrailingZeros64(uint64(snipers)))) & occ
		if between&(between-1) == 0 {
			blockers |= between
		}
	}
	return blockers
}

// Pinners returns those sliders of p that a single piece keeps from attacking the square king (0 to 63,
// masked), if that piece belongs to on.Own. With the king's own pieces there they are the pinners, with those
// of p the sliders that a discovered check would come from, with the squares of both all that attack the
// square by x-ray.
func Pinners[S constraints.Integer, B ~uint64](p *Pieces[B], king S, on Squares[B]) (pinners B) {
	for snipers := Snipers(p, king); snipers != 0; snipers &= snipers - 1 {
		between := geometry.Between[S, B](king, S(bits.TrailingZeros64(uint64(snipers)))) & on.Occupied
		if between&on.Own != 0 && between&(between-1) == 0 {
			pinners |= snipers & -snipers
		}
	}
	return pinners
}
