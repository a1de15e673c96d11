package slab

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"sync"

	"github.com/bitray/bitray/internal/find"
)

// constant matches the 64-bit constants of most languages: hexadecimal ones of four digits or more, decimal
// ones of seven.
var constant = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`\b(?:0[xX][0-9a-fA-F_]{4,}|[1-9][0-9_]{6,})`)
})

// fromSource makes a layout of the multipliers in a source file of any language. They are integer constants,
// hexadecimal with four digits or more or decimal with seven or more: for each piece the 64 in a row, from a1
// to h8, of which at least 56 are right. What other constants come before, between and after makes no
// difference, and the masks of the squares may alternate with the multipliers. [SideBySide] lays the tables
// out.
//
// An error says how many constants there are, if they are too few, for which piece there is no such row, or
// which constant of it has more than 64 bits. fromSource does not prove the multipliers; [Layout.Fill] does.
func fromSource(text []byte) (Layout, error) {
	words := constants(text)
	if len(words) < Entries {
		return nil, fmt.Errorf("%d long constants that are no masks, expected %d multipliers", len(words), Entries)
	}
	var magics [2][64]uint64
	for piece := range magics {
		row := row(find.Piece(piece), words)
		if row == nil {
			return nil, fmt.Errorf("multipliers of the %v: expected 64 constants in a row of which %d or more are right", find.Piece(piece), 64-maxWrong)
		}
		for sq, word := range row {
			if word.tooLong {
				return nil, fmt.Errorf("constant %s: expected 64 bits", word.text)
			}
			magics[piece][sq] = word.value
		}
	}
	return SideBySide(magics[find.Rook], magics[find.Bishop]), nil
}

// word is a constant of a source file; one that is too long has the value of all ones, which is no
// multiplier.
type word struct {
	text    []byte
	value   uint64
	tooLong bool
}

// constants returns the constants of a source file that are not masks of squares.
func constants(text []byte) (words []word) {
	masks := map[uint64]bool{}
	for i := range Entries {
		masks[find.NewProblem(find.Piece(i>>6), uint8(i&63)).Mask] = true
	}
	for _, text := range constant().FindAll(text, -1) {
		// The underscore of a suffix such as _u64 is still there.
		value, err := strconv.ParseUint(strings.ReplaceAll(string(text), "_", ""), 0, 64)
		if err != nil || !masks[value] {
			words = append(words, word{text, value, err != nil})
		}
	}
	return words
}

// maxWrong is how many multipliers of a piece may be wrong before they are not taken for its multipliers.
const maxWrong = 8

// row returns the 64 words in a row of which the fewest are wrong for the piece, or nil if that is more than
// [maxWrong].
func row(piece find.Piece, words []word) (row []word) {
	var problems [64]find.Problem
	for sq := range problems {
		problems[sq] = find.NewProblem(piece, uint8(sq))
	}
	fewest := maxWrong + 1
	for i := range len(words) - 63 {
		if n := wrong(&problems, words[i:i+64], fewest); n < fewest {
			row, fewest = words[i:i+64], n
		}
	}
	return row
}

// wrong returns how many of the words are wrong, and no more than limit.
func wrong(problems *[64]find.Problem, row []word, limit int) (n int) {
	var tester find.Tester
	for sq := range problems {
		p := &problems[sq]
		if !tester.Test(p, find.Multiplier{Bits: p.Bits, Magic: row[sq].value}) {
			n++
		}
		if n == limit {
			break
		}
	}
	return n
}
