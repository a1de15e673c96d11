package symmetric_test

import (
	"os/exec"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/bitray/bitray/internal/testenv"
)

// TestMethodsInline compiles the tests of this package, which call the methods of both sizes, and
// reads what the compiler did with the calls.
func TestMethodsInline(t *testing.T) {
	if testing.Short() {
		t.Skip("skipped by -short: runs the compiler")
	}
	testenv.RunsGo(t)
	build := exec.Command("go", "test", "-c", "-o", filepath.Join(t.TempDir(), "test"), "-gcflags=-m", ".")
	output, err := build.CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %v\n%s", build, err, output)
	}
	for _, size := range []string{"symmetric", "shapes"} {
		for _, method := range []string{"Rook", "Bishop"} {
			inlined := regexp.MustCompile(`game_test\.go:.*: inlining call to ` + size + `\.\(\*Occupancies\[.*\]\)\.` + method)
			if !inlined.Match(output) {
				t.Errorf("%s.Occupancies.%s is not inlined where BenchmarkGame calls it:\n%s", size, method, output)
			}
		}
	}
}
