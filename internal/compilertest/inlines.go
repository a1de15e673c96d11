package compilertest

import (
	"regexp"
	"strings"
	"testing"
)

// InlinesInto checks that the compiler inlines calls: caller is the source of a package that calls functions
// of this module with its own types, and each call is a function with its package, as in
// "transform.Rotate180". Without a package it may be of any: a function literal has the name of its caller up
// to Go 1.26, and by its own since.
//
// Where a function is not inlined, the failure repeats the compiler's reason.
func InlinesInto(t *testing.T, caller []byte, calls ...string) {
	t.Helper()
	decisions := Compile(t, caller, "-m=2")
	for _, call := range calls {
		if inlined := regexp.MustCompile(`inlining call to (\w+\.)?` + regexp.QuoteMeta(call) + `(\[|\n)`); !inlined.MatchString(decisions) {
			about := regexp.MustCompile(`.*`+regexp.QuoteMeta(call)+`.*\n`).FindAllString(decisions, -1)
			t.Errorf("%s is not inlined into a caller with its own types:\n%s", call, strings.Join(about, ""))
		}
	}
}
