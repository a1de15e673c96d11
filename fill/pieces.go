package fill

import "github.com/bitray/bitray/internal/words"

// Pieces holds the pieces of one side in many positions. Each field is a slice with an element for
// each position, so that a kernel loads the same set of eight positions at once. A queen is in
// Diagonals and in Orthogonals.
//
// The fields have the names and the order of the sets of one position in package attacks, which
// lies above this one and keeps them as words instead of slices.
type Pieces[B ~uint64] struct {
	Pawns, Knights []B
	Diagonals      []B // bishops and queens
	Orthogonals    []B // rooks and queens
	King           []B
}

func (p *Pieces[B]) words() Pieces[uint64] {
	return Pieces[uint64]{
		words.Of(p.Pawns), words.Of(p.Knights), words.Of(p.Diagonals), words.Of(p.Orthogonals), words.Of(p.King),
	}
}
