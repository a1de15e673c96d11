package compilertest

import (
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// Inlines checks that the compiler inlines calls of functions of packages of this module into a caller that
// has other types. The packages are given by their paths below the module. The functions take squares and
// boards and return boards.
//
// Where a function is not inlined, the failure repeats the compiler's reason.
func Inlines(t *testing.T, functions map[string][]string) {
	t.Helper()
	var calls []string
	for pkg, names := range functions {
		for _, name := range names {
			calls = append(calls, path.Base(pkg)+"."+name)
		}
	}
	// Decisions name packages by their last element.
	if slices.Sort(calls); len(slices.Compact(slices.Clone(calls))) != len(calls) {
		t.Fatalf("two packages have one name: %q", calls)
	}
	InlinesInto(t, newCaller(t, false, slices.Collect(maps.Keys(functions))...).text.Bytes(), calls...)
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

func linesAbout(report, function string) string {
	var about []string
	for line := range strings.Lines(report) {
		if strings.Contains(line, function) {
			about = append(about, line)
		}
	}
	return strings.Join(about, "")
}
