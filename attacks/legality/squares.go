package legality

// Sight is what a rook and a bishop on a square attack with your occupancy, by any technique.
type Sight[B ~uint64] struct{ Rook, Bishop B }

// Squares says which squares are occupied, and which of them by pieces that can be pinned.
type Squares[B ~uint64] struct {
	Own      B // the pieces of the king's color
	Occupied B // all pieces
}
