package find

import "fmt"

// String returns "rook" or "bishop".
func (p Piece) String() string { return [2]string{"rook", "bishop"}[p&1] }

// On names p on square sq (0 to 63, masked), such as "rook on a1".
func (p Piece) On(sq uint8) string { return p.String() + " on " + SquareName(sq) }

// ParsePiece returns the piece that [Piece.String] gives the name.
func ParsePiece(name string) (Piece, error) {
	for _, p := range [2]Piece{Rook, Bishop} {
		if name == p.String() {
			return p, nil
		}
	}
	return 0, fmt.Errorf("piece %q: expected rook or bishop", name)
}

// SquareName returns the name of square sq (0 to 63, masked), such as "a1".
func SquareName(sq uint8) string { return string([]byte{'a' + sq&7, '1' + sq>>3&7}) }

// ParseSquare returns the square with the given name, 0 for "a1" to 63 for "h8".
func ParseSquare(name string) (uint8, error) {
	if len(name) != 2 || name[0] < 'a' || name[0] > 'h' || name[1] < '1' || name[1] > '8' {
		return 0, fmt.Errorf("square %q: expected a letter a to h and a digit 1 to 8", name)
	}
	return name[0] - 'a' + (name[1]-'1')<<3, nil
}
