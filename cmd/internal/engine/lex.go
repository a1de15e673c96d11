package engine

import (
	"cmp"
	"errors"
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/bitray/bitray/perft"
)

// lazy compiles an expression when it is first needed, so the program starts faster.
func lazy(expression string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(expression) })
}

// kind is what a token is.
type kind int

const (
	skipped   kind = iota // a number that is no count, or a word that may stand between a move and its count
	move                  // in UCI notation, legal or not
	square                // like a move
	absent                // in place of a count
	reference             // before the count of another program
	counts                // before or after a count or a total
	perfts                // before a depth or a total
	depths                // before a depth
	mark                  // one character, or "moves", which may follow a number of them
	key                   // any other word with a colon or an equals sign
	loose                 // any other word: with such words before a count a line is prose
	number
)

const (
	// notation is a move: its squares, SAN or castling, and what a pawn becomes.
	notation = `\b(?:[KQRBNPkqrbnp]?([a-hA-H][1-8])(?:-|[xX:]|\W{0,4}(?:>|to)\W{0,4})?([a-hA-H][1-8])|` +
		`((?:[KQRBN][a-h]?[1-8]?x?|[a-h]x)?[a-h][1-8])|([O0o]-[O0o](?:-[O0o])?))` +
		`(?:([qrbnQRBN])\b|\s?(?i:promot\w+ (?:to )?(?:an? )?)?[-=/(:]?\s?((?i:queen|rook|bishop|knight|[qrbn]))\b\)?|\b)`
	units = `(?:[mnu]?s|(?:m|milli|micro|nano)?sec(?:ond)?s?|(?:milli|micro|nano)s|min(?:ute)?s?|hours?|ply|plies|[km]?nps|[kmg]i?b|threads?|` +
		`[kmg]?(?:n|nodes?|moves|positions|leaves)\s?(?:/|per)\s?[mnu]?s\w*)\b`
	labels = `(?:time|took|speed|nps|hash|eval|score|index|id)\b`
	// between are words that may stand between a move and its count.
	between = `uci|san|root|info|string|got|gives|mine|yours?|my|actual|be|but|is|was|and|of|for|in|searching|processing|` +
		`white|black|pawn|knight|bishop|rook|queen|king|captures?|cast(?:le|les|ling)|checks?|mate|promotion|ep|result|ok|quiet|time`
)

var (
	// lexemes are the tokens of a line, with a group for each kind that is not skipped.
	lexemes = lazy(`(` + notation + `)|(\b\w{0,2}[a-hA-H][1-8]\w{0,3}\b)|(?i)(\b(?:none|null|missing|nan)\b|\|\s*-?\s*\|)|` +
		`(\b(?:expected?|right|correct|reference|ref|should|wanted?|true|truth|stockfish|sf)\b)|` +
		`(?:</?[a-z][^<>]*>|[([]\d+/\d+[)\]]|^\d+/\d+|\d[\d.,]*\s?(?:%|` + units + `)|\bnodes?\s?(?:/|per)\s?s\w*[^\pL\d]*[\d.,]*|` +
		`\b` + labels + `(?:[^\pL\d]*` + units + `)?[^\pL\d|]*\d[\d.,]*(?:\s?` + units + `)?|\([^()\d]+\)|\b(?:` + between + `)\b)|` +
		`(\b(?:nodes?|searched|visited|leaf|leaves|total|sum|counts?|positions|found)\b)|(\b(?:perft|divide)\b)|(\b(?:depth|d|ply|plies)\b)|(\bmoves?\b)|` +
		`(\pL\w*["']?\s*[:=])|(\pL\w*)|([+-]?)(\d+(?:[.,'_]\d+)*\w*)|\S`)
	groups = []int{move: 1, square: 8, absent: 9, reference: 10, counts: 11, perfts: 12, depths: 13, mark: 14, key: 15, loose: 16, number: 18}
	// labeled is a number with a label before the label of another: "Nodes: 400 NPS: 7".
	labeled = lazy(`(?i)([:=]\s*\d[\d.,]*)(\s+` + units + `\s*[:=])`)
	// whole is a whole number, with separators of thousands or without.
	whole = lazy(`^(?:\d[\d_']*|\d{1,3}(?:,\d{3})+|[1-9]\d{0,2}(?:\.\d{3})+)$`)
	// controls are the sequences that color text on a terminal.
	controls = lazy(`\x1b\[[0-9;?]*[ -/]*[@-~]`)
	// plain has in ASCII what is also written with other characters; NULs are half the bytes of UTF-16.
	plain = strings.NewReplacer("\x00", "", "\r", "\n", "\u2013", "-", "\u2014", "-", "\u2212", "-", "\u2192", "->", "\u00d7", "x",
		"\u00a0", "'", "\u2009", "'", "\u202f", "'", "\u2502", "|")
	// thousands are the separators.
	thousands = strings.NewReplacer(",", "", "_", "", "'", "", ".", "")
)

type token struct {
	kind kind
	text string
	san  bool         // a move that may be a square only
	n    *perft.Nodes // a whole number without a sign
	err  error        // why a whole number is no count
}

// lex returns the tokens of a line.
func (a *answer) lex(line string) (ts []token) {
	line = labeled().ReplaceAllString(line, "$1;$2")
	for _, at := range lexemes().FindAllStringSubmatchIndex(line, -1) {
		g := make([]string, len(at)/2)
		for i := range g {
			g[i] = line[max(at[2*i], 0):max(at[2*i+1], 0)]
		}
		before := line[:at[0]]
		switch kind := kind(max(0, slices.IndexFunc(groups, func(i int) bool { return i > 0 && g[i] != "" }))); {
		case kind == move:
			ts = append(ts, a.move(g))
		case kind == number:
			if before != "" && !strings.ContainsAny(before[len(before)-1:], " \t:=|,([") {
				g[17] = "" // a dash
			}
			for _, text := range strings.SplitN(g[18], ",", map[bool]int{true: -1, false: 1}[strings.HasSuffix(before, ",")]) {
				ts = append(ts, newNumber(g[17], text)) // a comma right before a number separates values
			}
		case kind > skipped || utf8.RuneCountInString(g[0]) == 1:
			ts = append(ts, token{kind: cmp.Or(kind, mark), text: strings.ToLower(g[0])})
		}
	}
	return ts
}

var errNegative = errors.New("a count below 0: more than 2,147,483,647 is that in a signed number of 32 bits")

func newNumber(sign, text string) token {
	t := token{kind: number, text: text}
	if !whole().MatchString(text) {
		return t
	}
	n, err := perft.ParseNodes(thousands.Replace(text))
	if t.err = err; sign == "-" {
		t.err = errNegative
	} else if err == nil && sign == "" {
		t.n = &n
	}
	return t
}

// move returns a move. A letter that makes a legal move illegal is none of a promotion.
func (a *answer) move(g []string) token {
	letter := strings.TrimPrefix(strings.ToLower(g[6]+g[7]), "k") // of a knight
	letter = letter[:min(1, len(letter))]
	squares, san := strings.ToLower(g[2]+g[3]), g[4]+strings.ToUpper(g[5])
	for _, letter := range []string{letter, ""} {
		m, err := a.pos.ParseMove(squares + letter)
		if squares == "" {
			m, err = a.pos.ParseSAN(san + strings.ToUpper(letter))
		}
		if err == nil {
			return token{kind: move, text: m.UCI(a.line.Chess960), san: g[4] != ""}
		}
	}
	switch {
	case g[5] != "": // illegal, of a king on its first square
		king := [2]string{"e1", "e8"}[a.pos.SideToMove()&1]
		squares = king + map[bool]string{true: "g", false: "c"}[len(g[5]) == 3] + king[1:]
	case squares == "":
		return token{kind: square}
	}
	return token{kind: move, text: squares + letter}
}
