package legality

// Pieces are pieces of one color as five sets. Sliders are in the sets of the lines that they move
// on, so a queen is in two, Diagonals and Orthogonals.
//
// Fill it from whatever your position holds. The functions take a pointer, so that nothing is
// copied, and do not keep it.
type Pieces[B ~uint64] struct {
	Pawns, Knights, Diagonals, Orthogonals, King B
}
