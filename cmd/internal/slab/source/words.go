package source

import (
	"slices"
	"strings"

	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/internal/pattern"
)

// says reports whether one of some words is right before a column: before the first of tables in one array; before one number, in its
// line; in structs, in the second, as before the first all kinds of words are.
func (s *source) says(c column, words ...string) bool {
	for c.stride == 1 && c.start >= 64 && strings.Trim(s.numbers[c.start].gap, "[]{},") == "" {
		c.start -= 64
	}
	if c.stride > 1 && c.at(1) < len(s.numbers) {
		c.start = c.at(1)
	}
	before := s.words(c.start, 1)
	if c.stride == 0 {
		before = before[1+strings.LastIndexByte(before, '\n'):]
	}
	return slices.ContainsFunc(words, func(w string) bool { return strings.Contains(before, w) })
}

// of reports whether the words right before a column name a piece, and not the other.
func (s *source) of(c column, p find.Piece) bool {
	return s.says(c, p.String()) && !s.says(c, (1-p).String())
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
var plainName = pattern.Lazy(`\b(?:rook|bishop)s?["']?\]?\s*(?:[:=]|\[[^\]\n]*\])(?:\[[^\]\n]*\]|[^\n;\[{])*\s*[\[{]\s*(\w*[(\[{])?\s*$`)

// plain reports whether the array of a column is called by a piece and nothing else. An array of arrays is not.
func (s *source) plain(r *reading) bool {
	words := s.words(r.start, r.stride)
	_, alone := lastNamed(words)
	name := plainName().FindStringSubmatch(words)
	return alone && name != nil && (r.stride > 1 || !strings.ContainsAny(name[1], "[{"))
}
