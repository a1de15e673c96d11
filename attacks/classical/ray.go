package classical

import (
	"math/bits"

	"golang.org/x/exp/constraints"
)

// North returns the squares that a slider on sq (0 to 63, masked) attacks towards rank 8.
func North[S constraints.Integer, B ~uint64](sq S, occ B) B {
	ray := rows[uint8(sq)&63].north
	// Behind the blocker lies its own ray, a part of this one: the exclusive or takes it away.
	return B(ray ^ rows[bits.TrailingZeros64(ray&uint64(occ)|h8)].north)
}

// NorthEast returns the squares that a slider on sq (0 to 63, masked) attacks towards h8.
func NorthEast[S constraints.Integer, B ~uint64](sq S, occ B) B {
	ray := rows[uint8(sq)&63].northEast
	return B(ray ^ rows[bits.TrailingZeros64(ray&uint64(occ)|h8)].northEast)
}

// East returns the squares that a slider on sq (0 to 63, masked) attacks towards the h-file.
func East[S constraints.Integer, B ~uint64](sq S, occ B) B {
	ray := rows[uint8(sq)&63].east
	return B(ray ^ rows[bits.TrailingZeros64(ray&uint64(occ)|h8)].east)
}

// SouthEast returns the squares that a slider on sq (0 to 63, masked) attacks towards h1.
func SouthEast[S constraints.Integer, B ~uint64](sq S, occ B) B {
	ray := rows[uint8(sq)&63].southEast
	return B(ray ^ rows[bits.Len64(ray&uint64(occ)|a1)-1].southEast)
}

// South returns the squares that a slider on sq (0 to 63, masked) attacks towards rank 1.
func South[S constraints.Integer, B ~uint64](sq S, occ B) B {
	ray := rows[uint8(sq)&63].south
	return B(ray ^ rows[bits.Len64(ray&uint64(occ)|a1)-1].south)
}

// SouthWest returns the squares that a slider on sq (0 to 63, masked) attacks towards a1.
func SouthWest[S constraints.Integer, B ~uint64](sq S, occ B) B {
	ray := rows[uint8(sq)&63].southWest
	return B(ray ^ rows[bits.Len64(ray&uint64(occ)|a1)-1].southWest)
}

// West returns the squares that a slider on sq (0 to 63, masked) attacks towards the a-file.
func West[S constraints.Integer, B ~uint64](sq S, occ B) B {
	ray := rows[uint8(sq)&63].west
	return B(ray ^ rows[bits.Len64(ray&uint64(occ)|a1)-1].west)
}

// NorthWest returns the squares that a slider on sq (0 to 63, masked) attacks towards a8.
func NorthWest[S constraints.Integer, B ~uint64](sq S, occ B) B {
	ray := rows[uint8(sq)&63].northWest
	return B(ray ^ rows[bits.TrailingZeros64(ray&uint64(occ)|h8)].northWest)
}
