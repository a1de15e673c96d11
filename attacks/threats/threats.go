package threats

import (
	"math/bits"

	"golang.org/x/exp/constraints"

	"github.com/bitray/bitray/attacks/geometry"
	"github.com/bitray/bitray/attacks/legality"
	"github.com/bitray/bitray/hyperbola"
)

// Pair is a threat: the piece on From attacks the piece on To, which may be of either color.
type Pair[S constraints.Integer] struct{ From, To S }

// AppendLost appends the pairs that p has and q has not to dst, and returns it. A pair is lost, too, if other pieces stand on
// its squares in q. No pair comes twice, in no particular order. p and q may be any two positions, each given
// as the pieces of White (whose pawns go towards higher squares) and those of Black.
//
// What q has and p has not is AppendLost(dst, q, p). All pairs of p are what an empty board has not:
//
//	var empty [2]legality.Pieces[Bitboard]
//	all := threats.AppendLost(buf[:0], &p, &empty)
//
// It allocates only if dst has no room. A move of chess loses 64 pairs at most and gains 64 at most; a position with 32 pieces
// has 256 at most.
func AppendLost[S constraints.Integer, B ~uint64](dst []Pair[S], p, q *[2]legality.Pieces[B]) []Pair[S] {
	// All in one function: in three it takes 1.2 times as long.
	white, black := &p[0], &p[1]
	orthogonals, diagonals := white.Orthogonals|black.Orthogonals, white.Diagonals|black.Diagonals
	knights, kings := white.Knights|black.Knights, white.King|black.King
	occ := orthogonals | diagonals | knights | kings | white.Pawns | black.Pawns
	changed := differ(white, &q[0]) | differ(black, &q[1])

	for gone := changed & occ; gone != 0; gone &= gone - 1 {
		sq := first[S](gone)
		var victims, attackers B
		look := func(reach, ifBy, from B) {
			victims |= reach & -(ifBy >> (uint(sq) & 63) & 1)
			attackers |= reach & from
		}
		look(hyperbola.Rook(sq, occ), orthogonals, orthogonals)
		look(hyperbola.Bishop(sq, occ), diagonals, diagonals)
		look(geometry.Knight[B](sq), knights, knights)
		look(geometry.King[B](sq), kings, kings)
		look(geometry.Pawn[B](geometry.White, sq), white.Pawns, black.Pawns)
		look(geometry.Pawn[B](geometry.Black, sq), black.Pawns, white.Pawns)
		for victims &= occ; victims != 0; victims &= victims - 1 {
			dst = append(dst, Pair[S]{sq, first[S](victims)})
		}
		for attackers &^= changed; attackers != 0; attackers &= attackers - 1 { // those that changed have their own turn
			dst = append(dst, Pair[S]{first[S](attackers), sq})
		}
	}

	entered := changed &^ occ
	for across := entered; across != 0; across &= across - 1 {
		sq := first[S](across)
		rook, bishop := hyperbola.Rook(sq, occ), hyperbola.Bishop(sq, occ)
		ends := (rook | bishop) & occ &^ changed
		for sliders := (rook&orthogonals | bishop&diagonals) &^ changed; sliders != 0; sliders &= sliders - 1 {
			from := first[S](sliders)
			victim := ends & geometry.Line[B](sq, from) &^ (sliders & -sliders)
			// Of several entered squares between the two, the one next to the slider counts.
			if victim != 0 && geometry.Between[B](sq, from)&entered == 0 {
				dst = append(dst, Pair[S]{from, first[S](victim)})
			}
		}
	}
	return dst
}

// differ returns the squares on which two positions have different pieces of a color.
func differ[B ~uint64](p, q *legality.Pieces[B]) B {
	return (p.Pawns ^ q.Pawns) | (p.Knights ^ q.Knights) | (p.Diagonals ^ q.Diagonals) |
		(p.Orthogonals ^ q.Orthogonals) | (p.King ^ q.King)
}

func first[S constraints.Integer, B ~uint64](b B) S { return S(bits.TrailingZeros64(uint64(b))) }
