package catalog_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/internal/cards"
)

// allowedBoundsChecks lists the bounds checks that remain in look-ups, by package and function, with the
// reason. A check costs a comparison and a branch that is never taken. Techniques that index a table of the
// exact size by a masked number have none.
var allowedBoundsChecks = map[string]struct {
	reason string
	places map[string]int
}{
	"kindergarten/lineslab":    {slabReason, map[string]int{"Rook": 2, "Bishop": 2, "queen": 4, "File": 1, "Rank": 1, "Diagonal": 1, "AntiDiagonal": 1}},
	"kindergarten/foldinghash": {slabReason, map[string]int{"Rook": 2, "Bishop": 2, "queen": 4, "File": 1, "Rank": 1, "Diagonal": 1, "AntiDiagonal": 1}},
	"kindergarten/titboards":   {ternaryReason, map[string]int{"along": 1, "rookMoves": 2, "bishopMoves": 2}},
	"magic":                    {slabReason, map[string]int{"Rook": 1, "Bishop": 1, "Queen": 2}},
	"magic/fixedshift":         {slabReason, map[string]int{"Rook": 1, "Bishop": 1, "Queen": 2}},
	"magic/magic32":            {slabReason, map[string]int{"Rook": 1, "Bishop": 1, "Queen": 2}},
	"magic/hypercube":          {slabReason, map[string]int{"Rook": 1, "Bishop": 1, "Queen": 2}},
	"magic/indirect":           {indirectReason, map[string]int{"Rook": 2, "Bishop": 2, "Queen": 4}},
	"magic/symmetric":          {orbitReason, map[string]int{"attacks": 2}},
	"magic/symmetric/shapes":   {orbitReason, map[string]int{"shape": 3}},
	"magic/neurons":            {slabReason, map[string]int{"attacks": 1}},
	"magic/packed":             {slabReason, map[string]int{"Rook": 1, "Bishop": 1, "Queen": 2}},
	"magic/pextpdep":           {slabReason, map[string]int{"emulatedRook": 1, "emulatedBishop": 1}},
	"magic/spectral":           {slabReason, map[string]int{"Rook": 1, "Bishop": 1, "queen": 2}},
	"magic/spectral/six":       {slabReason, map[string]int{"Rook": 1, "Bishop": 1, "queen": 2}},
	"magic/pext":               {slabReason, map[string]int{"emulatedRook": 1, "emulatedBishop": 1, "emulatedQueen": 2}},
}

const (
	slabReason     = "the offset into the slab is data, so the compiler cannot know that the sum stays inside"
	ternaryReason  = "powers of three; padded to powers of two the table would have nearly twice the bytes"
	orbitReason    = "offsets and numbers are data, and bytes; masks would need tables of powers of two"
	indirectReason = "both the offset and the number of the set are data"
)

// packages returns the packages of all techniques, each once.
func packages() (pkgs []string) {
	for _, technique := range catalog.All() {
		pkgs = append(pkgs, technique.Name)
	}
	slices.Sort(pkgs)
	return slices.Compact(pkgs)
}

// TestBoundsChecks holds every look-up of the catalog to the list, in both directions: a new
// check fails, and so does a row that is no longer needed.
func TestBoundsChecks(t *testing.T) {
	counts, allowed := boundsChecks(t, packages()...), map[string]int{}
	for pkg, checks := range allowedBoundsChecks {
		for function, places := range checks.places {
			allowed[pkg+"."+function] = places
			if counts[pkg+"."+function] < places {
				t.Errorf("%s.%s has %d bounds checks, %d are on the list: take them off (%s)", pkg, function,
					counts[pkg+"."+function], places, checks.reason)
			}
		}
	}
	for _, function := range slices.Sorted(maps.Keys(counts)) {
		if counts[function] > allowed[function] {
			t.Errorf("%s has %d bounds checks, %d are allowed", function, counts[function], allowed[function])
		}
	}
}

// inlined lists the functions of each package that must inline into callers with their own types. Where the
// work is done by a kernel or is too long, they are what stands before it.
var inlined = map[string][]string{
	"attacks/classical":            {"Rook", "Bishop"},
	"attacks/rayword":              {"Rook", "Bishop", "Queen", "Nearest"},
	"fill":                         {"North", "NorthEast", "East", "SouthEast", "South", "SouthWest", "West", "NorthWest"},
	"fill/exploding":               {"Bishop", "File", "Rank"},
	"hyperbola":                    {"Rook", "Bishop", "File", "Rank", "Diagonal", "AntiDiagonal"},
	"hyperbola/arithshift":         {"Rook", "Bishop", "Queen", "File", "Rank", "Diagonal", "AntiDiagonal"},
	"hyperbola/between":            {"File", "Rank", "Diagonal", "AntiDiagonal"},
	"hyperbola/leorik":             {"Rook", "Bishop", "File", "Rank", "Diagonal", "AntiDiagonal"},
	"hyperbola/obstruction":        {"Rook", "Bishop", "File", "Rank", "Diagonal", "AntiDiagonal"},
	"hyperbola/qbb":                {"File", "Rank", "Diagonal", "AntiDiagonal"},
	"hyperbola/sbamg":              {"Rook", "Bishop", "File", "Rank", "Diagonal", "AntiDiagonal"},
	"kindergarten":                 {"Rook", "Bishop", "File", "Rank", "Diagonal", "AntiDiagonal"},
	"kindergarten/congruent":       {"Rook", "Bishop", "File", "Rank", "Diagonal", "AntiDiagonal"},
	"kindergarten/congruent/dense": {"Rook", "Bishop", "File", "Rank", "Diagonal", "AntiDiagonal"},
	"kindergarten/kgssb":           {"Rook", "Bishop", "Queen", "File", "Rank", "Diagonal", "AntiDiagonal"},
	"kindergarten/lineslab":        {"Rook", "Bishop", "File", "Rank", "Diagonal", "AntiDiagonal"},
	"kindergarten/foldinghash":     {"Rook", "Bishop", "File", "Rank", "Diagonal", "AntiDiagonal"},
	"kindergarten/pdepline":        {"Rook", "Bishop", "Queen"},
	"kindergarten/sissy":           {"Bishop"},
	"magic":                        {"Rook", "Bishop", "Queen"},
	"magic/pextpdep":               {"Rook", "Bishop", "Queen"},
	"magic/fixedshift":             {"Rook", "Bishop", "Queen"},
	"magic/magic32":                {"Rook", "Bishop"},
	"magic/indirect":               {"Rook", "Bishop", "Queen"},
	"magic/packed":                 {"Rook", "Bishop", "Queen"},
	"magic/pext":                   {"Rook", "Bishop", "Queen"},
	"magic/plain":                  {"Rook", "Bishop", "Queen"},
	"magic/splitpext":              {"Rook", "Bishop", "Queen"},
}

func TestInlining(t *testing.T) {
	calls := leftCalls(t, false, slices.Collect(maps.Keys(inlined))...)
	for pkg, names := range inlined {
		for _, name := range names {
			left, known := calls[pkg+"."+name]
			itself := func(callee string) bool { return strings.Contains(callee, "/"+pkg+"."+name+"[") }
			if !known || slices.ContainsFunc(left, itself) {
				t.Errorf("%s.%s: expected a function that inlines, found calls of %q (go build -gcflags=-m=2 says why)", pkg, name, left)
			}
		}
	}
}

// TestCardsSayWhatInlines compiles callers of every technique, one that calls it and one that has a
// helper of its own around it, and looks for calls that are left.
func TestCardsSayWhatInlines(t *testing.T) {
	for _, column := range []struct {
		name  string
		calls map[string][]string
		card  func(catalog.Technique) bool
	}{
		{"inlines", leftCalls(t, false, packages()...), func(t catalog.Technique) bool { return t.Inlines }},
		{"inlines through a helper", leftCalls(t, true, packages()...),
			func(t catalog.Technique) bool { return cards.Of(t.Name).InlinesThroughHelper }},
	} {
		for _, technique := range catalog.All() {
			rook, bishop := column.calls[technique.Name+".Rook"], column.calls[technique.Name+".Bishop"]
			if inlines := len(rook)+len(bishop) == 0; inlines != column.card(technique) {
				t.Errorf("%s: the card says %s = %v, but Rook calls %q and Bishop calls %q",
					technique.Name, column.name, !inlines, rook, bishop)
			}
		}
	}
}
