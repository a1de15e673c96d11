package engine

import (
	"strconv"
	"strings"

	"github.com/bitray/bitray/attacks"
)

// numbered is a move by the numbers of its squares, and its count: "[8, 16] 381", "8-16: 381", "8 16 381", "from 8 to 16: 381".
var numbered = lazy(`^[^\w\[(]*(?:moves?\W+)?(?:from\W+)?([\[(]?)\s*(\d\d?)\s*([\])]\s*[\[(]|[,>-]+|\W*to\W+|\s)\s*(\d\d?)([qrbn]?)` +
	`(?:\W+promo\w*\W+([qrbn]\b|\w*))?\s*[\])}]?\s*[:=,\s]\s*(\d\S*)$`)

// spelled returns a line with its squares by their names if it has them by numbers, from a1 or from a8 on: that in which the move
// is legal, or which was found before. Three bare numbers are a move only if no other form came before.
func (a *answer) spelled(line string) string {
	g := numbered().FindStringSubmatch(line)
	if g == nil || g[1] == "" && g[3] == " " && len(a.rows) > 0 && a.order == nil {
		return line
	}
	from, _ := strconv.ParseUint(g[2], 10, 8)
	to, _ := strconv.ParseUint(g[4], 10, 8)
	if from > 63 || to > 63 {
		return line
	}
	promotion := g[6]
	if !strings.Contains("qrbn", promotion) { // "promo -1"
		promotion = ""
	}
	named := func(order attacks.Square) string {
		return (attacks.Square(from) ^ order).String() + (attacks.Square(to) ^ order).String() + g[5] + promotion
	}
	for _, order := range []attacks.Square{0, 56} {
		if a.order == nil && a.isLegal(named(order)) && !a.isLegal(named(order^56)) {
			a.order = &order
		}
	}
	if a.order == nil {
		return line
	}
	return named(*a.order) + ": " + g[7]
}

// isLegal reports whether a move is legal, perhaps with the letter of a promotion.
func (a *answer) isLegal(move string) bool { return a.legal[move] || a.promotes(move) }
