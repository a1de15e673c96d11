package cli

import (
	"cmp"
	"html"
	"net/url"
	"regexp"
	"strings"
	"unicode/utf8"

	"github.com/bitray/bitray/perft/board"
)

// rankLetters are in ranks, besides what is wrong in them.
const rankLetters = "PNBRQKpnbrqk0123456789~"

// around is what a FEN stands between, besides blanks: quotes, brackets, and marks of lists, code, addresses and pages.
const around = "\"'`“”‘’«»()[]{}<>,;:=#|*\\"

var (
	// field is a character of a field, right or wrong; "&" begins the rest of an address.
	field = `[^\s&` + regexp.QuoteMeta(around) + `]`
	// fenRest matches the last rank and the fields of a FEN: three, whatever they are, and others if they look like fields.
	fenRest = regexp.MustCompile(`^` + field + `*(?: +` + field + `+){0,3}` +
		`(?: +(?:[-+?.xX]?[0-9](?:` + field + `*[0-9])?|-|(?:\w|[a-h][1-8])\b|[?.]\B))*`)
	// fenFields matches a tag of PGN, or the side to move and castling rights, whatever the pieces look like.
	fenFields = regexp.MustCompile(`^\[FEN |\s[wb]\s+(?:-|[KQkq]{1,4})(?:\s|$)`)
	// aroundSlashes matches ranks with blanks around the slashes.
	aroundSlashes = regexp.MustCompile(`(?:[PNBRQKpnbrqk1-8]+ +/ +){5,}`)
	// query matches what follows a FEN in an address.
	query = regexp.MustCompile(`\?(\w+=)`)
	// forBlank matches an underscore before a word, or a field of a FEN whose blanks are underscores or plus signs; other plus signs are
	// part of a field.
	forBlank = regexp.MustCompile(`\b_|_._|\+[^0-9]\+`)
	nameText = regexp.MustCompile(`\b(?:` + strings.ReplaceAll(PositionNames, ", ", "|") + `)\b`)
	// plain replaces what stands for a character of a FEN in JSON and on pages: a slash, dashes, blanks, and what is invisible.
	plain = strings.NewReplacer(`\/`, "/", "‐", "-", "‑", "-", "‒", "-", "–", "-", "—", "-", "―", "-", "−", "-", "\u00a0", " ", "\u2007", " ", "\u2009", " ",
		"\u202f", " ", "\u3000", " ", "\u200b", "", "\u200e", "", "\u200f", "", "\u2060", "", "\ufeff", "")
	// leftOut matches what may follow a FEN and is no part of it: another column, the rest of an address, the end of a sentence, a
	// quote, a bracket, a comma, a comment, moves.
	leftOut = regexp.MustCompile("^(?:\t[0-9]|:|[.?!](?:\\s+[A-Za-z]|\\s*$)|_+(?:[\\s.,;:!)]|$)|[\\s_]*(?:\\?\\w+=|[\"'`’”»\\]),#&<}\\\\|*]|//|--|;\\s*$|moves\\b))")
)

// Pasted is a FEN, or the name of a position, with what is before and after it.
type Pasted struct {
	Before, FEN, After string
	Sure, Meant        bool // it looks like a FEN; or it is one with mistakes, or a name
}

// FindFEN finds the FEN, or the name of a position, in what people paste: a tag of PGN, a command of UCI, a line of a list, the
// address of a page, where underscores or plus signs stand for blanks. Where nothing looks like a FEN, or something follows that
// should not, an error that the text gives is better: that is part of the FEN.
func FindFEN(text string) Pasted {
	if unescaped, err := url.PathUnescape(text); err == nil {
		text = unescaped
	}
	text = aroundSlashes.ReplaceAllStringFunc(plain.Replace(html.UnescapeString(text)), strings.NewReplacer(" ", "").Replace)
	blanks := query.ReplaceAllString(strings.ReplaceAll(text, cmp.Or(forBlank.FindString(text), " ")[:1], " "), "&$1")
	const several, many = 3, 5 // slashes: as mistakes leave them, and as only a FEN has them
	from, to := placement(blanks, many)
	head := blanks[:min(len(blanks), 1<<12)] // in a longer text only ranks are looked for
	fields, name := fenFields.FindStringIndex(head), nameText.FindStringIndex(head)
	sure := to > 0 || fields != nil
	switch {
	case to == 0 && fields != nil && fields[0] > 0: // no ranks, but what stands before the fields is meant as such
		from, to = strings.LastIndexAny(blanks[:fields[0]], " \t(\"'`")+1, fields[0]
	case to == 0 && name != nil:
		from, to = name[0], name[1]
	}
	if sentence := strings.TrimRight(text, ".?!"); to == len(text) && !strings.HasSuffix(sentence, " ") {
		to = len(sentence)
	}
	word, _, _ := strings.Cut(strings.TrimSpace(text), " ")
	meant := sure || to > 0 || strings.Contains(word, "/") || strings.Count(text, "/") >= several
	switch {
	case to == 0:
		blanks, to = text, len(text)
	case !leftOut.MatchString(text[to:]): // all up to the closing quote, or the end of the line
		rest, _, _ := strings.Cut(text[to:], cmp.Or(text[len(strings.TrimRight(text[:from], "\"'`")):from], "\n"))
		to += len(rest)
	}
	if strings.TrimSpace(text[:from]) == "" {
		from = 0
	}
	return Pasted{text[:from], blanks[from:to], text[to:], sure, meant}
}

// placement finds ranks with at least the given number of slashes between them, in each of which a character or two may be wrong, and
// returns where the first begins and the fields after them end.
func placement(text string, least int) (first, end int) {
	last, slashes, letters, odd := 0, 0, 0, 0 // where this rank begins, the slashes and letters so far, and what the rank has besides
	for i, c := range text + "\n" {
		next := i + utf8.RuneLen(c)
		switch blank := c == ' ' && (odd > 0 || i == first) || strings.ContainsRune("\t-", c) && slashes == 0; {
		case blank, c == '\n', strings.ContainsRune(around, c), c == '/' && odd > max(1, (i-last)/2):
			if slashes >= least && letters >= slashes {
				return firstRank(text, first, slashes), last + len(fenRest.FindString(text[last:]))
			}
			first, last, slashes, letters, odd = next, next, 0, 0, 0
		case c == '/':
			last, slashes, odd = next, slashes+1, 0
		case strings.ContainsRune(rankLetters, c):
			letters++
		default:
			odd++
		}
	}
	return 0, 0
}

// firstRank returns where the first of the ranks begins: not with the mark of a comment, nor with a word before eight squares.
func firstRank(text string, from, slashes int) int {
	for ; slashes > 7 && text[from] == '/'; slashes-- {
		from++
	}
	rank, _, _ := strings.Cut(text[from:], "/")
	word, squares, _ := strings.Cut(rank, " ")
	if _, _, err := board.Diagnose(squares + "/8/8/8/8/8/8/8 w - -"); err == nil && slashes > 6 {
		from += len(word + " ")
	}
	return from
}
