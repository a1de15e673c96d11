package board

// The fields of a FEN.
const (
	PlacementField = placementField
	SideField      = sideField
	CastlingField  = castlingField
	EnPassantField = enPassantField
	HalfmoveField  = halfmoveField
	FullmoveField  = fullmoveField
	EndField       = endField
)

// Union returns faults as a set.
func Union(faults []*FENError) (all Fault) {
	for _, f := range faults {
		all |= f.Fault
	}
	return all
}

// Canonical returns p without what its [Code] does not hold.
func Canonical(p Position) Position {
	p.enPassant = p.LegalEnPassant()
	p.halfmoves, p.fullmoves, p.chess960, p.fileLetters = 0, 1, false, false
	return p
}

// Polyglot is the file of the numbers of keys.
var Polyglot = polyglot
