package templates

import (
	"slices"
	"testing"

	"github.com/bitray/bitray/cmd/internal/export"
)

// TestNoNameHidesAnother wants every name in a function to differ from all outside: Zig demands it.
func TestNoNameHidesAnother(t *testing.T) {
	checked := 0
	for _, technique := range export.Techniques() {
		p, err := describe(technique)
		if err != nil {
			t.Fatal(err)
		}
		for id, o := range p.info.Defs {
			if o == nil || o.Parent() == p.scope {
				continue
			}
			checked++
			if p.scope.Lookup(id.Name) != nil {
				t.Errorf("%s: %s has the name of something outside", technique, p.fset.Position(id.Pos()))
			}
		}
	}
	if checked < 100 {
		t.Errorf("only %d names", checked)
	}
}

// TestEveryDeclarationIsNeeded finds what a description declares for nothing.
func TestEveryDeclarationIsNeeded(t *testing.T) {
	for _, technique := range export.Techniques() {
		p, err := describe(technique)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range p.text.Decls {
			u := p.unit(d)
			needed := slices.ContainsFunc(p.units, func(other *unit) bool { return other.node == d })
			if !needed && u.kind != intrinsics {
				t.Errorf("%s: %s is declared for nothing", technique, u.objects[0].Name())
			}
		}
	}
}
