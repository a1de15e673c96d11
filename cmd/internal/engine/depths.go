package engine

import (
	"slices"
	"strings"
	"unicode"

	"github.com/bitray/bitray/perft"
)

// depthAndNumber is a depth that looks like the move of a pawn, with its number: "d3 8902".
var depthAndNumber = lazy(`\bd(\d)\b\W{1,3}(\d+(?:[.,'_]\d+)*)`)

// withDepths returns a line with the depths in it as capitals: "D3 8902". They begin with 1 or go on, or the number is that of the
// depth asked for rather than of a move, and there are few words beside them.
func (a *answer) withDepths(line string) string {
	found := depthAndNumber().FindAllStringSubmatch(line, -1)
	words := strings.FieldsFunc(depthAndNumber().ReplaceAllString(line, ""), func(c rune) bool { return !unicode.IsLetter(c) })
	if len(found) == 0 || len(words) > 3 {
		return line
	}
	depth := func(g []string) int { return int(g[1][0] - '0') }
	asked := slices.IndexFunc(found, func(g []string) bool { return depth(g) == a.depth })
	if depth(found[0]) != a.lastDepth+1 && (len(a.rows) > 0 || asked < 0 || !a.isTotal(found[asked])) {
		return line
	}
	a.lastDepth = depth(found[len(found)-1])
	return depthAndNumber().ReplaceAllString(line, "D$1 $2")
}

// isTotal reports whether the number after what may be a move is near the right total, and not near what is right for the move.
func (a *answer) isTotal(g []string) bool {
	n, err := perft.ParseNodes(thousands.Replace(g[2]))
	m, _ := a.pos.ParseSAN("d" + g[1])
	return err == nil && isNear(n, sum(a.right()), near) && !isNear(n, byMove(a.right())[m.UCI(a.line.Chess960)], near)
}
