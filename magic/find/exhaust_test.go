package find_test

import (
	"testing"

	"github.com/bitray/bitray/magic/find"
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
		p := find.NewProblem(find.Bishop, parse(test.square))
		got, err := find.Exhaust(t.Context(), &p, p.Bits-1, find.FromTop, nil)
		if want := (find.Exhaustion{Nodes: test.nodes, Covered: 1}); err != nil || got != want {
			t.Errorf("bishop on %s: %+v, %v, want %+v", test.square, got, err, want)
		}
	}
}

func TestBothOrdersAgreeThatThereIsNone(t *testing.T) {
	p := find.NewProblem(find.Bishop, parse("d8"))
	got, err := find.Exhaust(t.Context(), &p, p.Bits-1, find.FromBottom, nil)
	if err != nil || got.Found || got.Covered != 1 {
		t.Errorf("bishop on d8 from the bottom: %+v, %v", got, err)
	}
}

func TestBitsAreSavedAgain(t *testing.T) {
	tests := []struct {
		square string
		order  find.Order
	}{
		{"b1", find.FromTop}, {"g1", find.FromTop}, {"a2", find.FromTop}, {"b2", find.FromTop},
		{"g2", find.FromTop}, {"h2", find.FromTop}, {"a1", find.FromTop},
		{"a8", find.FromBottom},
	}
	for _, test := range tests {
		p := find.NewProblem(find.Bishop, parse(test.square))
		got, err := find.Exhaust(t.Context(), &p, p.Bits-1, test.order, nil)
		if err != nil || !got.Found {
			t.Errorf("bishop on %s: %+v, %v", test.square, got, err)
			continue
		}
		if err := p.Verify(find.Multiplier{Bits: p.Bits - 1, Magic: got.Magic}); err != nil {
			t.Error(err)
		}
	}
}

func TestExhaustReports(t *testing.T) {
	p := find.NewProblem(find.Bishop, parse("c1"))
	var last find.Exhaustion
	_, err := find.Exhaust(t.Context(), &p, p.Bits-1, find.FromTop, func(e find.Exhaustion) { last = e })
	if err != nil || last.Nodes == 0 || last.Covered <= 0 || last.Covered >= 1 {
		t.Errorf("last report %+v, %v", last, err)
	}
}

func TestExhaustRefusesWidths(t *testing.T) {
	p := find.NewProblem(find.Bishop, parse("c1"))
	for _, indexBits := range []int{-1, 0, find.MaxBits + 1} {
		if _, err := find.Exhaust(t.Context(), &p, indexBits, find.FromTop, nil); err == nil {
			t.Errorf("an index of %d bits was accepted", indexBits)
		}
	}
}

func parse(name string) uint8 { return name[0] - 'a' + (name[1]-'1')<<3 }
