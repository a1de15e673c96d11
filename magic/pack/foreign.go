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
// come before those of the other; which is first is found out. They are laid out by [SideBySide].
//
// An error says how many constants there are, if they are too few, or which is none of 64 bits.
// Whether the multipliers are right is for [Slab.Fill] to say.
func FromSource(text []byte) (Slab, error) {
	words := hexadecimal.FindAll(text, problems)
	if len(words) < problems {
		return nil, fmt.Errorf("%d hexadecimal constants, expected %d multipliers", len(words), problems)
	}
	var magics [2][64]uint64
	for i, word := range words {
		// A suffix such as _u64 leaves its underscore behind.
		magic, err := strconv.ParseUint(strings.TrimRight(string(word), "_"), 0, 64)
		if err != nil {
			return nil, fmt.Errorf("constant %s: expected 64 bits", word)
		}
		magics[i>>6][i&63] = magic
	}
	slab, wrong := sideBySide(magics[0], magics[1])
	if wrong > 0 {
		if other, otherWrong := sideBySide(magics[1], magics[0]); otherWrong < wrong {
			return other, nil
		}
	}
	return slab, nil
}

// SideBySide lays the tables of ordinary magics, given from a1 to h8, one after another, those of
// all rooks first. (Package magic goes by squares, a rook and a bishop in turn.) Each index is as
// short as its multiplier allows. A multiplier that is wrong keeps as many bits as its mask has squares, and [Slab.Fill] names it.
func SideBySide(rooks, bishops [64]uint64) Slab {
	slab, _ := sideBySide(rooks, bishops)
	return slab
}

// sideBySide is [SideBySide]. It also returns how many of the multipliers are wrong.
func sideBySide(rooks, bishops [64]uint64) (slab Slab, wrong int) {
	offset := 0
	for piece, magics := range [2][64]uint64{rooks, bishops} {
		for sq, magic := range magics {
			p := find.NewProblem(find.Piece(piece), uint8(sq))
			m, ok := shortest(&p, magic)
			if !ok {
				wrong++
			}
			slab = append(slab, Entry{Piece: p.Piece, Square: p.Square, Offset: offset, Multiplier: m})
			offset += 1 << m.Bits
		}
	}
	return slab, wrong
}

// shortest returns magic with as few bits of index as it works with. If it does not work with
// as many as the mask has squares, it has those, and is not ok.
func shortest(p *find.Problem, magic uint64) (m find.Multiplier, ok bool) {
	m = find.Multiplier{Bits: p.Bits, Magic: magic}
	if p.Verify(m) != nil {
		return m, false
	}
	for m.Bits > 1 {
		shorter := find.Multiplier{Bits: m.Bits - 1, Magic: magic}
		if p.Verify(shorter) != nil {
			break
		}
		m = shorter
	}
	return m, true
}
