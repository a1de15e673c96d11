package legality

// Pieces are the pieces of one color as five sets. A slider is in the set of the lines that it moves
// along, so a queen is in two: Orthogonals and Diagonals.
//
// Fill it from whatever your position holds. The functions take a pointer, so that nothing is
// copied, and do not keep it.
type Pieces[B ~uint64] struct {
	Pawns       B
	Knights     B
	Orthogonals B // rooks and queens
	Diagonals   B // bishops and queens
	King        B
}

// All returns the squares that the pieces stand on.
func (p *Pieces[B]) All() B { return p.Pawns | p.Knights | p.Orthogonals | p.Diagonals | p.King }
