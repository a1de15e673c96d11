package compilertest

import (
	"bytes"
	"fmt"
	"go/ast"
	"slices"
	"strings"
	"testing"

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

// compileCaller builds a package from its source and returns what the compiler says. gcflags is as
// for go build. Whatever GOFLAGS says, paths are not trimmed, by which places are found.
func compileCaller(t *testing.T, caller []byte, gcflags string) string {
	t.Helper()
	testenv.RunsGo(t)
	if testing.Short() {
		t.Skip("skipped by -short: runs the compiler")
	}
	const folder = "internal/compilertest/caller"
	said, err := overlay.Build(t.Context(), t.TempDir(), map[string][]byte{folder + "/caller.go": caller}, "-trimpath=false", "-gcflags="+gcflags, "./"+folder)
	if err != nil {
		t.Fatal(err)
	}
	return said
}
