package rotated_test

import (
	"testing"

	"github.com/bitray/bitray/internal/compilertest"
)

// TestInlining calls every method that inlines.
func TestInlining(t *testing.T) {
	var calls []string
	for _, method := range []string{"Board", "Put", "Remove", "Move", "Rank", "File", "Diagonal", "AntiDiagonal", "Rook", "Bishop"} {
		calls = append(calls, "rotated.(*Occupancy[go.shape.int8,go.shape.uint64])."+method)
	}
	compilertest.InlinesInto(t, []byte(`package caller
import "github.com/bitray/bitray/transform/rotated"
type square int8
type board uint64
func change(o *rotated.Occupancy[square, board], sq square) board { o.Put(sq); o.Remove(sq); o.Move(sq, 0); return o.Board() }
func lines(o *rotated.Occupancy[square, board], sq square) board { return o.Rank(sq) ^ o.File(sq) ^ o.Diagonal(sq) ^ o.AntiDiagonal(sq) }
func pieces(o *rotated.Occupancy[square, board], sq square) board { return o.Rook(sq) ^ o.Bishop(sq) }
`), calls...)
}
