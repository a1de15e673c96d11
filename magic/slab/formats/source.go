package formats

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"sync"

	"github.com/bitray/bitray/magic/find"
	"github.com/bitray/bitray/magic/slab"
)

// hexadecimal matches the 64-bit constants of most languages.
var hexadecimal = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`\b0[xX][0-9a-fA-F_]{4,}`)
})

// FromSource makes a layout of the multipliers in a source file of any language: its first 128
// hexadecimal constants of four digits or more. The multipliers of one piece, from a1 to h8,
// come before those of the other; FromSource finds out which piece is first. [slab.SideBySide] lays the
// tables out.
//
// An error says how many constants there are, if they are too few, or which one has more than 64 bits.
// FromSource does not prove the multipliers; [slab.Layout.Fill] does.
func FromSource(text []byte) (slab.Layout, error) {
	words := hexadecimal().FindAll(text, slab.Entries)
	if len(words) < slab.Entries {
		return nil, fmt.Errorf("%d hexadecimal constants, expected %d multipliers", len(words), slab.Entries)
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
	rooks, bishops := magics[0], magics[1]
	if n := wrong(rooks, bishops); n > 0 && wrong(bishops, rooks) < n {
		rooks, bishops = bishops, rooks
	}
	return slab.SideBySide(rooks, bishops), nil
}

// wrong returns how many of the multipliers are wrong.
func wrong(rooks, bishops [64]uint64) (n int) {
	for piece, magics := range [2][64]uint64{rooks, bishops} {
		for sq, magic := range magics {
			p := find.NewProblem(find.Piece(piece), uint8(sq))
			if p.Verify(find.Multiplier{Bits: p.Bits, Magic: magic}) != nil {
				n++
			}
		}
	}
	return n
}
