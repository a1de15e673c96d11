package research_test

import (
	"testing"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/research"
	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/transform"
)

func TestNoMultiplierSavesABit(t *testing.T) {
	for _, test := range []struct {
		square string
		order  research.Order
		nodes  uint64
	}{
		{"c1", research.FromTop, 1_406_325}, {"d1", research.FromTop, 323_399}, {"e1", research.FromTop, 85_133}, {"f1", research.FromTop, 619_795},
		{"c8", research.FromTop, 915_827}, {"d8", research.FromTop, 87_081}, {"e8", research.FromTop, 389_839}, {"f8", research.FromTop, 1_502_289},
		{"d8", research.FromBottom, 5_111_933},
	} {
		sq, err := transform.ParseSquare[uint8](test.square)
		if err != nil {
			t.Fatal(err)
		}
		p := find.NewProblem(find.Bishop, sq)
		got, err := research.Exhaust(t.Context(), &p, p.Bits-1, test.order)
		if want := (research.Exhaustion{Nodes: test.nodes, Covered: 1}); err != nil || got != want {
			t.Errorf("bishop on %s, order %d: %+v, %v, want %+v", test.square, test.order, got, err, want)
		}
	}
}
