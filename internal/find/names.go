package find

import (
	"fmt"

	"github.com/bitray/bitray/transform"
)

// String returns "rook" or "bishop".
func (p Piece) String() string { return [...]string{"rook", "bishop"}[p&1] }

// On names p on square sq (0 to 63, masked), such as "rook on a1".
func (p Piece) On(sq uint8) string { return p.String() + " on " + transform.SquareName(sq) }

// ParsePiece returns the piece that [Piece.String] gives the name.
func ParsePiece(name string) (Piece, error) {
	for _, p := range []Piece{Rook, Bishop} {
		if name == p.String() {
			return p, nil
		}
	}
	return 0, fmt.Errorf("piece %q: expected rook or bishop", name)
}
