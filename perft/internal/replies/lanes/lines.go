//lint:file-ignore U1000 the assembly reads the table

package lanes

import "github.com/bitray/bitray/attacks"

// lines holds the lines of a king on each square.
var lines = buildLines()

func buildLines() (table [64]kingLines) {
	order := [8]attacks.Direction{
		attacks.North, attacks.East, attacks.NorthEast, attacks.NorthWest,
		attacks.South, attacks.West, attacks.SouthWest, attacks.SouthEast,
	}
	for sq := range attacks.Square(64) {
		l := &table[sq]
		for i, d := range order {
			l.rays[i] = uint64(attacks.Ray(d, sq))
		}
		l.steps = uint64(attacks.King(sq))
		l.knights = uint64(attacks.Knight(sq))
		l.pawnsBelow = uint64(attacks.Pawn(attacks.Black, sq))
		l.pawnsAbove = uint64(attacks.Pawn(attacks.White, sq))
		l.rank = l.rays[1] | l.rays[5] | 1<<sq
		l.file = l.rays[0] | l.rays[4] | 1<<sq
		l.diagonal = l.rays[2] | l.rays[6] | 1<<sq
		l.antiDiagonal = l.rays[3] | l.rays[7] | 1<<sq
	}
	return table
}
