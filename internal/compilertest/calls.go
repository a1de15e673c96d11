package compilertest

import (
	"fmt"
	"go/ast"
	"regexp"
	"runtime"
	"strings"
	"testing"
)

var (
	assemblyText = regexp.MustCompile(`\tTEXT\t\S+/caller\.(Call\d+\w+)\(SB\)`)
	assemblyCall = regexp.MustCompile(`\tCALL\t(\S+)`)
)

// Calls returns what the functions of the given packages of this module still call once the
// compiler has inlined them into a caller with types of its own, by function, such as
// "hyperbola/qbb.Rook". The packages are given by their paths below the module. A function that is
// inlined whole has no entry. Calls into the run-time system, such as the one that a failed
// bounds check makes, do not count.
func Calls(t *testing.T, pkgs ...string) map[string][]string {
	t.Helper()
	return callsLeft(t, (*caller).call, pkgs)
}

// CallsThroughHelper is [Calls] for a caller that has a helper of one line around each function, as
// engines have for their own types and names. The compiler's budget for inlining pays for the helper
// too, so a function that just fits may not inline here.
func CallsThroughHelper(t *testing.T, pkgs ...string) map[string][]string {
	t.Helper()
	return callsLeft(t, (*caller).callThroughHelper, pkgs)
}

// callsLeft compiles a caller of all kernels of the packages, each written by write, and reads its
// assembly.
func callsLeft(t *testing.T, write func(c *caller, i int, f *ast.FuncDecl), pkgs []string) map[string][]string {
	t.Helper()
	ReadsCalls(t)
	root := moduleRoot(t)
	sources := make([]*sourceOf, len(pkgs))
	for i, pkg := range pkgs {
		sources[i] = parsePackage(t, root, pkg)
	}
	c := newCaller(sources)
	names := map[string]string{}
	for i, s := range sources {
		for _, f := range s.kernels() {
			write(c, i, f)
			names[fmt.Sprintf("Call%d%s", i, f.Name.Name)] = s.pkg + "." + f.Name.Name
		}
	}
	calls := map[string][]string{}
	current, seen := "", 0
	for line := range strings.Lines(compileCaller(t, c.text.Bytes(), "-S")) {
		if strings.Contains(line, "\tTEXT\t") {
			current = ""
			if text := assemblyText.FindStringSubmatch(line); text != nil {
				current = names[text[1]]
				seen++
			}
		}
		if call := assemblyCall.FindStringSubmatch(line); call != nil && current != "" && !strings.HasPrefix(call[1], "runtime.") {
			calls[current] = append(calls[current], call[1])
		}
	}
	if seen == 0 || seen != len(names) {
		t.Fatalf("the listing of the compiler shows %d functions, want all %d of %v", seen, len(names), pkgs)
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
