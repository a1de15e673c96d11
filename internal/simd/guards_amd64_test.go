//go:build !purego

package simd_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestCallsOfKernelsAreGuarded reads the sources. Where Go chooses among kernels, each call of one stands in
// a case or a condition that names the variable of that kernel, or in a function of which this is true; where
// assembly goes on by itself, it begins by looking at the variable.
func TestCallsOfKernelsAreGuarded(t *testing.T) {
	byPackage := map[string][]kernel{}
	for _, k := range allKernels(t) {
		byPackage[k.pkg] = append(byPackage[k.pkg], k)
	}
	for pkg, atLeast := range map[string]int{"fill": 8, "hyperbola": 12, "transform/each": 4} {
		files := sourcesOf(t, pkg)
		guarded := 0
		for _, k := range byPackage[pkg] {
			for _, path := range callsIn(files, k.name) {
				guarded++
				if !guards(path, variableOf(k)) && !allGuarded(files, enclosing(path), variableOf(k)) {
					t.Errorf("%v is called where nothing asks %s", k, variableOf(k))
				}
			}
		}
		if guarded < atLeast {
			t.Errorf("%s: %d calls of kernels found, want at least %d", pkg, guarded, atLeast)
		}
	}
	for pkg, want := range map[string]int{"attacks/rayword": 6, "hyperbola/arithshift": 6, "magic/hypercube": 1} {
		text, err := os.ReadFile(filepath.Join(root, pkg, "kernels_amd64.s"))
		if err != nil {
			t.Fatal(err)
		}
		if len(byPackage[pkg]) != want {
			t.Errorf("%s: %d kernels, want %d", pkg, len(byPackage[pkg]), want)
		}
		for _, k := range byPackage[pkg] {
			_, body, _ := strings.Cut(string(text), "\nTEXT ·"+k.name+"(SB)")
			_, body, _ = strings.Cut(body, "\n")
			first, rest, _ := strings.Cut(strings.TrimSpace(body), "\n")
			second, _, _ := strings.Cut(strings.TrimSpace(rest), "\n")
			if !strings.Contains(first, "CMPB") || !strings.Contains(first, "·"+variableOf(k)+"+0(SB), $0x01") || !strings.Contains(second, "JNE") {
				t.Errorf("%v begins by %q and %q, want a look at %s", k, first, second, variableOf(k))
			}
		}
	}
}

// variableOf is the name of the variable that says whether k can be used.
func variableOf(k kernel) string { return "has" + strings.ToUpper(k.name[:1]) + k.name[1:] }

func sourcesOf(t *testing.T, pkg string) (files []*ast.File) {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join(root, pkg, "*_amd64.go"))
	if err != nil || len(paths) == 0 {
		t.Fatalf("%s: no source files, %v", pkg, err)
	}
	for _, path := range paths {
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, file)
	}
	return files
}

// callsIn returns the calls of a function by its name, each with the nodes around it, the outermost first.
func callsIn(files []*ast.File, name string) (paths [][]ast.Node) {
	for _, file := range files {
		var path []ast.Node
		ast.Inspect(file, func(n ast.Node) bool {
			if n == nil {
				path = path[:len(path)-1]
				return false
			}
			path = append(path, n)
			if call, ok := n.(*ast.CallExpr); ok {
				if f, ok := call.Fun.(*ast.Ident); ok && f.Name == name {
					paths = append(paths, slices.Clone(path))
				}
			}
			return true
		})
	}
	return paths
}

// enclosing returns the name of the function that a call stands in.
func enclosing(path []ast.Node) (name string) {
	for _, n := range path {
		if f, ok := n.(*ast.FuncDecl); ok {
			name = f.Name.Name
		}
	}
	return name
}

func allGuarded(files []*ast.File, function, variable string) bool {
	calls := callsIn(files, function)
	return len(calls) > 0 && !slices.ContainsFunc(calls, func(path []ast.Node) bool { return !guards(path, variable) })
}

// guards reports whether a case or the body of an if around a call has a condition that joins the variable to
// others by "and".
func guards(path []ast.Node, variable string) bool {
	for i, n := range path {
		switch n := n.(type) {
		case *ast.CaseClause:
			if len(n.List) == 1 && conjoins(n.List[0], variable) {
				return true
			}
		case *ast.IfStmt:
			if path[i+1] == n.Body && conjoins(n.Cond, variable) {
				return true
			}
		}
	}
	return false
}

func conjoins(condition ast.Expr, variable string) bool {
	switch c := condition.(type) {
	case *ast.Ident:
		return c.Name == variable
	case *ast.BinaryExpr:
		return c.Op == token.LAND && (conjoins(c.X, variable) || conjoins(c.Y, variable))
	}
	return false
}
