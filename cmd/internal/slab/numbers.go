package slab

import (
	"bytes"
	"regexp"
	"strconv"
	"strings"
	"sync"

	"github.com/bitray/bitray/internal/find"
)

// token matches what matters in a source file of any language: a comment or the size in a declaration, a word, whose
// digits are no numbers, a hexadecimal constant, a binary one, a hexadecimal one without a mark, or a decimal one.
var token = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(//[^\n]*|(?s:/\*.*?\*/)|#\s[^\n]*|[\[;]\s*[0-9]{1,3}\])|(?:0[xX]|\$|&[hH]|#x|16#)([0-9a-fA-F][0-9a-fA-F_']*)|0[bB]([01][01_']*)` +
		`|\b([0-9]+[a-fA-F][0-9a-fA-F]*|[a-fA-F]+[0-9][0-9a-fA-F]{5,})\b|([A-Za-z_]\w*)|(-?[0-9][0-9_']*)`)
})

// number is an integer constant of a source file.
type number struct {
	text   string
	value  uint64
	bare   uint64 // its value as a hexadecimal one, if it has many digits and no mark
	line   int
	before []byte // what is between the last long one and it
	begins bool   // a bracket is right before it, or no comma
	apart  bool   // a bracket or a sign is between the one before and it, outside comments
}

// least is below every multiplier: it must move the lowest square of the mask, at most the 38th, into an index of five bits.
const least = 1 << 21

// numbers returns the integer constants of a source file, except sizes and those in comments. One of more than 64 bits has the
// value of all ones, which is no multiplier.
func numbers(text []byte) (all []number) {
	line, at, end, long, past, apart := 1, 0, 0, 0, 0, true
	for _, m := range token().FindAllSubmatchIndex(text, -1) {
		line, at = line+bytes.Count(text[at:m[0]], []byte("\n")), m[0]
		apart, past = apart || bytes.ContainsAny(text[past:m[0]], "[]{}=:;"), m[1]
		for group, base := range [7]int{2: 16, 3: 2, 4: 16, 6: 10} {
			if base == 0 || m[2*group] < 0 {
				continue
			}
			digits := string(text[m[2*group]:m[2*group+1]])
			n := number{text: string(text[m[0]:m[1]]), value: parse(digits, base), line: line, before: text[long:m[0]],
				begins: !bytes.Contains(text[end:m[0]], []byte(",")) || bytes.ContainsAny(text[end:m[0]], "([{=:"), apart: apart}
			if group >= 4 && len(digits) > 5 {
				n.bare = parse(digits, 16)
			}
			if end = m[1]; n.value >= least {
				long = end
			}
			all, apart = append(all, n), false
		}
	}
	return all
}

// parse returns the value of digits, among which may be separators; of a negative number its two's complement.
func parse(digits string, base int) uint64 {
	digits = strings.NewReplacer("_", "", "'", "").Replace(digits)
	value, _ := strconv.ParseUint(strings.TrimPrefix(digits, "-"), base, 64)
	if digits[0] == '-' {
		return -value
	}
	return value
}

// piece returns the piece that the words before n name last, and whether they name its multipliers.
func (n *number) piece() (p find.Piece, multipliers bool) {
	words := bytes.ToLower(n.before[max(0, len(n.before)-200):])
	rook, bishop := bytes.LastIndex(words, []byte("rook")), bytes.LastIndex(words, []byte("bishop"))
	if bishop > rook {
		p = find.Bishop
	}
	return p, rook != bishop && (bytes.Contains(words, []byte("mag")) || bytes.Contains(words, []byte("mult")))
}

// bits returns the width of an index of which n is the bits or the shift, 1 to [MaxBits], or 0 if it is neither.
func (n *number) bits() int {
	switch bits := 64 - n.value; {
	case n.value <= MaxBits:
		return int(n.value)
	case bits >= 1 && bits <= MaxBits:
		return int(bits)
	}
	return 0
}
