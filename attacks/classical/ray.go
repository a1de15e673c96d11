package classical

import "golang.org/x/exp/constraints"

// North returns the squares that a slider on sq (0 to 63, masked) attacks towards rank 8.
func North[S constraints.Integer, B ~uint64](sq S, occ B) B {
	ray := rows[uint8(sq)&63].north
	// Behind the blocker lies its own ray, a part of this one: the exclusive or takes it away.
	return B(ray ^ rows[lowest(ray&uint64(occ))].north)
}

// NorthEast returns the squares that a slider on sq (0 to 63, masked) attacks towards h8.
func NorthEast[S constraints.Integer, B ~uint64](sq S, occ B) B {
	ray := rows[uint8(sq)&63].northEast
	return B(ray ^ rows[lowest(ray&uint64(occ))].northEast)
}

// East returns the squares that a slider on sq (0 to 63, masked) attacks towards the h-file.
func East[S constraints.Integer, B ~uint64](sq S, occ B) B {
	ray := rows[uint8(sq)&63].east
	return B(ray ^ rows[lowest(ray&uint64(occ))].east)
}

// SouthEast returns the squares that a slider on sq (0 to 63, masked) attacks towards h1.
func SouthEast[S constraints.Integer, B ~uint64](sq S, occ B) B {
	ray := rows[uint8(sq)&63^fromTop].southEast
	return B(ray ^ rows[highest(ray&uint64(occ))].southEast)
}

// South returns the squares that a slider on sq (0 to 63, masked) attacks towards rank 1.
func South[S constraints.Integer, B ~uint64](sq S, occ B) B {
	ray := rows[uint8(sq)&63^fromTop].south
	return B(ray ^ rows[highest(ray&uint64(occ))].south)
}

// SouthWest returns the squares that a slider on sq (0 to 63, masked) attacks towards a1.
func SouthWest[S constraints.Integer, B ~uint64](sq S, occ B) B {
	ray := rows[uint8(sq)&63^fromTop].southWest
	return B(ray ^ rows[highest(ray&uint64(occ))].southWest)
}

// West returns the squares that a slider on sq (0 to 63, masked) attacks towards the a-file.
func West[S constraints.Integer, B ~uint64](sq S, occ B) B {
	ray := rows[uint8(sq)&63^fromTop].west
	return B(ray ^ rows[highest(ray&uint64(occ))].west)
}

// NorthWest returns the squares that a slider on sq (0 to 63, masked) attacks towards a8.
func NorthWest[S constraints.Integer, B ~uint64](sq S, occ B) B {
	ray := rows[uint8(sq)&63].northWest
	return B(ray ^ rows[lowest(ray&uint64(occ))].northWest)
}
