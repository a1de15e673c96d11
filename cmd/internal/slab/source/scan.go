package source

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/bitray/bitray/cmd/internal/slab"
	"github.com/bitray/bitray/internal/pattern"
)

// token matches what matters in a source file of any language: what is not read, a word, whose digits are no numbers, or a number in
// one of the bases. Not read are sizes in declarations, the base 16 of a string, the shift that joins two halves, and
// the 64 from which bits are subtracted.
var token = pattern.Lazy(`(?:[\[;]\s*[0-9]{1,3}\]|["']\s*,(?:\s*\w+\s*,)?\s*16\s*\)|<<\s*32\b|\b64\s*-)` +
	`|-?(?:0[xX]|\$|&[hH]|#x|16#|64'h)([0-9a-fA-F][0-9a-fA-F_']*)|0[bB]([01][01_']*)|\b([0-9][0-9a-fA-F]*)[hH]\b` +
	`|\b([0-9]+[a-fA-F][0-9a-fA-F]*|[a-fA-F]+[0-9][0-9a-fA-F]{5,})\b|[A-Za-z_]\w*|(-?[0-9][0-9_']*)`)

// comment matches a comment, which is not read, but may name a piece.
var comment = pattern.Lazy(`//[^\n]*|(?s:/\*.*?\*/)|#\s[^\n]*`)

// bases are those of the numbers that a token may be: hexadecimal with a mark before it, binary, hexadecimal with a mark behind it or
// with none, decimal. The last two may be hexadecimal ones without a mark.
var bases = [...]int{16, 2, 16, 16, 10}

// number is an integer constant of a source file.
type number struct {
	at, end int
	value   uint64
	bare    uint64 // its value as a hexadecimal one, if it has many digits and no mark
	gap     string // the signs between the one before and it, without blanks; commas in a row are one, as when a number is deleted
	words   [2]int // the text before it
	key
	earlier int // where one is that the same key had before
}

// least is below every multiplier: it must move the lowest square of the mask, at most the 38th, into an index of five bits. One
// that has lost its upper half is seldom less.
const least = 1 << 21

// numbers returns the integer constants of a source file; one that follows in another base is the same. One of more than 64
// bits has the value of all ones, which is no multiplier.
func numbers(text string) (all []number) {
	text = comment().ReplaceAllStringFunc(text, func(c string) string { return strings.Repeat(" ", len(c)) })
	gap, past, before, end := []byte(nil), 0, 0, 0
	for _, m := range token().FindAllStringSubmatchIndex(text, -1) {
		for _, sign := range []byte(text[past:m[0]]) {
			if sign > ' ' && (sign != ',' || len(gap) == 0 || gap[len(gap)-1] != ',') {
				gap = append(gap, sign)
			}
		}
		past = m[1]
		for i, base := range bases {
			from, to := m[2+2*i], m[3+2*i]
			if from < 0 {
				continue
			}
			n := number{at: m[0], end: m[1], gap: string(gap), words: [2]int{end, m[0]}, key: newKey(text[end:m[0]])}
			digits := strings.NewReplacer("_", "", "'", "", "-", "").Replace(text[from:to])
			if n.value, _ = strconv.ParseUint(digits, base, 64); text[n.at] == '-' {
				n.value = -n.value
			}
			if i >= 3 && len(digits) > 5 {
				n.bare, _ = strconv.ParseUint(digits, 16, 64)
			}
			if len(all) == 0 || base == before || n.value < least || n.value != all[len(all)-1].value {
				all, gap, end = append(all, n), gap[:0], m[1]
			}
			before = base
		}
	}
	return byKey(all, text)
}

// apart reports whether a bracket or a sign is between n and the number before.
func (n *number) apart() bool { return strings.ContainsAny(n.gap, "[]{}=:;") }

// width returns the width of an index of which n is the bits or the shift, 1 to [slab.MaxBits], or 0 if it is neither.
func width(n uint64) int {
	if bits := min(n, 64-n); bits <= slab.MaxBits {
		return int(bits)
	}
	return 0
}

// line returns the line in which a number stands.
func (s *source) line(at int) int { return 1 + strings.Count(s.text[:s.numbers[at].at], "\n") }

// quote returns a number as it is written.
func (s *source) quote(at int) string {
	switch n := &s.numbers[at]; {
	case n.at == n.end:
		return "not in the file"
	case n.earlier > 0:
		return fmt.Sprintf("%s, as well as one in line %d", s.text[n.at:n.end], 1+strings.Count(s.text[:n.earlier], "\n"))
	default:
		return s.text[n.at:n.end]
	}
}
