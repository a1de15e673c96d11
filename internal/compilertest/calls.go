package compilertest

import (
	"regexp"
	"runtime"
	"strings"
	"testing"
)

// The lines of a listing of assembly where a function begins, with its name if it is one of the caller, and
// where it calls another.
var (
	begin  = regexp.MustCompile(`\tTEXT\t(?:\S+/caller\.(\w+)\(SB\))?`)
	called = regexp.MustCompile(`^\t0x[0-9a-f]+ \d+ \([^)]*\)\tCALL\t(.+)\n`)
)

// Calls returns what the functions of the given packages of this module still call once the
// compiler has inlined them into a caller with its own types, by function, such as "hyperbola/qbb.Rook". The
// packages are given by their paths below the module. A function that is inlined whole has no calls. Calls
// into the run-time system, such as the one that a failed bounds check makes, do not count.
//
// With helpers, the caller has a helper of one line around each function, as engines have for their own types
// and names. The compiler's budget for inlining pays for the helper too, so a function that just fits may not
// inline here.
func Calls(t *testing.T, helpers bool, pkgs ...string) map[string][]string {
	t.Helper()
	ReadsCalls(t)
	c, calls, current := newCaller(t, helpers, pkgs...), map[string][]string{}, ""
	for line := range strings.Lines(compileCaller(t, c.text.Bytes(), "-S")) {
		if found := begin.FindStringSubmatch(line); found != nil {
			current = c.calls[found[1]]
			calls[current] = []string{}
		}
		if found := called.FindStringSubmatch(line); found != nil && !strings.HasPrefix(found[1], "runtime.") {
			calls[current] = append(calls[current], found[1])
		}
	}
	for _, function := range c.calls {
		if calls[function] == nil {
			t.Fatalf("the listing of the compiler does not show the call of %s", function)
		}
	}
	if len(c.calls) == 0 {
		t.Fatalf("nothing to call in %v", pkgs)
	}
	return calls
}

// ReadsCalls skips the test, by name and with the reason, where the listing of the compiler does
// not write CALL for a call. Tests call it before they look for calls in assembly.
func ReadsCalls(t testing.TB) {
	t.Helper()
	if runtime.GOARCH == "riscv64" {
		t.Skip("skipped on riscv64: looks for CALL in assembly, which is JAL and JALR there")
	}
}
