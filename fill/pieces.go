package fill

import "github.com/bitray/bitray/internal/unsafeslice"

// PiecesEach holds the pieces of one side in many positions. Each field is a slice with an element for
// each position, so that a kernel loads the same set of eight positions at once. A queen is in
// Orthogonals and in Diagonals.
//
// The fields have the names and the order of those of legality.Pieces, the sets of one position. They are not one
// type with a parameter, because sets can be joined, as its method All does, and slices cannot.
type PiecesEach[B ~uint64] struct {
	Pawns, Knights []B
	Orthogonals    []B // rooks and queens
	Diagonals      []B // bishops and queens
	King           []B
}

func (p *PiecesEach[B]) words() PiecesEach[uint64] {
	return PiecesEach[uint64]{
		unsafeslice.Words(p.Pawns), unsafeslice.Words(p.Knights), unsafeslice.Words(p.Orthogonals), unsafeslice.Words(p.Diagonals), unsafeslice.Words(p.King),
	}
}

// part returns the pieces of some positions.
func (p *PiecesEach[B]) part(from, to int) PiecesEach[B] {
	return PiecesEach[B]{p.Pawns[from:to], p.Knights[from:to], p.Orthogonals[from:to], p.Diagonals[from:to], p.King[from:to]}
}

func (p *PiecesEach[B]) checkLengths(function string, dst, occ int) {
	if len(p.Pawns) != dst || len(p.Knights) != dst || len(p.Orthogonals) != dst || len(p.Diagonals) != dst ||
		len(p.King) != dst || occ != dst {
		panic(unsafeslice.Unequal("bitray/fill", function, "dst, Pawns, Knights, Orthogonals, Diagonals, King, occ",
			dst, len(p.Pawns), len(p.Knights), len(p.Orthogonals), len(p.Diagonals), len(p.King), occ))
	}
}
