package catalog_test

import (
	"maps"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks/catalog"
)

// notLookedUp lists variables of the techniques that are no tables of their look-ups, by the reason.
var notLookedUp = map[string][]string{
	"says which kernels the processor can use": {"fill.best", "fill.usable", "hyperbola.best", "hyperbola.usable"},
	"read only while the tables are filled": {
		"kindergarten/lineslab.numbers", "kindergarten/foldinghash.numbers", "magic/neurons.weights",
		"magic/spectral.numbers", "magic/spectral/six.numbers", "magic/fixedshift.rooks", "magic/fixedshift.bishops",
		"magic/packed.rookLayout", "magic/packed.bishopLayout",
	},
	"says whether the processor has the instruction": {
		"magic/pextpdep.fast", "attacks/rayword.fast", "kindergarten/pdepline.fast", "magic/pext.fast",
		"magic/splitpext.fast",
	},
}

// TestTableBytes holds the cards to the sizes of the variables in a program that links all
// techniques: byte for byte where the kernels run that some tables are for, and nowhere are they
// larger. Words of 32 bits make some of them smaller.
func TestTableBytes(t *testing.T) {
	tables := link(t, packages()...).tables
	kernels, others := runtime.GOARCH == "amd64", slices.Concat(slices.Collect(maps.Values(notLookedUp))...)
	for _, technique := range catalog.All() {
		linked := 0
		for name, size := range tables[technique.Name] {
			saysWhatCanBeUsed := strings.HasPrefix(name, "has") && size == 1 // of a kernel
			if !slices.Contains(others, technique.Name+"."+name) && !saysWhatCanBeUsed {
				linked += size
			}
		}
		if linked > technique.TableBytes || kernels && linked != technique.TableBytes {
			t.Errorf("%s: the card says %d bytes of tables, linked are %d: %v", technique.Name,
				technique.TableBytes, linked, tables[technique.Name])
		}
	}
}
