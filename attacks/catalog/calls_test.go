package catalog_test

import (
	"bytes"
	"fmt"
	"go/ast"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/internal/compilertest"
	"github.com/bitray/bitray/internal/overlay"
	"github.com/bitray/bitray/internal/testenv"
)

// caller is a package that calls the kernels of other packages with its own types.
type caller struct {
	root    string // of the module
	text    bytes.Buffer
	sources []*sourceOf
	calls   map[string]string // what its functions call, such as "hyperbola/qbb.Rook"
}

// newCaller returns a caller of all kernels of packages. If it has helpers, it calls each by a function of
// one line.
func newCaller(t *testing.T, helpers bool, pkgs ...string) *caller {
	t.Helper()
	testenv.RunsGo(t)
	root, err := overlay.Root(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	c := &caller{root: root, calls: map[string]string{}}
	fmt.Fprintln(&c.text, "package caller")
	for i, pkg := range pkgs {
		c.sources = append(c.sources, parsePackage(t, root, pkg))
		fmt.Fprintf(&c.text, "import p%d %q\n", i, overlay.Module+"/"+pkg)
	}
	fmt.Fprintln(&c.text, "type square int8\ntype board uint64")
	for i, s := range c.sources {
		for _, f := range s.kernels() {
			name, callee := fmt.Sprintf("Call%d%s", i, f.Name.Name), fmt.Sprintf("p%d.%s", i, f.Name.Name)
			if helpers {
				c.function("helper"+name, callee, f)
				callee = "helper" + name
			}
			c.function(name, callee, f)
			c.calls[name] = s.pkg + "." + f.Name.Name
		}
	}
	return c
}

// function adds a function of the given name that takes what f takes and returns what callee
// returns.
func (c *caller) function(name, callee string, f *ast.FuncDecl) {
	types, _ := arguments(f)
	var parameters, list []string
	for k, typ := range types {
		list = append(list, fmt.Sprintf("x%d", k))
		parameters = append(parameters, list[k]+" "+typ)
	}
	results := slices.Repeat([]string{"board"}, f.Type.Results.NumFields())
	fmt.Fprintf(&c.text, "func %s(%s) (%s) { return %s(%s) }\n", name,
		strings.Join(parameters, ", "), strings.Join(results, ", "), callee, strings.Join(list, ", "))
}

// The lines of a listing of assembly where a function begins, with its name if it is one of the caller, and
// where it calls another.
var (
	begin  = regexp.MustCompile(`\tTEXT\t(?:\S+/caller\.(\w+)\(SB\))?`)
	called = regexp.MustCompile(`^\t0x[0-9a-f]+ \d+ \([^)]*\)\tCALL\t(.+)\n`)
)

// leftCalls returns what the functions of the given packages of this module still call once the
// compiler has inlined them into a caller with its own types, by function, such as "hyperbola/qbb.Rook". The
// packages are given by their paths below the module. A function that is inlined whole has no calls. Calls
// into the run-time system, such as the one that a failed bounds check makes, do not count.
//
// With helpers, the caller has a helper of one line around each function, as engines have for their own types
// and names. The compiler's budget for inlining pays for the helper too, so a function that just fits may not
// inline here.
func leftCalls(t *testing.T, helpers bool, pkgs ...string) map[string][]string {
	t.Helper()
	compilertest.ReadsCalls(t)
	c, calls, current := newCaller(t, helpers, pkgs...), map[string][]string{}, ""
	for line := range strings.Lines(compilertest.Compile(t, c.text.Bytes(), "-S")) {
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
