package lanes_test

import (
	"testing"

	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/internal/replies/lanes"
)

// TestNoTermIsSuperfluous leaves out one term after another of what replies must touch to be
// counted together with a first move. Some count must go wrong without each: so the comparison of
// counts sees it if one is missing.
func TestNoTermIsSuperfluous(t *testing.T) {
	requireKernel(t)
	c := new(lanes.TripleCounter)
	terms, needed := map[string]bool{}, map[string]bool{}
	for _, p := range suiteChildren(t) {
		want, all := c.CountWithout(&p, "")
		for _, term := range all {
			terms[term] = true
			if !needed[term] {
				got, _ := c.CountWithout(&p, term)
				needed[term] = got != want
			}
		}
	}
	for term := range terms {
		if !needed[term] {
			t.Errorf("no count goes wrong without %s", term)
		}
	}
	t.Logf("%d terms", len(terms))
	if len(terms) < 20 {
		t.Errorf("%d terms were left out, want 20 or more", len(terms))
	}
}

// TestTouches compares what the assembly says a reply must touch with what is said in plain words.
func TestTouches(t *testing.T) {
	requireKernel(t)
	c := new(lanes.TripleCounter)
	total := 0
	for _, p := range suiteChildren(t) {
		compared, err := c.CompareTouches(&p)
		if err != nil {
			t.Fatalf("%s: %v\n%s", p.FEN(), err, p.Draw())
		}
		total += compared
	}
	t.Logf("%d first moves", total)
	if total == 0 {
		t.Error("no first move was compared")
	}
}

// suiteChildren returns the positions of the suites and some of those that follow.
func suiteChildren(t testing.TB) (positions []board.Position) {
	for _, p := range suitePositions(t) {
		positions = append(positions, p)
		for i, m := range p.AppendLegalMoves(nil) {
			if i%4 == 0 {
				positions = append(positions, p.Make(m))
			}
		}
	}
	return positions
}
