package attacks

import (
	"github.com/bitray/bitray/attacks/geometry"
	"github.com/bitray/bitray/transform"
)

// Square is a square of the board: a1 is 0, h1 is 7, h8 is 63.
type Square uint8

// The squares by name.
const (
	A1 Square = iota
	B1
	C1
	D1
	E1
	F1
	G1
	H1
	A2
	B2
	C2
	D2
	E2
	F2
	G2
	H2
	A3
	B3
	C3
	D3
	E3
	F3
	G3
	H3
	A4
	B4
	C4
	D4
	E4
	F4
	G4
	H4
	A5
	B5
	C5
	D5
	E5
	F5
	G5
	H5
	A6
	B6
	C6
	D6
	E6
	F6
	G6
	H6
	A7
	B7
	C7
	D7
	E7
	F7
	G7
	H7
	A8
	B8
	C8
	D8
	E8
	F8
	G8
	H8

	// NoSquare is the result where there is no square, such as [Bitboard.First] of the empty set.
	// Its set is empty; to functions that look attacks up it is masked, and so means a1.
	NoSquare
)

// NewSquare returns the square on the given file (0 is a) and rank (0 is the first). Both are
// masked to 0 to 7.
func NewSquare(file, rank int) Square { return Square(rank&7<<3 | file&7) }

// ParseSquare reads a square in algebraic notation, such as "e4". Any other text gives [NoSquare] and
// an error that quotes its beginning.
func ParseSquare(name string) (Square, error) {
	sq, err := transform.ParseSquare[Square](name)
	if err != nil {
		return NoSquare, err
	}
	return sq, nil
}

// File returns the file of sq: 0 for a to 7 for h.
func (sq Square) File() int { return int(sq & 7) }

// Rank returns the rank of sq: 0 for the first to 7 for the eighth.
func (sq Square) Rank() int { return int(sq >> 3 & 7) }

// Bitboard returns the set that holds sq alone: the empty set for [NoSquare] and beyond.
func (sq Square) Bitboard() Bitboard { return 1 << sq }

// String returns the algebraic name of sq, and "-" for [NoSquare] and beyond.
func (sq Square) String() string {
	if sq >= NoSquare {
		return "-"
	}
	return transform.SquareName(sq)
}

// MarshalText returns the algebraic name of sq, as [Square.String] does.
func (sq Square) MarshalText() ([]byte, error) { return []byte(sq.String()), nil }

// UnmarshalText makes sq the square of an algebraic name, [NoSquare] of "-". After an error sq is what it was.
func (sq *Square) UnmarshalText(name []byte) error {
	if string(name) == NoSquare.String() {
		*sq = NoSquare
		return nil
	}
	read, err := ParseSquare(string(name))
	if err == nil {
		*sq = read
	}
	return err
}

// Distance returns the number of king moves between sq and to on an empty board.
func (sq Square) Distance(to Square) int { return geometry.Distance(sq, to) }
