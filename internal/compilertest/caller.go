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

// caller is the text of a package that calls kernels with types of its own.
type caller struct{ text bytes.Buffer }

func newCaller(sources []*sourceOf) *caller {
	c := &caller{}
	fmt.Fprintln(&c.text, "package caller")
	for i, s := range sources {
		fmt.Fprintf(&c.text, "import p%d %q\n", i, overlay.Module+"/"+s.pkg)
	}
	fmt.Fprintln(&c.text, "type square int8\ntype board uint64")
	return c
}

// call adds a function that calls f, a kernel of the package that was imported as number i.
func (c *caller) call(i int, f *ast.FuncDecl) {
	c.function(fmt.Sprintf("Call%d%s", i, f.Name.Name), fmt.Sprintf("p%d.%s", i, f.Name.Name), f)
}

// callThroughHelper adds a function that only calls f, and one that calls that.
func (c *caller) callThroughHelper(i int, f *ast.FuncDecl) {
	helper := fmt.Sprintf("helper%d%s", i, f.Name.Name)
	c.function(helper, fmt.Sprintf("p%d.%s", i, f.Name.Name), f)
	c.function(fmt.Sprintf("Call%d%s", i, f.Name.Name), helper, f)
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
