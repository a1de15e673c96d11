package find

import "github.com/bitray/bitray/transform"

// String returns "rook" or "bishop".
func (p Piece) String() string { return [...]string{"rook", "bishop"}[p&1] }

// On names p on square sq (0 to 63, masked), such as "rook on a1".
func (p Piece) On(sq uint8) string { return p.String() + " on " + transform.SquareName(sq) }
