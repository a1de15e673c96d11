package legality_test

import (
	"testing"

	"github.com/bitray/bitray/internal/compilertest"
)

// TestInlining holds what the documentation says of the functions without loops, with a helper of
// the caller's in between, and of the loop that inlines into its caller only.
func TestInlining(t *testing.T) {
	compilertest.InlinesInto(t, []byte(`package caller
import (
	"github.com/bitray/bitray/attacks/geometry"
	"github.com/bitray/bitray/attacks/legality"
)
type (
	square int8
	board  uint64
	color  = geometry.Color
	pieces = legality.Pieces[board]
	sight  = legality.Sight[board]
)
func attackersTo(p *pieces, c color, sq square, s sight) board { return legality.AttackersTo(p, c, sq, s) }
func checkers(p *pieces, c color, sq square, s sight) board { return legality.Checkers(p, c, sq, s) }
func checkMask(king square, checkers board) board { return legality.CheckMask(king, checkers) }
func all(p *pieces) board { return p.All() }
func snipers(p *pieces, king square) board { return legality.Snipers(p, king) }

func caller(p *pieces, c color, sq square, a, b board) board {
	return attackersTo(p, c, sq, sight{a, b}) ^ checkers(p, c, sq, sight{a, b}) ^ checkMask(sq, a) ^ snipers(p, sq) ^ all(p)
}
func looks(sq square, a, own, occ board) (board, board) {
	return legality.ChecksAndPins(sq, a, legality.Occupied[board]{Own: own, All: occ})
}
`),
		"attackersTo", "legality.AttackersTo", "checkers", "legality.Checkers", "checkMask", "legality.CheckMask",
		"snipers", "legality.Snipers", "all", "legality.(*Pieces", "legality.ChecksAndPins")
}
