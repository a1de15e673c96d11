package pack

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/bitray/bitray/magic/find"
)

// hexadecimal matches the 64-bit constants of most languages.
var hexadecimal = regexp.MustCompile(`\b0[xX][0-9a-fA-F_]{4,}`)

// FromSource makes a slab of the multipliers in a source file of any language: its first 128
// hexadecimal constants, of four digits or more. The multipliers of one piece, from a1 to h8,
// come before those of the other; which is first is found out. Each becomes an ordinary magic
// with as short an index as it allows, and the tables lie side by side.
//
// An error says how many constants there are if they are too few, or names the first square that
// the multiplier is wrong for.
func FromSource(text []byte) (Slab, error) {
	words := hexadecimal.FindAll(text, problems)
	if len(words) < problems {
		return nil, fmt.Errorf("%d hexadecimal constants, expected %d multipliers", len(words), problems)
	}
	var magics [problems]uint64
	for i, word := range words {
		// A suffix such as _u64 leaves its underscore behind.
		magic, err := strconv.ParseUint(strings.TrimRight(string(word), "_"), 0, 64)
		if err != nil {
			return nil, fmt.Errorf("constant %s: expected 64 bits", word)
		}
		magics[i] = magic
	}
	slab, err := sideBySide(magics[:64], magics[64:])
	if err != nil {
		if other, otherErr := sideBySide(magics[64:], magics[:64]); otherErr == nil {
			return other, nil
		}
	}
	return slab, err
}

func sideBySide(rooks, bishops []uint64) (Slab, error) {
	var slab Slab
	offset := 0
	for piece, magics := range [][]uint64{rooks, bishops} {
		for sq, magic := range magics {
			p := find.NewProblem(find.Piece(piece), uint8(sq))
			m, err := shortest(&p, magic)
			if err != nil {
				return nil, err
			}
			slab = append(slab, Entry{Piece: p.Piece, Square: p.Square, Offset: offset, Multiplier: m})
			offset += 1 << m.Bits
		}
	}
	return slab, nil
}

// shortest returns magic with as few bits of index as it works with, or the error of the first
// collision at full length.
func shortest(p *find.Problem, magic uint64) (find.Multiplier, error) {
	m := find.Multiplier{Bits: p.Bits, Magic: magic}
	if err := p.Verify(m); err != nil {
		return m, err
	}
	for m.Bits > 1 {
		shorter := find.Multiplier{Bits: m.Bits - 1, Magic: magic}
		if p.Verify(shorter) != nil {
			break
		}
		m = shorter
	}
	return m, nil
}
