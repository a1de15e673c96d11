package attackstest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"go/ast"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// modulePath is the module whose packages the checkers know how to call.
const modulePath = "github.com/bitray/bitray"

// What generic code costs shows only where it is instantiated. The checkers therefore compile a
// caller with types of its own. It exists in an overlay only, so that it belongs to the module
// without being part of its tree.

// caller is the text of such a package.
type caller struct{ text bytes.Buffer }

func newCaller(sources []*sourceOf) *caller {
	c := &caller{}
	fmt.Fprintln(&c.text, "package caller")
	for i, s := range sources {
		fmt.Fprintf(&c.text, "import p%d %q\n", i, modulePath+"/"+s.pkg)
	}
	fmt.Fprintln(&c.text, "type square int8\ntype board uint64")
	return c
}

// call adds a function that calls f, a kernel of the package that was imported as number i.
func (c *caller) call(i int, f *ast.FuncDecl) {
	c.function(fmt.Sprintf("Call%d%s", i, f.Name.Name), fmt.Sprintf("p%d.%s", i, f.Name.Name), f)
}

// callThroughHelper adds a function that does nothing but call f, and one that calls that.
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
	dir := filepath.Join(root, "attacks", "attackstest", "caller")
	source := filepath.Join(t.TempDir(), "caller.go")
	writeFile(t, source, caller)
	overlay := filepath.Join(t.TempDir(), "overlay.json")
	replace, err := json.Marshal(map[string]map[string]string{
		"Replace": {filepath.Join(dir, "caller.go"): source},
	})
	if err != nil {
		t.Fatal(err)
	}
	writeFile(t, overlay, replace)

	build := exec.Command("go", "build", "-overlay", overlay, "-gcflags="+gcflags, dir)
	build.Dir = root
	output, err := build.CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %v\n%s", build, err, output)
	}
	return string(output)
}

func moduleRoot(t *testing.T) string {
	t.Helper()
	RunsGo(t)
	output, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", modulePath).Output()
	if err != nil {
		t.Fatalf("go list -m %s: %v", modulePath, err)
	}
	return strings.TrimSpace(string(output))
}

func writeFile(t *testing.T, path string, content []byte) {
	t.Helper()
	if err := os.WriteFile(path, content, 0o644); err != nil {
		t.Fatal(err)
	}
}
