package symmetric_test

import (
	"testing"

	"github.com/bitray/bitray/internal/compilertest"
)

// TestMethodsInline calls the methods of both sizes with the caller's own types.
func TestMethodsInline(t *testing.T) {
	const methods = ".(*Occupancy[go.shape.int8,go.shape.uint64])."
	compilertest.InlinesInto(t, []byte(`package caller
import (
	"github.com/bitray/bitray/magic/symmetric"
	"github.com/bitray/bitray/magic/symmetric/shapes"
)
type square int8
type board uint64
func CallRook(o *symmetric.Occupancy[square, board], sq square) board { return o.Rook(sq) }
func CallBishop(o *symmetric.Occupancy[square, board], sq square) board { return o.Bishop(sq) }
func CallShapesRook(o *shapes.Occupancy[square, board], sq square) board { return o.Rook(sq) }
func CallShapesBishop(o *shapes.Occupancy[square, board], sq square) board { return o.Bishop(sq) }
`), "symmetric"+methods+"Rook", "symmetric"+methods+"Bishop", "shapes"+methods+"Rook", "shapes"+methods+"Bishop")
}
