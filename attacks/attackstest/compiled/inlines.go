package compiled

import (
	"regexp"
	"slices"
	"strings"
	"testing"
)

// Inlines checks that the compiler inlines calls of the named functions of a package of this
// module, given by its path below the module, into a caller that has types of its own. The
// functions take squares and boards and return boards.
//
// Where a function is not inlined, the failure repeats the compiler's reason.
func Inlines(t *testing.T, pkg string, functions ...string) {
	t.Helper()
	source := parsePackage(t, moduleRoot(t), pkg)
	c := newCaller([]*sourceOf{source})
	calls := make([]string, len(functions))
	for i, function := range functions {
		calls[i] = source.name() + "." + function
	}
	for _, f := range source.kernels() {
		if slices.Contains(functions, f.Name.Name) {
			c.call(0, f)
		}
	}
	InlinesInto(t, c.text.Bytes(), calls...)
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
