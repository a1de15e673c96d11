package rotated_test

import (
	"testing"

	"github.com/bitray/bitray/internal/compilertest"
)

// TestInlining calls every method that inlines.
func TestInlining(t *testing.T) {
	var calls []string
	for _, method := range []string{"Toggle", "Rank", "File", "Diagonal", "AntiDiagonal", "Rook", "Bishop"} {
		calls = append(calls, "rotated.(*Occupancy[go.shape.int8,go.shape.uint64])."+method)
	}
	compilertest.InlinesInto(t, []byte(`package caller
import "github.com/bitray/bitray/transform/rotated"
type square int8
type board uint64
func change(o *rotated.Occupancy[square, board], sq square) { o.Toggle(sq) }
func lines(o *rotated.Occupancy[square, board], sq square) board { return o.Rank(sq) ^ o.File(sq) ^ o.Diagonal(sq) ^ o.AntiDiagonal(sq) }
func pieces(o *rotated.Occupancy[square, board], sq square) board { return o.Rook(sq) ^ o.Bishop(sq) }
`), calls...)
}
