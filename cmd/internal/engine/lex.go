package engine

import (
	"errors"
	"regexp"
	"slices"
	"strings"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/internal/pattern"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

// kind is what a token is.
type kind int

const (
	mark kind = iota // one character, or a word that says nothing
	number
	move   // in UCI notation, legal or not
	square // like a move
	prose  // any other word
	absent // in place of a count
	moves  // before or after a number of them
	own    // before or after a count or a total
	other  // before the count of another program
	perfts // before a depth or a total
	depths // before or after a depth
	figure // before what is no count
	unit   // before or after what is no count
)

// words are the kinds of words; the first that fits counts.
var words = []struct {
	kind kind
	fits func() *regexp.Regexp
}{
	{depths, pattern.Lazy(`^(?i:d|depth|ply|plies)$`)},
	{unit, pattern.Lazy(`^(?i:[mnu]?s|(?:m|milli|micro|nano)?sec(?:ond)?s?|(?:milli|micro|nano)s|min(?:ute)?s?|hours?|[km]?nps|[kmg]i?b|threads?)$`)},
	{figure, pattern.Lazy(`^(?i:time|took|taken|elapsed|speed|hash|eval|score|index|idx|id|no|nr|delta|diff(?:erence)?|currmovenumber)$`)},
	{moves, pattern.Lazy(`^(?i:moves?)$`)},
	{own, pattern.Lazy(`(?i)node|lea[fv]|total|count|sum|positions|^(?:searched|visited|found|results?|got|mine|ours?|yours?|actual|received|left|which)$`)},
	{other, pattern.Lazy(`^(?i:expect(?:ed|ing)?|equals?|right|correct|ref(?:erence)?|should|be|want(?:ed)?|true|truth|theirs?|stockfish|sf)$`)},
	{perfts, pattern.Lazy(`(?i)perft|^divide$`)},
	{mark, pattern.Lazy(`^(?i:[a-hj-z]|info|string|root|uci|san|searching|processing|white|black|pawn|knight|bishop|rook|queen|king|is|was)$`)},
	{prose, pattern.Lazy(``)},
}

// becomes is what a pawn becomes.
const becomes = `(?:([qrbnkpQRBNKP])\b|\s?(?i:['"]?,?\s?['"]?promo\w*['"]?\s?[:=\s]\s?(?:to |an? |some)*)?[-=/(:,]?\s?['"]?((?i:queen|rook|bishop|knight|[qrbn]))\b['"]?\)?|\b)`

var (
	// pair is a move by its two squares, with anything between them that is no number.
	pair = pattern.Lazy(`^[KQRBNPkqrbnp]?([a-hA-H][1-8])([^\pL\d]{0,8}|[xX]|[^\pL\d]{0,6}\pL+[^\pL\d]{1,6})([a-hA-H][1-8])` + becomes)
	// short is SAN and castling.
	short = pattern.Lazy(`^(?:((?:[KQRBN][a-h]?[1-8]?x?|[a-h]x)?[a-h][1-8])|([O0o]-[O0o](?:-[O0o])?))` + becomes)
	// lexeme is any other token, with a group for each kind but marks; remarks, tags, lines of source files and parts of all are left
	// out.
	lexeme = pattern.Lazy(`^(?:\s+|</?[a-zA-Z]+(?:\s[^<>]*[^<>/])?>|\pL\w*\.\pL+:\d+(?::\d+)?|(?i:missing|extra)\s\d[\d,]*\b|\d[\d,]*\s(?i:extra|additional|more|fewer|too)\b|\pL\w*\s*[:=]\s*\[|[(\[](?:[^()\[\]\d]+|\d+/\d+|\d\d?(?:\s|\s*-?>\s*)\d\d?)[)\]]|[(\[]\d\d?,\s?\d\d?[)\]]\s*:|((?i:none|null|missing|nan)\b|\|\s*-?\s*\|)|` +
		`((?i:[kmg]?(?:n|nodes?|moves|positions|leaves)\s?(?:/|per)\s?[mnu]?s\w*)|%)|=+>|([!=]=|(?i:instead\s+of|rather\s+than)\b|(?i:expected|right|correct|true|reference)\s+(?:nodes?|leaves|totals?|counts?|positions|results?)\b)|(\w{0,2}[a-h][1-8]\w{0,3}\b)|(\pL+)|` +
		`([+-]?)(\d+(?:[.,'_]\d+)*\w*)|([^\s\w]))`)
	groups = []int{absent: 1, unit: 2, other: 3, square: 4, prose: 5, number: 7, mark: 8}
	// whole is a whole number, with separators of thousands or without, and the suffix of a type.
	whole = pattern.Lazy(`^(\d[\d_']*|\d{1,3}(?:,\d{3})+|[1-9]\d{0,2}(?:\.\d{3})+)(?:n|[iu](?:32|64|128|size)|[uU]?[lL]{1,2})?$`)
	// thousands are the separators.
	thousands = strings.NewReplacer(",", "", "_", "", "'", "", ".", "")
)

type token struct {
	kind kind
	text string       // of a move in UCI notation
	san  bool         // a move that may be a square only
	n    *perft.Nodes // a whole number without a sign
	err  error        // why a whole number is no count
}

// maxWord is how much of a word is looked at.
const maxWord = 40

// lex returns the tokens of a line.
func (a *answer) lex(line string) (ts []token) {
	if strings.ContainsAny(line, "123456789") { // which is fast
		line = promoted().ReplaceAllString(called().ReplaceAllString(fen().ReplaceAllString(line, ""), "$1($2)"), "$1$3$2")
		line = toBe().ReplaceAllString(expected().ReplaceAllString(line, "expected $1 "), "got $1, expected $2")
	}
	for rest := line; rest != ""; {
		before := line[:len(line)-len(rest)]
		if t, size := a.lexMove(rest); size > 0 {
			ts, rest = append(ts, t), rest[size:]
			continue
		}
		g := lexeme().FindStringSubmatch(rest)
		if g == nil { // a mark in a word
			rest = rest[1:]
			continue
		}
		rest = rest[len(g[0]):]
		switch kind := kind(slices.IndexFunc(groups, func(i int) bool { return i > 0 && g[i] != "" })); kind {
		case prose:
			i := 0
			for !words[i].fits().MatchString(g[0][:min(len(g[0]), maxWord)]) {
				i++
			}
			ts = append(ts, token{kind: words[i].kind})
		case number:
			ts = append(ts, numbers(before, g[6], g[7])...)
		case mark, absent, unit, other, square:
			ts = append(ts, token{kind: kind, text: g[0]})
		}
	}
	return ts
}

var errNegative = errors.New("a count below 0: more than 2,147,483,647 is that in a signed number of 32 bits")

// numbers returns a number, or several if a comma comes right before it, or if it begins a line or a list and cannot have commas: they
// separate values then. A sign right after a word or a number is a dash.
func numbers(before, sign, text string) (ts []token) {
	if before != "" && !strings.ContainsAny(before[len(before)-1:], " \t:=|,([") {
		sign = ""
	}
	parts := []string{text}
	if strings.HasSuffix(before, ",") || (before == "" || strings.HasSuffix(before, "[")) && !whole().MatchString(text) {
		parts = strings.Split(text, ",")
	}
	for _, part := range parts {
		t := token{kind: number, text: part}
		if digits := whole().FindStringSubmatch(part); digits != nil {
			n, err := perft.ParseNodes(thousands.Replace(digits[1]))
			if t.err = err; sign == "-" {
				t.err = errNegative
			} else if err == nil && sign == "" {
				t.n = &n
			}
		}
		ts = append(ts, t)
	}
	return ts
}

// lexMove returns the move that a text begins with, and its size. Squares with more than a mark between them must be a legal one.
// Castling that is illegal is that of a king on its first square, except in Chess960.
func (a *answer) lexMove(text string) (t token, size int) {
	if g := pair().FindStringSubmatch(text); g != nil {
		squares, letter := strings.ToLower(g[1]+g[3]), letter(g[4]+g[5])
		if t = a.newMove(a.pos.ParseMove, squares, letter); t.kind == square && strings.Trim(g[2], "-xX:>") == "" {
			t = token{kind: move, text: a.takingRook(squares, false) + letter}
		}
		if t.kind == move {
			return t, len(g[0])
		}
	}
	g := short().FindStringSubmatch(text)
	if g == nil {
		return t, 0
	}
	if t = a.newMove(a.pos.ParseSAN, g[1]+strings.ToUpper(g[2]), strings.ToUpper(letter(g[3]+g[4]))); t.kind == square && g[2] != "" {
		king := [2]string{"e1", "e8"}[a.pos.SideToMove()&1]
		if a.line.Chess960 {
			king = a.pos.King(a.pos.SideToMove()).String()
		}
		t = token{kind: move, text: a.takingRook(king+map[bool]string{true: "g", false: "c"}[len(g[2]) == 3]+king[1:], false)}
	}
	t.san = g[1] != ""
	return t, len(g[0])
}

// letter returns the letter of a piece that a pawn becomes.
func letter(piece string) string {
	piece = strings.Replace(strings.ToLower(piece), "knight", "n", 1)
	return piece[:min(1, len(piece))]
}

// newMove returns a move, or a square if it is illegal. A letter that makes a legal move illegal is none of a promotion.
func (a *answer) newMove(parse func(string) (board.Move, error), text, letter string) token {
	m, err := parse(text + letter)
	if err != nil {
		m, err = parse(text)
	}
	if err != nil {
		return token{kind: square}
	}
	return token{kind: move, text: m.UCI(a.line.Chess960)}
}

// takingRook returns the castling of Chess960 in which the king goes to the second square, by a step or not: "d8a8" for "d8c8". It
// returns the move itself if the king has no right to castle there.
func (a *answer) takingRook(move string, step bool) string {
	from, _ := attacks.ParseSquare(move[:2])
	to, _ := attacks.ParseSquare(move[2:4])
	us := a.pos.SideToMove()
	if !a.line.Chess960 || from != a.pos.King(us) || from.Rank() != to.Rank() || (from.Distance(to) == 1) != step {
		return move
	}
	for rook := range (a.pos.CastlingRooks() & a.pos.Pieces(us, board.Rook)).Squares() {
		if rook < from && to.File() == 2 || rook > from && to.File() == 6 {
			return from.String() + rook.String()
		}
	}
	return move
}
