package attackbench_test

import (
	"testing"

	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/cmd/internal/attackbench"
)

// TestMeasureNamesWhatIsKnownOfARow wants the card of a technique beside its figures, and no
// properties beside the call through the interface.
func TestMeasureNamesWhatIsKnownOfARow(t *testing.T) {
	modes := []attackbench.Mode{attackbench.Throughput, attackbench.Cold}
	subjects := attackbench.Subjects(attackbench.Queen, attackbench.NewWorkload("sparse", attackbench.Queen, seed), modes)
	subjects, err := attackbench.Choose(subjects, "magic", "interface")
	if err != nil {
		t.Fatal(err)
	}
	magic, err := catalog.Lookup("magic")
	if err != nil {
		t.Fatal(err)
	}
	result, err := attackbench.Measure(t.Context(), subjects, attackbench.Config{Rounds: 2})
	if err != nil {
		t.Fatal(err)
	}
	if result.Schema != "bitray-bench/2" || result.Processes != 1 || result.Rounds != 2 || result.Partial || len(result.Figures) != 3 || len(result.Rows) != 2 {
		t.Errorf("unexpected result %+v", result)
	}
	if row := result.Rows[0]; row.Name != "magic" || *row.TableBytes != magic.TableBytes || *row.Inlines != magic.Inlines || row.Kind != attackbench.KindTechnique || row.Title != magic.Title {
		t.Errorf("the row of magic is %+v", row)
	}
	if row := result.Rows[1]; row.Name != "interface" || row.Kind != attackbench.KindComparison || row.TableBytes != nil || row.Inlines != nil {
		t.Errorf("the row of the interface is %+v", row)
	}
}
