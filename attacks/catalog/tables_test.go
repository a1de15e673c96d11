package catalog_test

import (
	"runtime"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/internal/footprint"
	"github.com/bitray/bitray/internal/testenv"
)

// notLookedUp lists variables of the techniques that are no tables of their look-ups, with the
// reason.
var notLookedUp = map[string]string{
	"fill.best":                        "says which kernels the processor can use",
	"hyperbola.best":                   "says which kernels the processor can use",
	"hyperbola.everySquare":            "read only by the batches",
	"kindergarten/lineslab.numbers":    "read only while the slab is filled",
	"kindergarten/foldinghash.numbers": "read only while the slab is filled",
	"magic/neurons.weights":            "read only while the nets are connected",
	"magic/spectral.numbers":           "read only while the slab is filled",
	"magic/spectral/six.numbers":       "read only while the slab is filled",
	"magic/fixedshift.rooks":           "read only while the tables are filled",
	"magic/fixedshift.bishops":         "read only while the tables are filled",
	"magic/packed.rookLayout":          "read only while the slab is filled",
	"magic/packed.bishopLayout":        "read only while the slab is filled",
	"magic/pextpdep.emulation":         "read only where the instructions are missing",
	"magic/pextpdep.fast":              "says whether the processor has the instructions",
	"magic/pext.emulation":             "read only where the instruction is missing",
	"magic/splitpext.emulation":        "read only where the instruction is missing",
	"attacks/rayword.fast":             "says whether the processor has the instructions",
	"kindergarten/pdepline.fast":       "says whether the processor has the instructions",
	"magic/pext.fast":                  "says whether the processor has the instruction",
	"magic/splitpext.fast":             "says whether the processor has the instruction",
}

// TestTableBytes holds the cards to the sizes of the variables in a program that links all
// techniques: byte for byte where the kernels run that some tables are for, and nowhere are they
// larger. Words of 32 bits make some of them smaller.
func TestTableBytes(t *testing.T) {
	testenv.RunsGo(t)
	program, err := footprint.Embed(t.Context(), t.TempDir(), packages()...)
	if err != nil {
		t.Fatal(err)
	}
	tables, err := footprint.Tables(t.Context(), program)
	if err != nil {
		t.Fatal(err)
	}
	kernels := runtime.GOARCH == "amd64"
	for _, technique := range catalog.All() {
		linked := 0
		for name, size := range tables[technique.Package] {
			saysWhatCanBeUsed := strings.HasPrefix(name, "has") && size == 1 // of a kernel
			if notLookedUp[technique.Package+"."+name] == "" && !saysWhatCanBeUsed {
				linked += size
			}
		}
		if linked > technique.TableBytes || kernels && linked != technique.TableBytes {
			t.Errorf("%s: the card says %d bytes of tables, linked are %d: %v", technique.Name,
				technique.TableBytes, linked, tables[technique.Package])
		}
	}
}
