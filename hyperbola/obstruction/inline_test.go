package obstruction_test

import (
	"testing"

	"github.com/bitray/bitray/attacks/attackstest/compiled"
)

func TestInlining(t *testing.T) {
	compiled.Inlines(t, "hyperbola/obstruction", "Rook", "Bishop", "File", "Rank", "Diagonal", "AntiDiagonal")
}

// TestInliningThroughWrappers calls Rook and Bishop by helpers, which inline with what they call.
func TestInliningThroughWrappers(t *testing.T) {
	compiled.InlinesInto(t, []byte(`package caller

import "github.com/bitray/bitray/hyperbola/obstruction"

func rookAttacks(sq int8, occ uint64) uint64   { return obstruction.Rook(sq, occ) }
func bishopAttacks(sq int8, occ uint64) uint64 { return obstruction.Bishop(sq, occ) }

func Queen(sq int8, occ uint64) uint64 { return rookAttacks(sq, occ) | bishopAttacks(sq, occ) }
`), "rookAttacks", "bishopAttacks")
}
