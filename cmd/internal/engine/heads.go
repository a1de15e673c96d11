package engine

import (
	"regexp"
	"slices"
	"strings"

	"github.com/bitray/bitray/internal/pattern"
)

var (
	// separators cut a line into the cells of a table; the first that is in it does.
	separators = []func() *regexp.Regexp{pattern.Lazy(`\s*\|\s*`), pattern.Lazy(`\t+`), pattern.Lazy(`\s*;\s*`), pattern.Lazy(`\s*,\s*`), pattern.Lazy(`\s{2,}`)}
	// headed are the kinds of what the heading of a column says, the one that decides first.
	headed = []kind{other, figure, unit, depths, own, perfts, moves}
)

// cut returns the cells of a line.
func cut(line string) (cells []string) {
	for _, by := range separators {
		if cells = by().Split(strings.TrimSuffix(strings.TrimPrefix(line, "|"), "|"), -1); len(cells) > 1 {
			break
		}
	}
	return cells
}

// findHeads takes a line for the heading of a table if it has a few words in each cell, and no numbers but depths: labels for the cells
// below them.
func (a *answer) findHeads(line string) {
	heads, known := [][]token(nil), false
	if strings.ContainsAny(line, ":=") { // which is fast
		return
	}
	for _, text := range cut(line) {
		ts, label := a.lex(strings.NewReplacer("(", " ", ")", " ").Replace(text)), prose
		if k := slices.IndexFunc(headed, func(k kind) bool { return has(ts, k) }); k >= 0 {
			known, label = true, headed[k]
		}
		if len(strings.Fields(text)) > 4 || has(ts, move, square) || has(ts, number) && label != depths && label != perfts {
			return
		}
		heads = append(heads, append([]token{{kind: label}}, slices.DeleteFunc(ts, func(t token) bool { return t.kind != number })...))
	}
	if len(heads) > 1 && known {
		a.heads = heads
	}
}

// cells returns the tokens of a line, in a row of a table with the labels of its cells.
func (a *answer) cells(line string) (ts []token) {
	whole := a.lex(line)
	if a.heads == nil {
		return whole
	}
	cells := cut(line)
	if len(cells) != len(a.heads) {
		return whole
	}
	for i, text := range cells {
		if strings.Trim(text, " -") == "" {
			text = "none"
		}
		ts = slices.Concat(ts, a.heads[i], a.lex(": "+text+" |"))
	}
	if has(whole, move) && has(ts, square) { // its squares are in two cells
		return whole
	}
	return ts
}
