package catalog_test

import (
	"maps"
	"slices"
	"testing"

	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/attacks/catalog"
)

// allowedBoundsChecks lists the bounds checks that remain in look-ups, by function. A check
// costs a comparison and a branch that is never taken. Techniques that index a table of the exact
// size by a masked number have none.
var allowedBoundsChecks = map[string]struct {
	places int
	reason string
}{
	"magic.Rook":   {1, slabReason},
	"magic.Bishop": {1, slabReason},
	"magic.Queen":  {2, slabReason},
}

const slabReason = "the offset into the slab is data, so the compiler cannot know that the sum stays inside"

// TestBoundsChecks holds every look-up of the catalog to the list, in both directions: a new
// check fails, and so does a row that is not needed any more.
func TestBoundsChecks(t *testing.T) {
	if testing.Short() {
		t.Skip("skipped by -short: runs the compiler")
	}
	var pkgs []string
	for _, technique := range catalog.All() {
		pkgs = append(pkgs, technique.Package)
	}
	slices.Sort(pkgs)
	counts := attackstest.BoundsChecks(t, slices.Compact(pkgs)...)
	for _, function := range slices.Sorted(maps.Keys(counts)) {
		if allowed := allowedBoundsChecks[function]; counts[function] > allowed.places {
			t.Errorf("%s has %d bounds checks, %d are allowed", function, counts[function], allowed.places)
		}
	}
	for _, function := range slices.Sorted(maps.Keys(allowedBoundsChecks)) {
		if allowed := allowedBoundsChecks[function]; counts[function] < allowed.places {
			t.Errorf("%s has %d bounds checks, %d are on the list: take them off (%s)", function, counts[function],
				allowed.places, allowed.reason)
		}
	}
}
