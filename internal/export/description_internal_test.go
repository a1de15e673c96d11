package export

import (
	"go/types"
	"slices"
	"testing"

	"github.com/bitray/bitray/internal/slab"
	"github.com/bitray/bitray/transform"
)

// TestNoNameHidesAnother wants every name in a function to differ from all outside, in all mappings: Zig
// demands it.
func TestNoNameHidesAnother(t *testing.T) {
	checked := 0
	for _, technique := range described(t) {
		for _, m := range transform.Mappings() {
			p, err := technique.program(m)
			if err != nil {
				t.Fatal(err)
			}
			for id, o := range p.info.Defs {
				if o == nil || o.Parent() == p.scope || isField(o) {
					continue
				}
				checked++
				if p.scope.Lookup(id.Name) != nil {
					t.Errorf("%s, %v: %s has the name of something outside", technique.name, m, p.fset.Position(id.Pos()))
				}
			}
		}
	}
	if checked < 1000 {
		t.Errorf("only %d names", checked)
	}
}

// described returns all techniques, and a slab with turned boards.
func described(t *testing.T) []technique {
	layout, err := slab.Record("symmetric")
	if err != nil {
		t.Fatal(err)
	}
	turned, err := slabTechnique(layout)
	if err != nil {
		t.Fatal(err)
	}
	return append(slices.Clone(techniques), turned)
}

func isField(o types.Object) bool {
	v, ok := o.(*types.Var)
	return ok && v.IsField()
}

// TestEveryDeclarationIsNeeded finds what a description declares for nothing.
func TestEveryDeclarationIsNeeded(t *testing.T) {
	for _, technique := range described(t) {
		p, err := technique.program(transform.LittleEndianRankFile)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range p.text.Decls {
			u := p.unit(d)
			needed := slices.ContainsFunc(p.units, func(other *unit) bool { return other.node == d })
			if !needed && u.kind != intrinsics {
				t.Errorf("%s: %s is declared for nothing", technique.name, u.objects[0].Name())
			}
		}
	}
}

// TestDirections holds the names of directions to the squares: from any square the step that a description
// calls north leads, in the numbers of a mapping, where the mapping has the direction that the name becomes.
func TestDirections(t *testing.T) {
	steps := map[string]int{
		"north": 8, "south": -8, "east": 1, "west": -1, "northEast": 9, "northWest": 7, "southEast": -7, "southWest": -9,
	}
	for _, m := range transform.Mappings() {
		r := newRenamer(m)
		number := func(sq int) int { return transform.ConvertSquare(transform.LittleEndianRankFile, m, sq) }
		for name, step := range steps {
			renamed := r.rename(name)
			for _, d4 := range []int{27, 28, 35, 42} {
				if got := number(d4+steps[renamed]) - number(d4); got != step {
					t.Errorf("%v: %s is called %s, which goes %d instead of %d", m, name, renamed, got, step)
				}
			}
		}
	}
}

func TestNamesOfLines(t *testing.T) {
	for _, test := range []struct {
		mapping    transform.Mapping
		text, want string
	}{
		{transform.LittleEndianRankFile, "onFile, fileAAttacks, rank 8, a1, antiDiagonal, least", "onFile, fileAAttacks, rank 8, a1, antiDiagonal, least"},
		{transform.LittleEndianFileRank, "onFile, fileAAttacks, rank 8, h1, antiDiagonal, ranks", "onRank, rank1Attacks, file h, a8, antiDiagonal, files"},
		{transform.RankFileBigEndianRanks, "onFile, fileA, rank1, rank 8, a1, diagonal", "onFile, fileA, rank8, rank 1, a8, antiDiagonal"},
		{transform.BigEndianRankFile, "fileA, fileH, rank 1, a1, anti-diagonal", "fileH, fileA, rank 8, h8, anti-diagonal"},
	} {
		if got := newRenamer(test.mapping).rename(test.text); got != test.want {
			t.Errorf("%v: %s, want %s", test.mapping, got, test.want)
		}
	}
}
