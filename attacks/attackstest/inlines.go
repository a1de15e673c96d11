package attackstest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// modulePath is the module whose packages the checkers know how to call.
const modulePath = "github.com/bitray/bitray"

// Inlines checks that the compiler inlines calls of the named functions of a package of this
// module, given by its path below the module, into a caller that has types of its own. Each
// function takes a square and an occupancy.
//
// What generic code costs shows only where it is instantiated, so the test compiles such a
// caller. Where a function is not inlined, the failure repeats the compiler's reason.
func Inlines(t *testing.T, pkg string, functions ...string) {
	t.Helper()
	name := pkg[strings.LastIndexByte(pkg, '/')+1:]
	calls := make([]string, len(functions))
	for i, function := range functions {
		calls[i] = name + "." + function
	}
	InlinesInto(t, callerSource(pkg, functions), calls...)
}

// InlinesInto is [Inlines] for functions of any signature: caller is the source of a package
// that calls them, and each call is a function with its package, as in "transform.Rotate180".
func InlinesInto(t *testing.T, caller []byte, calls ...string) {
	t.Helper()
	if testing.Short() {
		t.Skip("skipped by -short: runs the compiler")
	}
	decisions := compileCaller(t, caller, "-m=2")
	for _, call := range calls {
		inlined := regexp.MustCompile(`inlining call to ` + regexp.QuoteMeta(call) + `(\[|\n)`)
		if !inlined.MatchString(decisions) {
			t.Errorf("%s is not inlined into a caller with its own types:\n%s",
				call, linesAbout(decisions, call))
		}
	}
}

// BoundsChecks returns the number of bounds checks that the compiler leaves in a caller into
// which the named functions are inlined, for each function.
func BoundsChecks(t *testing.T, pkg string, functions ...string) map[string]int {
	t.Helper()
	counts := make(map[string]int, len(functions))
	for _, function := range functions {
		report := compileCaller(t, callerSource(pkg, []string{function}), "-d=ssa/check_bce")
		counts[function] = strings.Count(report, "Found IsInBounds") + strings.Count(report, "Found IsSliceInBounds")
	}
	return counts
}

// compileCaller builds a package from its source and returns what the compiler says.
// The package exists in an overlay only, so that it belongs to the module without being part
// of its tree.
func compileCaller(t *testing.T, caller []byte, flag string) string {
	t.Helper()
	root := moduleRoot(t)
	dir := filepath.Join(root, "attacks", "attackstest", "caller")
	source := filepath.Join(t.TempDir(), "caller.go")
	writeFile(t, source, caller)
	overlay := filepath.Join(t.TempDir(), "overlay.json")
	replace, err := json.Marshal(map[string]map[string]string{
		"Replace": {filepath.Join(dir, "caller.go"): source},
	})
	if err != nil {
		t.Fatal(err)
	}
	writeFile(t, overlay, replace)

	build := exec.Command("go", "build", "-overlay", overlay, "-gcflags="+flag, dir)
	build.Dir = root
	output, err := build.CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %v\n%s", build, err, output)
	}
	return string(output)
}

func callerSource(pkg string, functions []string) []byte {
	var text bytes.Buffer
	fmt.Fprintf(&text, "package caller\n\nimport %q\n\ntype square int8\ntype board uint64\n", modulePath+"/"+pkg)
	name := pkg[strings.LastIndexByte(pkg, '/')+1:]
	for _, function := range functions {
		fmt.Fprintf(&text, "\nfunc Call%s(sq square, occ board) board { return %s.%s(sq, occ) }\n", function, name, function)
	}
	return text.Bytes()
}

func moduleRoot(t *testing.T) string {
	t.Helper()
	output, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", modulePath).Output()
	if err != nil {
		t.Fatalf("go list -m %s: %v", modulePath, err)
	}
	return strings.TrimSpace(string(output))
}

func linesAbout(report, function string) string {
	var about []string
	for line := range strings.Lines(report) {
		if strings.Contains(line, function) {
			about = append(about, line)
		}
	}
	return strings.Join(about, "")
}

func writeFile(t *testing.T, path string, content []byte) {
	t.Helper()
	if err := os.WriteFile(path, content, 0o644); err != nil {
		t.Fatal(err)
	}
}
