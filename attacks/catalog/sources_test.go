package catalog_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// sourceOf is a package of the module as text: what its functions are, and where.
type sourceOf struct {
	pkg       string // path below the module
	files     *token.FileSet
	functions []*ast.FuncDecl
}

func parsePackage(t *testing.T, root, pkg string) *sourceOf {
	t.Helper()
	s := &sourceOf{pkg: pkg, files: token.NewFileSet()}
	names, err := filepath.Glob(filepath.Join(root, pkg, "*.go"))
	if err != nil || len(names) == 0 {
		t.Fatalf("package %q: no Go files: %v", pkg, err)
	}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(s.files, name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, decl := range file.Decls {
			if function, ok := decl.(*ast.FuncDecl); ok {
				s.functions = append(s.functions, function)
			}
		}
	}
	return s
}

// arguments returns the types of what a caller passes to an exported generic function from squares and boards
// to boards: "square" and "board". ok is false for any other function, such
// as one over slices.
func arguments(f *ast.FuncDecl) (list []string, ok bool) {
	if f.Recv != nil || !f.Name.IsExported() || f.Type.TypeParams == nil || f.Type.Results == nil {
		return nil, false
	}
	argument := map[string]string{} // by type parameter
	for _, field := range f.Type.TypeParams.List {
		text := "board"
		if _, qualified := field.Type.(*ast.SelectorExpr); qualified { // constraints.Integer
			text = "square"
		}
		for _, name := range field.Names {
			argument[name.Name] = text
		}
	}
	for _, field := range f.Type.Results.List {
		if argument[types.ExprString(field.Type)] != "board" {
			return nil, false
		}
	}
	for _, field := range f.Type.Params.List {
		text := argument[types.ExprString(field.Type)]
		if text == "" {
			return nil, false
		}
		for range field.Names {
			list = append(list, text)
		}
	}
	return list, true
}

// kernels returns the exported functions of squares and boards. A function that files for other processors
// write otherwise comes once.
func (s *sourceOf) kernels() (kernels []*ast.FuncDecl) {
	for _, f := range s.functions {
		same := func(other *ast.FuncDecl) bool { return other.Name.Name == f.Name.Name }
		if _, ok := arguments(f); ok && !slices.ContainsFunc(kernels, same) {
			kernels = append(kernels, f)
		}
	}
	return kernels
}

// used returns all functions and methods of the package that run when a kernel is called. What only the
// initialization of the tables calls is not among them.
func (s *sourceOf) used() (used []*ast.FuncDecl) {
	seen := map[string]bool{}
	var visit func(n ast.Node) bool
	visit = func(n ast.Node) bool {
		name, ok := n.(*ast.Ident)
		if !ok || seen[name.Name] {
			return true
		}
		seen[name.Name] = true
		for _, f := range s.functions {
			if f.Name.Name != name.Name {
				continue
			}
			used = append(used, f)
			if f.Body != nil { // otherwise it is written in assembly
				ast.Inspect(f.Body, visit)
			}
		}
		return true
	}
	for _, f := range s.kernels() {
		visit(f.Name)
	}
	return used
}
