package rotated_test

import (
	"bytes"
	"fmt"
	"testing"

	"github.com/bitray/bitray/internal/compilertest"
)

// inlined holds a call of every method that inlines.
var inlined = []struct{ method, call string }{
	{"Board", "(o *occupancy, sq square) board { return o.Board() }"},
	{"Put", "(o *occupancy, sq square) { o.Put(sq) }"},
	{"Remove", "(o *occupancy, sq square) { o.Remove(sq) }"},
	{"Move", "(o *occupancy, sq square) { o.Move(sq, 0) }"},
	{"Rank", "(o *occupancy, sq square) board { return o.Rank(sq) }"},
	{"File", "(o *occupancy, sq square) board { return o.File(sq) }"},
	{"Diagonal", "(o *occupancy, sq square) board { return o.Diagonal(sq) }"},
	{"AntiDiagonal", "(o *occupancy, sq square) board { return o.AntiDiagonal(sq) }"},
	{"Rook", "(o *occupancy, sq square) board { return o.Rook(sq) }"},
	{"Bishop", "(o *occupancy, sq square) board { return o.Bishop(sq) }"},
}

func TestInlining(t *testing.T) {
	var caller bytes.Buffer
	fmt.Fprint(&caller, "package caller\n\nimport \"github.com/bitray/bitray/transform/rotated\"\n\n"+
		"type square int8\ntype board uint64\ntype occupancy = rotated.Occupancy[square, board]\n")
	calls := make([]string, len(inlined))
	for i, f := range inlined {
		fmt.Fprintf(&caller, "\nfunc Call%s%s\n", f.method, f.call)
		calls[i] = "rotated.(*Occupancy[go.shape.int8,go.shape.uint64])." + f.method
	}
	compilertest.InlinesInto(t, caller.Bytes(), calls...)
}
