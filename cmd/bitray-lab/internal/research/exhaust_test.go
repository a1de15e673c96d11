package research_test

import (
	"testing"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/research"
	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/transform"
)

func TestNoMultiplierSavesABit(t *testing.T) {
	tests := []struct {
		square string
		nodes  uint64
	}{
		{"c1", 1_406_325}, {"d1", 323_399}, {"e1", 85_133}, {"f1", 619_795},
		{"c8", 915_827}, {"d8", 87_081}, {"e8", 389_839}, {"f8", 1_502_289},
	}
	for _, test := range tests {
		p := bishopOn(t, test.square)
		got, err := research.Exhaust(t.Context(), &p, p.Bits-1, research.FromTop)
		if want := (research.Exhaustion{Nodes: test.nodes, Covered: 1}); err != nil || got != want {
			t.Errorf("bishop on %s: %+v, %v, want %+v", test.square, got, err, want)
		}
	}
}

func TestBothOrdersAgreeThatThereIsNone(t *testing.T) {
	p := bishopOn(t, "d8")
	got, err := research.Exhaust(t.Context(), &p, p.Bits-1, research.FromBottom)
	if err != nil || got.Found || got.Covered != 1 {
		t.Errorf("bishop on d8 from the bottom: %+v, %v", got, err)
	}
}

func TestBitsAreSavedAgain(t *testing.T) {
	tests := []struct {
		square string
		order  research.Order
	}{
		{"b1", research.FromTop}, {"g1", research.FromTop}, {"a2", research.FromTop}, {"b2", research.FromTop},
		{"g2", research.FromTop}, {"h2", research.FromTop}, {"a1", research.FromTop},
		{"a8", research.FromBottom},
	}
	for _, test := range tests {
		p := bishopOn(t, test.square)
		got, err := research.Exhaust(t.Context(), &p, p.Bits-1, test.order)
		if err != nil || !got.Found {
			t.Errorf("bishop on %s: %+v, %v", test.square, got, err)
			continue
		}
		if err := p.Verify(find.Multiplier{Bits: p.Bits - 1, Magic: got.Magic}); err != nil {
			t.Error(err)
		}
	}
}

func bishopOn(t *testing.T, square string) find.Problem {
	t.Helper()
	sq, err := transform.ParseSquare[uint8](square)
	if err != nil {
		t.Fatal(err)
	}
	return find.NewProblem(find.Bishop, sq)
}
