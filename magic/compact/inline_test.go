package compact_test

import (
	"os/exec"
	"path/filepath"
	"regexp"
	"testing"
)

// TestMethodsInline compiles the calls in Example and reads what the compiler did with them.
func TestMethodsInline(t *testing.T) {
	if testing.Short() {
		t.Skip("skipped by -short: runs the compiler")
	}
	build := exec.Command("go", "test", "-c", "-o", filepath.Join(t.TempDir(), "test"), "-gcflags=-m", ".")
	output, err := build.CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %v\n%s", build, err, output)
	}
	for _, method := range []string{"Rook", "Bishop"} {
		inlined := regexp.MustCompile(`example_test\.go:.*: inlining call to compact\.\(\*Occupancies\[.*\]\)\.` + method)
		if !inlined.Match(output) {
			t.Errorf("Occupancies.%s is not inlined where Example calls it:\n%s", method, output)
		}
	}
}
