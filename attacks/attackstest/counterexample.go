package attackstest

import (
	"fmt"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/transform"
)

// Counterexample is a question that a generator has answered wrongly. It is an error whose
// text draws the boards.
type Counterexample struct {
	Law       string // what does not hold
	Piece     string // "rook", "bishop" or "queen"; of [Lines] "file", "rank", "diagonal" or "anti-diagonal"
	Square    attacks.Square
	Occupancy attacks.Bitboard
	Want, Got attacks.Bitboard
}

// Error describes the case and draws occupancy, want, got and their difference side by side.
func (c *Counterexample) Error() string {
	return fmt.Sprintf("%s: %s on %v, occupancy %#016x\noccupancy         want              got               difference\n%s",
		c.Law, c.Piece, c.Square, uint64(c.Occupancy),
		transform.Draw(c.Occupancy, c.Want, c.Got, c.Want^c.Got))
}
