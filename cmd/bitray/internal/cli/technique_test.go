package cli

import (
	"slices"
	"testing"

	"github.com/bitray/bitray/attacks"
)

// TestGenerators names generators in every way, some of them twice.
func TestGenerators(t *testing.T) {
	for _, test := range []struct{ values, want []string }{
		{[]string{"default"}, []string{"default"}},
		{[]string{"magic/pext", "default", "pext"}, []string{"magic/pext", "default"}},
		{[]string{"all"}, GeneratorNames()},
	} {
		generators, err := Generators(test.values)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, g := range generators {
			got = append(got, g.Name)
			if (g.Sliders == nil) != (g.Name == DefaultTechnique) {
				t.Errorf("%q: %s has the sliders %v", test.values, g.Name, g.Sliders)
			}
			if rook := Sliders(g).Rook(attacks.A1, attacks.Empty); rook.Count() != 14 {
				t.Errorf("%s: a rook on a1 attacks %d squares of an empty board", g.Name, rook.Count())
			}
		}
		if !slices.Equal(got, test.want) {
			t.Errorf("%q: got %q, want %q", test.values, got, test.want)
		}
	}
	for _, value := range []string{"abacus", "", "magic,fill"} {
		if _, err := Generators([]string{value}); err == nil {
			t.Errorf("%q is no generator, and there was no error", value)
		}
		if _, err := OneGenerator(value); err == nil {
			t.Errorf("%q is no generator, and there was no error", value)
		}
	}
	if _, err := OneGenerator("all"); err == nil {
		t.Error("all generators were taken for one")
	}
}
