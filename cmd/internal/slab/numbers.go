package slab

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"sync"

	"github.com/bitray/bitray/internal/find"
)

// token matches what matters in a source file of any language: what is not read, a word, whose digits are no numbers, or a number in
// one of the bases. Not read are sizes in declarations, the base 16 of a string, the shift that joins two halves, and
// the 64 from which bits are subtracted.
var token = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?:[\[;]\s*[0-9]{1,3}\]|["']\s*,(?:\s*\w+\s*,)?\s*16\s*\)|<<\s*32\b|\b64\s*-)` +
		`|-?(?:0[xX]|\$|&[hH]|#x|16#|64'h)([0-9a-fA-F][0-9a-fA-F_']*)|0[bB]([01][01_']*)|\b([0-9][0-9a-fA-F]*)[hH]\b` +
		`|\b([0-9]+[a-fA-F][0-9a-fA-F]*|[a-fA-F]+[0-9][0-9a-fA-F]{5,})\b|[A-Za-z_]\w*|(-?[0-9][0-9_']*)`)
})

// comment matches a comment, which is not read, but may name a piece.
var comment = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`//[^\n]*|(?s:/\*.*?\*/)|#\s[^\n]*`) })

// bases are those of the numbers that a token may be: hexadecimal with a mark before it, binary, hexadecimal with a mark behind it or
// with none, decimal. The last two may be hexadecimal ones without a mark.
var bases = [...]int{16, 2, 16, 16, 10}

// number is an integer constant of a source file.
type number struct {
	at, end int
	value   uint64
	bare    uint64 // its value as a hexadecimal one, if it has many digits and no mark
	gap     string // the signs between the one before and it
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
	gap, past, before, end := "", 0, 0, 0
	for _, m := range token().FindAllStringSubmatchIndex(text, -1) {
		gap, past = gap+strings.Join(strings.Fields(text[past:m[0]]), ""), m[1]
		for i, base := range bases {
			from, to := m[2+2*i], m[3+2*i]
			if from < 0 {
				continue
			}
			n := number{at: m[0], end: m[1], gap: gap, words: [2]int{end, m[0]}, key: newKey(text[end:m[0]])}
			digits := strings.NewReplacer("_", "", "'", "", "-", "").Replace(text[from:to])
			if n.value, _ = strconv.ParseUint(digits, base, 64); text[n.at] == '-' {
				n.value = -n.value
			}
			if i >= 3 && len(digits) > 5 {
				n.bare, _ = strconv.ParseUint(digits, 16, 64)
			}
			if len(all) == 0 || base == before || n.value < least || n.value != all[len(all)-1].value {
				all, gap, end = append(all, n), "", m[1]
			}
			before = base
		}
	}
	return byKey(all, text)
}

// apart reports whether a bracket or a sign is between n and the number before.
func (n *number) apart() bool { return strings.ContainsAny(n.gap, "[]{}=:;") }

// width returns the width of an index of which n is the bits or the shift, 1 to [MaxBits], or 0 if it is neither.
func width(n uint64) int {
	if bits := min(n, 64-n); bits <= MaxBits {
		return int(bits)
	}
	return 0
}

// words returns the text between a number and the one that is so many before it, in small letters.
func (s *source) words(at, back int) string {
	from, to := 0, s.numbers[at].words[1]
	if at >= back {
		from = min(s.numbers[at-back+1].words[0], to)
	}
	return strings.ToLower(s.text[from:to])
}

// called returns the piece that the words before a column name last, and whether they name its multipliers: those of the
// other not in the same line.
func (s *source) called(start, stride int) (p find.Piece, multipliers bool) {
	words := s.words(start, stride)
	p, alone := lastNamed(words)
	return p, alone && (strings.Contains(words, "mag") || strings.Contains(words, "mult"))
}

// lastNamed returns the piece that is named last, and whether that is so and the other is not in the same line.
func lastNamed(words string) (p find.Piece, alone bool) {
	rook, bishop := strings.LastIndex(words, "rook"), strings.LastIndex(words, "bishop")
	if bishop > rook {
		p = find.Bishop
	}
	line := words[1+strings.LastIndexByte(words[:max(rook, bishop, 0)], '\n'):]
	return p, rook != bishop && !(strings.Contains(line, "rook") && strings.Contains(line, "bishop"))
}

// plainName matches a name or key that is a piece and nothing else, up to the bracket of an array right behind it, and one more.
var plainName = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`\b(?:rook|bishop)s?["']?\]?\s*(?:[:=]|\[[^\]\n]*\])(?:\[[^\]\n]*\]|[^\n;\[{])*\s*[\[{]\s*(\w*[(\[{])?\s*$`)
})

// plain reports whether the array of a column is called by a piece and nothing else. An array of arrays is not.
func (s *source) plain(r *reading) bool {
	words := s.words(r.start, r.stride)
	_, alone := lastNamed(words)
	name := plainName().FindStringSubmatch(words)
	return alone && name != nil && (r.stride > 1 || !strings.ContainsAny(name[1], "[{"))
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
