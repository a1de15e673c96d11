package catalog_test

import (
	"runtime"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/internal/bmi2"
	"github.com/bitray/bitray/internal/testenv"
)

// TestUses expects a technique to say what it uses if its card says that it can do without, and no other.
func TestUses(t *testing.T) {
	choosing := 0
	for _, technique := range append(catalog.All(), catalog.Reference()) {
		chooses := strings.Contains(technique.CPU, "elsewhere") || strings.Contains(technique.CPU, " or ")
		uses := technique.Uses()
		if (uses != "") != chooses {
			t.Errorf("%s uses %q, and its card wants %q", technique.Name, uses, technique.CPU)
		}
		if foreign := map[string]string{"amd64": "NEON", "arm64": "AVX"}[runtime.GOARCH]; foreign != "" && strings.Contains(uses, foreign) {
			t.Errorf("%s uses %q on %s", technique.Name, uses, runtime.GOARCH)
		}
		if chooses {
			choosing++
		}
		if strings.Contains(technique.CPU, "BMI2") && strings.HasSuffix(technique.Uses(), "emulated") == bmi2.Fast() {
			t.Errorf("%s uses %q, but fast instructions of BMI2: %v", technique.Name, technique.Uses(), bmi2.Fast())
		}
	}
	if choosing < 7 {
		t.Errorf("%d techniques choose their instructions, want seven at least", choosing)
	}
}

// TestUsesWithoutBMI2 looks in a process that cannot use it.
func TestUsesWithoutBMI2(t *testing.T) {
	testenv.SwitchedOff(t, "GODEBUG=cpu.bmi2=off", bmi2.Fast, "TestUses")
}
