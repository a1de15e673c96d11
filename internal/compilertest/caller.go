package compilertest

import (
	"bytes"
	"fmt"
	"go/ast"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/bitray/bitray/internal/overlay"
	"github.com/bitray/bitray/internal/testenv"
)

// caller is a package that calls the kernels of other packages with its own types.
type caller struct {
	text    bytes.Buffer
	sources []*sourceOf
	calls   map[string]string // what its functions call, such as "hyperbola/qbb.Rook"
}

// newCaller returns a caller of all kernels of packages. If it has helpers, it calls each by a function of
// one line.
func newCaller(t *testing.T, helpers bool, pkgs ...string) *caller {
	t.Helper()
	root := moduleRoot(t)
	c := &caller{calls: map[string]string{}}
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
	list, _ := arguments(f)
	parameters := make([]string, len(list))
	for k, argument := range list {
		list[k] += fmt.Sprint(k)
		parameters[k] = list[k] + " " + map[string]string{"sq": "square", "occ": "board"}[argument]
	}
	results := make([]string, f.Type.Results.NumFields())
	for k := range results {
		results[k] = "board"
	}
	fmt.Fprintf(&c.text, "func %s(%s) (%s) { return %s(%s) }\n", name,
		strings.Join(parameters, ", "), strings.Join(results, ", "), callee, strings.Join(list, ", "))
}

// compileCaller builds a package from its source and returns what the compiler says. gcflags is as
// for go build.
func compileCaller(t *testing.T, caller []byte, gcflags string) string {
	t.Helper()
	root := moduleRoot(t)
	dir := filepath.Join(root, "internal", "compilertest", "caller")
	list, err := overlay.Write(t.TempDir(), map[string][]byte{filepath.Join(dir, "caller.go"): caller})
	if err != nil {
		t.Fatal(err)
	}
	build := exec.Command("go", "build", "-overlay", list, "-gcflags="+gcflags, dir)
	build.Dir = root
	output, err := build.CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %v\n%s", build, err, output)
	}
	return string(output)
}

func moduleRoot(t *testing.T) string {
	t.Helper()
	testenv.RunsGo(t)
	root, err := overlay.Root(t.Context(), "")
	if err != nil {
		t.Fatal(err)
	}
	return root
}
