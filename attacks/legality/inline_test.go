package legality_test

import (
	"testing"

	"github.com/bitray/bitray/internal/compilertest"
)

// TestInlining holds what the documentation says of the functions without loops, with a helper of
// the caller's in between, and of the loop that inlines into its caller only.
func TestInlining(t *testing.T) {
	compilertest.InlinesInto(t, []byte(`package caller
import "github.com/bitray/bitray/attacks/legality"
type (
	square int8
	board  uint64
	color  int
	pieces = legality.Pieces[board]
)
func attackersTo(p *pieces, c color, sq square, r, b board) board { return legality.AttackersTo(p, c, sq, r, b) }
func checkers(p *pieces, c color, sq square, r, b board) board { return legality.Checkers(p, c, sq, r, b) }
func checkMask(king square, checkers board) board { return legality.CheckMask(king, checkers) }
func lift(occ, attacked, blockers board) board { return legality.Lift(occ, attacked, blockers) }
func all(p *pieces) board { return p.All() }
func snipers(p *pieces, king square) board { return legality.Snipers(p, king) }

func caller(p *pieces, c color, sq square, a, b board) board {
	return attackersTo(p, c, sq, a, b) ^ checkers(p, c, sq, a, b) ^ checkMask(sq, a) ^ lift(a, b, a) ^ snipers(p, sq) ^ all(p)
}
func looks(sq square, a, own, occ board) (board, board) { return legality.ChecksAndPins(sq, a, own, occ) }
`),
		"attackersTo", "legality.AttackersTo", "checkers", "legality.Checkers", "checkMask", "legality.CheckMask",
		"lift", "legality.Lift", "snipers", "legality.Snipers", "all", "legality.(*Pieces", "legality.ChecksAndPins")
}
