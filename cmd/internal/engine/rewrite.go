package engine

import (
	"strconv"
	"strings"
	"sync"
	"unicode"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/internal/pattern"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/suite"
)

var (
	// controls are the sequences that color text on a terminal.
	controls = pattern.Lazy(`\x1b\[[0-9;?]*[ -/]*[@-~]`)
	// plain has in ASCII what is also written with other characters; NULs are half the bytes of UTF-16.
	plain = strings.NewReplacer("\x00", "", "\r", "\n", "\u2013", "-", "\u2014", "-", "\u2212", "-", "\u2192", "->", "\u00d7", "x",
		"\u00a0", "'", "\u2009", "'", "\u202f", "'", "\u2502", "|", "} {", "}\n{", "}, {", "},\n{", "\u2654", "K", "\u2655", "Q", "\u2656", "R", "\u2657", "B",
		"\u2658", "N", "\u2659", "", "\u265a", "K", "\u265b", "Q", "\u265c", "R", "\u265d", "B", "\u265e", "N", "\u265f", "")
	// promoted is a promotion that comes after more than the squares of a move: "to: a8, flags: 2, promotion: q".
	promoted = pattern.Lazy(`(?i)(\bto['"]?\s*[:=]\s*['"]?[a-h][1-8])\b([^{}\[\]();]*?)(,?\s*['"]?promo\w*['"]?\s*[:=]\s*['"]?(?:queen|rook|bishop|knight|[qrbn])\b)`)
	// fen is a position, with its clocks or without.
	fen = pattern.Lazy(`(?:[1-8pnbrqkPNBRQK]{1,8}/){7}[1-8pnbrqkPNBRQK]{1,8}(?: [wb] \S+ \S+(?: \d+ \d+)?)?`)
	// called is a call of perft with a depth and other arguments.
	called = pattern.Lazy(`(?i)(perft\w*)\((?:[^()\d]*,)?\s*(\d\d?)\s*(?:,[^()\d]*)?\)`)
	// expected and toBe are numbers whose labels come after or between them.
	expected = pattern.Lazy(`\b(\d[\d,_'.]*)(?: nodes| positions)?(?: (?:is|was|are|were))? expected\b(?:\W*$)`)
	toBe     = pattern.Lazy(`(?i)\bexpect(?:ed)?\W+(\d[\d,_'.]*)\W+to ?(?:be|equal)\w*\W+(\d[\d,_'.]*)`)
)

// position is one of those that come first in the suite by its name.
var position = pattern.Lazy(`(?i)\b(?:(start(?:ing)?[ _-]?pos|initial pos|pos(?:ition)?[ _]?1\b)|(kiwi|pos(?:ition)?[ _]?2\b)|(pos(?:ition)?[ _]?3\b)|(pos(?:ition)?[ _]?4\b)|(mirrored pos(?:ition)?[ _]?4\b)|(pos(?:ition)?[ _]?5\b)|(pos(?:ition)?[ _]?6\b))`)

// wellKnown is the suite.
var wellKnown = sync.OnceValue(suite.Default)

// named returns the FEN of a well-known position that a line names, or nothing.
func named(line string) string {
	for i, name := range position().FindStringSubmatch(line) {
		if i > 0 && name != "" {
			return wellKnown()[i-1].Position.String()
		}
	}
	return ""
}

// numbered is a move by the numbers of its squares, and its count: "[8, 16] 381", "8-16: 381", "8 16 381", "from 8 to 16: 381",
// "Move(from=8, to=16, flags=0) -> 381 nodes".
var numbered = pattern.Lazy(`^((?:\W|(?i:moves?|from|src|source|start|sq|square)\b)*?[\[({]?)\s*([0-5]?\d|6[0-3])\s*` +
	`([\])]\s*[\[(]|[,>-]+|\W*(?i:to|dst|dest|target|end|sq|square)\W+|\s)\s*([0-5]?\d|6[0-3])([qrbn]?)` +
	`(?:\W+promo\w*\W+(?:([qrbn])\b|\w*)|,\s*[a-zA-Z]\w*\s*[:=]\s*\w+)*[\])}\s]*` +
	`(?:[-=]*>|[:=,\s])\s*(?:"?(?i:nodes?|counts?|leaves)"?\s*[:=]?\s*)?(\d.*)$`)

// spelled returns a line with its squares by their names if it has them by numbers, from a1 or from a8 on: that in which the move
// is legal, or which was found before. Three bare numbers are a move only if no other form came before.
func (a *answer) spelled(line string) string {
	g := numbered().FindStringSubmatch(line)
	bare := g != nil && g[3] == " " && strings.TrimSpace(g[1]) == ""
	if g == nil || bare && (strings.Contains(g[7], " ") || len(a.rows) > 0 && a.order == nil) {
		return line
	}
	from, _ := strconv.ParseUint(g[2], 10, 8)
	to, _ := strconv.ParseUint(g[4], 10, 8)
	named := func(order attacks.Square) string {
		return (attacks.Square(from) ^ order).String() + (attacks.Square(to) ^ order).String() + g[5] + g[6]
	}
	fits := func(order attacks.Square) bool { return a.isLegal(named(order)) || a.promotes(named(order)) }
	for _, order := range []attacks.Square{0, 56} {
		if a.order == nil && fits(order) && !fits(order^56) {
			a.order = &order
		}
	}
	if a.order == nil {
		return line
	}
	return named(*a.order) + ": " + g[7]
}

// depthAndNumber is a depth that looks like the move of a pawn, with its number: "d3 8902".
var depthAndNumber = pattern.Lazy(`\bd\d\b\W{1,3}(?:(?:expect\w*|want|got|nodes)\W{1,3})?(\d+(?:[.,'_]\d+)*)`)

// withDepths returns a line with the depths in it as capitals: "D3 8902". No move has come, their numbers are not near what is right for
// a move, and there are few words beside them.
func (a *answer) withDepths(line string) string {
	words := strings.FieldsFunc(depthAndNumber().ReplaceAllString(line, ""), func(c rune) bool { return !unicode.IsLetter(c) })
	if len(a.rows) > 0 || len(words) > 3 {
		return line
	}
	return depthAndNumber().ReplaceAllStringFunc(line, func(found string) string {
		m, _ := a.pos.ParseSAN(found[:2])
		n, err := perft.ParseNodes(thousands.Replace(depthAndNumber().FindStringSubmatch(found)[1]))
		if right, legal := byMove(a.right())[m.UCI(a.line.Chess960)]; err != nil || legal && isNear(n, right, near) {
			return found
		}
		return "D" + found[1:]
	})
}

// isTotal reports whether a number is near the right total, and not near what is right for a move.
func (a *answer) isTotal(n perft.Nodes, move string) bool {
	return isNear(n, sum(a.right()), near) && !isNear(n, byMove(a.right())[move], near)
}
