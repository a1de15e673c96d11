package engine

import (
	"cmp"
	"errors"
	"regexp"
	"strings"
	"sync"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

// lazy compiles an expression when it is first needed, so the program starts faster.
func lazy(expression string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(expression) })
}

// promotion follows the squares of a move: "q", "=Q", "(q)", "/Q", " q", " (queen)".
const promotion = `(?:([qrbnQRBN])\b|\s?[-=/(:]?\s?((?i:queen|rook|bishop|knight|[qrbn]))\b\)?|\b)`

var (
	// lexemes are the tokens of a line: coordinates ("e2e4", "Nb1-a3", "a7a8=Q"), castling, SAN, numbers, words, marks.
	lexemes = lazy(`\b[KQRBNPkqrbnp]?([a-hA-H][1-8])(?:--?>?|=?>|[xX:])?([a-hA-H][1-8])` + promotion +
		`|\b([O0o]-[O0o](?:-[O0o])?)\b` +
		`|\b(?:([KQRBN])([a-h]?[1-8]?)x?|([a-h])x)?([a-h][1-8])` + promotion +
		`|([+-]?\d+(?:[.,'_]\d+)*[\w%/]*)|([\pL_][\pL\d_/]*)|\S`)
	// whole is a whole number, with separators of thousands or without.
	whole = lazy(`^(?:\d[\d_']*|\d{1,3}(?:,\d{3})+|[1-9]\d{0,2}(?:\.\d{3})+)$`)
	// controls are the sequences that color text on a terminal.
	controls = lazy(`\x1b\[[0-9;?]*[ -/]*[@-~]`)
	// plain has in ASCII what is also written with other characters; NULs are half the bytes of UTF-16.
	plain = strings.NewReplacer("\x00", "", "\r", "\n", "\u2013", "-", "\u2014", "-", "\u2212", "-", "\u2192", "->", "\u00d7", "x",
		"\u00a0", "'", "\u2009", "'", "\u202f", "'", "\u2502", "|")
)

// kind is what a token is.
type kind int

const (
	mark   kind = iota
	move        // with text in UCI notation
	square      // a move in SAN or a square that is no legal move
	number      // with n if it is a whole number without a sign
	term        // a word, with text in lower case
)

type token struct {
	kind kind
	text string
	san  bool // it may be a square only
	n    *perft.Nodes
	err  error // why a number is no count
}

var errNegative = errors.New("a count below 0: more than 2,147,483,647 is that in a signed number of 32 bits")

// lex returns the tokens of a line. A comma right after a word or a move separates values, not thousands.
func (a *answer) lex(line string) (ts []token) {
	values := false
	for _, at := range lexemes().FindAllStringSubmatchIndex(line, -1) {
		g := make([]string, len(at)/2)
		for i := range g {
			g[i] = line[max(at[2*i], 0):max(at[2*i+1], 0)]
		}
		switch {
		case g[1] != "":
			ts = append(ts, a.coordinates(strings.ToLower(g[1]+g[2]), g[3]+g[4]))
		case g[5] != "":
			ts = append(ts, a.castling(g[0]))
		case g[9] != "":
			ts = a.appendSAN(ts, token{kind: square, text: g[0]}, g[6], g[7]+g[8], g[9], g[10]+g[11])
		case g[12] != "":
			signed := at[0] == 0 || strings.ContainsAny(line[at[0]-1:at[0]], " \t:=|,([")
			ts = append(ts, numbers(g[12], signed, values)...)
		case g[13] != "":
			ts = append(ts, token{kind: term, text: strings.ToLower(g[0])})
		default:
			ts = append(ts, token{text: g[0]})
		}
		rest := line[at[1]:]
		values = values || g[12] == "" && len(rest) > 1 && rest[0] == ',' && rest[1] != ' '
	}
	return ts
}

// numbers returns the tokens of a text that begins with a number; a sign is one if signed says so.
func numbers(text string, signed, values bool) (ts []token) {
	digits := strings.TrimLeft(text, "+-")
	signed = signed && digits != text
	texts := []string{digits}
	if values {
		texts = strings.Split(digits, ",")
	}
	for _, text := range texts {
		t := token{kind: number, text: text}
		if whole().MatchString(text) {
			n, err := perft.ParseNodes(strings.NewReplacer(",", "", "_", "", "'", "", ".", "").Replace(text))
			if t.err = err; err == nil {
				t.n = &n
			}
		}
		ts = append(ts, t)
	}
	if signed && text[0] == '-' && ts[0].n != nil {
		ts[0].err = errNegative
	}
	if signed {
		ts[0].n = nil
	}
	return ts
}

// legal returns the token of a legal move. Programs write castling in either notation, in standard chess too.
func (a *answer) legal(m board.Move) token {
	return token{kind: move, text: a.pos.UCI(m, a.line.Chess960)}
}

// coordinates returns a move given by its squares, legal or not. A letter that makes a legal move illegal is none of a
// promotion.
func (a *answer) coordinates(squares, promotion string) token {
	text := squares + letter(promotion)
	for _, text := range []string{text, squares} {
		if m, legal := a.find(text); legal {
			return a.legal(m)
		}
	}
	return token{kind: move, text: text}
}

// letter returns the letter in UCI notation of a piece.
func letter(piece string) string {
	piece = strings.ToLower(piece)
	if piece == "knight" {
		return "n"
	}
	return piece[:min(len(piece), 1)]
}

// castling returns the move "O-O" or "O-O-O", an illegal one too if the king stands on its first square.
func (a *answer) castling(text string) token {
	kings := len(text) == 3
	for _, m := range a.moves {
		if m.IsCastling() && kings == (m.To() > m.From()) {
			return a.legal(m)
		}
	}
	for king := range a.pos.Pieces(a.pos.SideToMove(), board.King).Squares() {
		if from := king.String(); from[0] == 'e' {
			return token{kind: move, text: from + map[bool]string{true: "g", false: "c"}[kings] + from[1:]}
		}
	}
	return token{kind: square, text: text}
}

// appendSAN appends a move in SAN, if one legal move is written so, or a square. Two squares that make a legal move are it.
func (a *answer) appendSAN(ts []token, t token, piece, origin, goal, promotion string) []token {
	last := len(ts) - 1
	for last >= 0 && (ts[last].kind == mark || ts[last].text == "to") {
		last--
	}
	if last >= 0 && ts[last].kind == square && len(ts[last].text) == 2 && len(piece+origin) == 0 {
		if joined := a.coordinates(ts[last].text+goal, promotion); joined.text != "" {
			if _, legal := a.find(joined.text); legal {
				return append(ts[:last], joined)
			}
		}
	}
	piece = cmp.Or(strings.ToLower(piece), "p")
	found := 0
	for _, m := range a.moves {
		from := m.From().String()
		if m.IsCastling() || m.Piece().String() != piece || m.To().String() != goal || !strings.Contains(from, origin) ||
			piece+origin == "p" && from[0] != goal[0] || m.Promotion() != board.NoPiece && m.Promotion().String() != letter(promotion) {
			continue
		}
		t, found = a.legal(m), found+1
	}
	t.san = true
	if found != 1 {
		t.kind = square
	}
	return append(ts, t)
}
