package attacks

// The tables of rays and of what lies between are 4 KiB and 32 KiB; they are built by walking, which
// takes some tens of microseconds (GODEBUG=inittrace=1).
var (
	rays    = buildRays()
	between = buildBetween()
)

func buildRays() (table [8][64]Bitboard) {
	for _, d := range Directions() {
		for sq := range Square(64) {
			for b := sq.Bitboard().Step(d); b != 0; b = b.Step(d) {
				table[d][sq] |= b
			}
		}
	}
	return table
}

func buildBetween() (table [64][64]Bitboard) {
	for _, d := range Directions() {
		for from := range Square(64) {
			for to := range rays[d][from].Squares() {
				table[from][to] = rays[d][from] & rays[d.Opposite()][to]
			}
		}
	}
	return table
}

// Ray returns the squares that lie from sq in direction d up to the edge, without sq.
func Ray(d Direction, sq Square) Bitboard { return rays[d&7][sq&63] }

// Between returns the squares strictly between a and b if the two stand on one rank, file or
// diagonal, and nothing otherwise.
func Between(a, b Square) Bitboard { return between[a&63][b&63] }

// Line returns the whole rank, file or diagonal, edge to edge, that a and b both stand on, and
// nothing if they share none or are the same square.
func Line(a, b Square) Bitboard {
	for d := North; d <= SouthEast; d++ {
		line := Ray(d, a) | Ray(d.Opposite(), a)
		if line.Has(b) {
			return line.With(a)
		}
	}
	return Empty
}
