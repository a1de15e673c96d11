package attacks

import (
	"bytes"
	"fmt"
	"iter"
	"math/bits"
	"strconv"

	"github.com/bitray/bitray/attacks/geometry"
	"github.com/bitray/bitray/transform"
)

// Bitboard is a set of squares: bit sq is set if the square sq belongs to it. The operators of
// the language are the set operations: a&b, a|b, a&^b, a^b, ^a.
type Bitboard uint64

// Sets that have names.
const (
	Empty    Bitboard = 0
	Universe Bitboard = 1<<64 - 1
)

// The files.
const (
	FileA Bitboard = 0x0101010101010101 << iota
	FileB
	FileC
	FileD
	FileE
	FileF
	FileG
	FileH
)

// The ranks.
const (
	Rank1 Bitboard = 0xff << (8 * iota)
	Rank2
	Rank3
	Rank4
	Rank5
	Rank6
	Rank7
	Rank8
)

// The squares by color: a1 is dark.
const (
	DarkSquares  Bitboard = 0xaa55aa55aa55aa55
	LightSquares          = ^DarkSquares
)

// SetOf returns the set of the given squares; [NoSquare] adds none.
func SetOf(squares ...Square) Bitboard {
	var b Bitboard
	for _, sq := range squares {
		b |= sq.Bitboard()
	}
	return b
}

// Has reports whether sq belongs to b: [NoSquare] to none.
func (b Bitboard) Has(sq Square) bool { return b>>sq&1 != 0 }

// With returns b with sq added, unless that is [NoSquare].
func (b Bitboard) With(sq Square) Bitboard { return b | sq.Bitboard() }

// Without returns b with sq taken out.
func (b Bitboard) Without(sq Square) Bitboard { return b &^ sq.Bitboard() }

// Count returns the number of squares in b.
func (b Bitboard) Count() int { return bits.OnesCount64(uint64(b)) }

// Several reports whether b has more than one square.
func (b Bitboard) Several() bool { return b&(b-1) != 0 }

// First returns the lowest square of b, or [NoSquare] if b is empty.
func (b Bitboard) First() Square { return Square(bits.TrailingZeros64(uint64(b))) }

// Last returns the highest square of b, or [NoSquare] if b is empty.
func (b Bitboard) Last() Square {
	if b == 0 {
		return NoSquare
	}
	return Square(bits.Len64(uint64(b)) - 1)
}

// Lowest returns the set that holds the lowest square of b alone; it is empty if b is.
func (b Bitboard) Lowest() Bitboard { return b & -b }

// WithoutLowest returns b without its lowest square. Together with [Bitboard.First] it is the
// loop that costs least:
//
//	for ; b != 0; b = b.WithoutLowest() {
//		sq := b.First()
//	}
func (b Bitboard) WithoutLowest() Bitboard { return b & (b - 1) }

// Squares yields the squares of b in ascending order.
func (b Bitboard) Squares() iter.Seq[Square] { return geometry.Squares[Square](b) }

// Subsets yields all subsets of b in ascending order, the empty set first, b itself last.
func (b Bitboard) Subsets() iter.Seq[Bitboard] { return transform.Subsets(b) }

// String draws b: eight lines, rank 8 on top, "1" for a square of the set, "." for any other.
func (b Bitboard) String() string { return transform.Draw(b) }

// Format writes b as [Bitboard.String] draws it for %v and %s, and as a number for %x, %b, %d, %#v and all other verbs.
func (b Bitboard) Format(f fmt.State, verb rune) {
	if format := fmt.FormatString(f, verb); verb == 's' || verb == 'v' && !f.Flag('#') {
		fmt.Fprintf(f, format, b.String())
	} else {
		fmt.Fprintf(f, format, uint64(b))
	}
}

// MarshalText returns b as 0x and 16 hexadecimal digits: many readers of JSON would round a number beyond 2^53.
func (b Bitboard) MarshalText() ([]byte, error) { return fmt.Appendf(nil, "%#016x", uint64(b)), nil }

// UnmarshalText makes b the number that text has after 0x, in hexadecimal. After an error b is what it was.
func (b *Bitboard) UnmarshalText(text []byte) error {
	digits, marked := bytes.CutPrefix(text, []byte("0x"))
	n, err := strconv.ParseUint(string(digits), 16, 64)
	if err != nil || !marked {
		return fmt.Errorf("bitboard %.24q: expected 0x and at most 16 hexadecimal digits", text)
	}
	*b = Bitboard(n)
	return nil
}
