package reference

import "golang.org/x/exp/constraints"

type direction struct{ file, rank int }

var (
	orthogonal = []direction{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}
	diagonal   = []direction{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}}
)

// Rook returns the squares that a rook on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Rook[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(walk(uint8(sq)&63, uint64(occ), orthogonal))
}

// Bishop returns the squares that a bishop on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Bishop[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return B(walk(uint8(sq)&63, uint64(occ), diagonal))
}

// Queen returns the squares that a queen on sq (0 to 63, masked) attacks, given the occupied
// squares.
func Queen[S constraints.Integer, B ~uint64](sq S, occ B) B {
	return Rook(sq, occ) | Bishop(sq, occ)
}

func walk(sq uint8, occ uint64, directions []direction) (attacked uint64) {
	for _, d := range directions {
		file, rank := int(sq%8), int(sq/8)
		for {
			file, rank = file+d.file, rank+d.rank
			if file < 0 || file > 7 || rank < 0 || rank > 7 {
				break
			}
			square := uint64(1) << (8*rank + file)
			attacked |= square
			if occ&square != 0 {
				break
			}
		}
	}
	return attacked
}
