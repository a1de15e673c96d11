package legality

import (
	"math/bits"

	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/attacks/geometry"
)

// Snipers returns those sliders of p that would attack the square king (0 to 63, masked) if the
// board were otherwise empty.
func Snipers[S constraints.Integer, B ~uint64](p *Pieces[B], king S) B {
	return geometry.RookLines[B](king)&p.Orthogonals | geometry.BishopLines[B](king)&p.Diagonals
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
		between := geometry.Between[B](king, S(bits.TrailingZeros64(uint64(snipers)))) & occ
		if between&(between-1) == 0 {
			blockers |= between
		}
	}
	return blockers
}

// Occupied says which squares are occupied, and which of them by pieces that can be pinned.
type Occupied[B ~uint64] struct {
	Own B // the pieces of the king's color
	All B // all pieces
}

// ChecksAndPins looks from the square king (0 to 63, masked) at sliders, each of which must stand
// on a line with king that it moves along. It returns those that give check, with nothing between,
// and the pin mask: the rays from the king, without its square, up to and including a slider that
// pins a piece of occ.Own. A piece of occ.Own on the mask is pinned.
//
// Two calls, one for ranks and files and one for diagonals, give what a generator of legal moves
// needs. A piece on the mask of ranks and files moves along those or not at all, and stays on that
// mask; the same holds for the diagonals.
//
//	checks, pinLines := legality.ChecksAndPins(king, geometry.RookLines[Bitboard](king)&them.Orthogonals, occ)
func ChecksAndPins[S constraints.Integer, B ~uint64](king S, sliders B, occ Occupied[B]) (checkers, pins B) {
	for ; sliders != 0; sliders &= sliders - 1 {
		between := geometry.Between[B](king, S(bits.TrailingZeros64(uint64(sliders))))
		switch blockers := between & occ.All; {
		case blockers == 0:
			checkers |= sliders & -sliders
		case blockers&occ.Own != 0 && blockers&(blockers-1) == 0:
			pins |= between | sliders&-sliders
		}
	}
	return checkers, pins
}
