package slab

import (
	"bytes"
	"regexp"
	"strconv"
	"strings"
	"sync"

	"github.com/bitray/bitray/internal/find"
)

// token matches what matters in a source file of any language: what is not read, a hexadecimal constant, a binary one, a
// hexadecimal one with a mark behind it or with none, a word, whose digits are no numbers, or a decimal constant. Comments are
// not read, nor sizes in declarations, the base 16 of a string, the shift that joins two halves, and the 64 from which bits are
// subtracted.
var token = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(//[^\n]*|(?s:/\*.*?\*/)|#\s[^\n]*|[\[;]\s*[0-9]{1,3}\]|["']\s*,(?:\s*\w+\s*,)?\s*16\s*\)|<<\s*32\b|\b64\s*-)` +
		`|-?(?:0[xX]|\$|&[hH]|#x|16#|64'h)([0-9a-fA-F][0-9a-fA-F_']*)|0[bB]([01][01_']*)|\b([0-9][0-9a-fA-F]*)[hH]\b` +
		`|\b([0-9]+[a-fA-F][0-9a-fA-F]*|[a-fA-F]+[0-9][0-9a-fA-F]{5,})\b|([A-Za-z_]\w*)|(-?[0-9][0-9_']*)`)
})

// number is an integer constant of a source file.
type number struct {
	at, end int
	value   uint64
	bare    uint64 // its value as a hexadecimal one, if it has many digits and no mark
	gap     string // the signs between the one before and it
}

// least is below every multiplier: it must move the lowest square of the mask, at most the 38th, into an index of five bits. One
// that has lost its upper half is seldom less.
const least = 1 << 21

// numbers returns the integer constants of a source file; one that follows in another base is the same. One of more than 64
// bits has the value of all ones, which is no multiplier.
func numbers(text []byte) (all []number) {
	var gap []byte
	past, before := 0, 0
	for _, m := range token().FindAllSubmatchIndex(text, -1) {
		gap, past = append(gap, bytes.Join(bytes.Fields(text[past:m[0]]), nil)...), m[1]
		for group, base := range [8]int{2: 16, 3: 2, 4: 16, 5: 16, 7: 10} {
			if base == 0 || m[2*group] < 0 {
				continue
			}
			digits := strings.NewReplacer("_", "", "'", "", "-", "").Replace(string(text[m[2*group]:m[2*group+1]]))
			n := number{at: m[0], end: m[1], gap: string(gap)}
			if n.value, _ = strconv.ParseUint(digits, base, 64); text[n.at] == '-' {
				n.value = -n.value
			}
			if group >= 5 && len(digits) > 5 {
				n.bare, _ = strconv.ParseUint(digits, 16, 64)
			}
			if twice := len(all) > 0 && n.value >= least && n.value == all[len(all)-1].value && base != before; !twice {
				all, gap = append(all, n), gap[:0]
			}
			before = base
		}
	}
	return all
}

// apart reports whether a bracket or a sign is between n and the number before.
func (n *number) apart() bool { return strings.ContainsAny(n.gap, "[]{}=:;") }

// bits returns the width of an index of which n is the bits or the shift, 1 to [MaxBits], or 0 if it is neither.
func (n *number) bits() int {
	if bits := min(n.value, 64-n.value); bits <= MaxBits {
		return int(bits)
	}
	return 0
}

// words returns the text between a number and the one that is so many before it, in small letters.
func (s *source) words(at, back int) []byte {
	from := 0
	if at >= back {
		from = s.numbers[at-back].end
	}
	return bytes.ToLower(s.text[from:s.numbers[at].at])
}

// called returns the piece that the words before a column name last, and whether they name its multipliers: those of the
// other not in the same line.
func (s *source) called(start, stride int) (p find.Piece, multipliers bool) {
	words := s.words(start, stride)
	rook, bishop := bytes.LastIndex(words, []byte("rook")), bytes.LastIndex(words, []byte("bishop"))
	if bishop > rook {
		p = find.Bishop
	}
	line := words[1+bytes.LastIndexByte(words[:max(rook, bishop, 0)], '\n'):]
	both := bytes.Contains(line, []byte("rook")) && bytes.Contains(line, []byte("bishop"))
	return p, rook != bishop && !both && (bytes.Contains(words, []byte("mag")) || bytes.Contains(words, []byte("mult")))
}

// line returns the line in which a number stands.
func (s *source) line(at int) int { return 1 + bytes.Count(s.text[:s.numbers[at].at], []byte("\n")) }
