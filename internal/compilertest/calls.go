package compilertest

import (
	"runtime"
	"strings"
	"testing"
)

// Calls returns what the functions of the given packages of this module still call once the
// compiler has inlined them into a caller with its own types, by function, such as "hyperbola/qbb.Rook". The
// packages are given by their paths below the module. A function that is inlined whole has no entry. Calls
// into the run-time system, such as the one that a failed bounds check makes, do not count.
func Calls(t *testing.T, pkgs ...string) map[string][]string {
	t.Helper()
	return callsLeft(t, false, pkgs)
}

// CallsThroughHelper is [Calls] for a caller that has a helper of one line around each function, as
// engines have for their own types and names. The compiler's budget for inlining pays for the helper
// too, so a function that just fits may not inline here.
func CallsThroughHelper(t *testing.T, pkgs ...string) map[string][]string {
	t.Helper()
	return callsLeft(t, true, pkgs)
}

// callsLeft compiles a caller and looks for calls in its assembly.
func callsLeft(t *testing.T, helpers bool, pkgs []string) map[string][]string {
	t.Helper()
	ReadsCalls(t)
	c := newCaller(t, helpers, pkgs...)
	instructions, calls := Assembly(t, c.text.Bytes()), map[string][]string{}
	for name, function := range c.calls {
		if len(instructions[name]) == 0 {
			t.Fatalf("the listing of the compiler does not show the call of %s", function)
		}
		for _, instruction := range instructions[name] {
			if callee, isCall := strings.CutPrefix(instruction, "CALL\t"); isCall && !strings.HasPrefix(callee, "runtime.") {
				calls[function] = append(calls[function], callee)
			}
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
