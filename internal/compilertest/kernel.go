package compilertest

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
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		file, err := parser.ParseFile(s.files, name, text, parser.SkipObjectResolution)
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

// arguments returns what a caller passes to an exported generic function from squares and boards
// to boards: "sq" for each square, "occ" for each board. ok is false for any other function, such
// as one over slices.
func arguments(f *ast.FuncDecl) (list []string, ok bool) {
	if f.Recv != nil || !f.Name.IsExported() || f.Type.TypeParams == nil || f.Type.Results == nil {
		return nil, false
	}
	argument := map[string]string{} // by type parameter
	for _, field := range f.Type.TypeParams.List {
		text := "occ"
		if _, qualified := field.Type.(*ast.SelectorExpr); qualified { // constraints.Integer
			text = "sq"
		}
		for _, name := range field.Names {
			argument[name.Name] = text
		}
	}
	for _, field := range f.Type.Results.List {
		if argument[typeName(field)] != "occ" {
			return nil, false
		}
	}
	for _, field := range f.Type.Params.List {
		text := argument[typeName(field)]
		if text == "" {
			return nil, false
		}
		for range field.Names {
			list = append(list, text)
		}
	}
	return list, true
}

func typeName(field *ast.Field) string {
	if name, ok := field.Type.(*ast.Ident); ok {
		return name.Name
	}
	return ""
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

// used returns the names of all functions and methods of the package that run when a kernel is
// called. What only the initialization of the tables calls is not among them.
func (s *sourceOf) used() map[string]bool {
	bodies := map[string][]*ast.BlockStmt{}
	for _, f := range s.functions {
		bodies[f.Name.Name] = append(bodies[f.Name.Name], f.Body)
	}
	used := map[string]bool{}
	var visit func(name string)
	visit = func(name string) {
		if bodies[name] == nil || used[name] {
			return
		}
		used[name] = true
		for _, body := range bodies[name] {
			if body == nil { // written in assembly
				continue
			}
			ast.Inspect(body, func(n ast.Node) bool {
				if id, ok := n.(*ast.Ident); ok {
					visit(id.Name)
				}
				return true
			})
		}
	}
	for _, f := range s.kernels() {
		visit(f.Name.Name)
	}
	return used
}

// at returns the name of the function whose body holds a place, or "". The name of a function is
// not in its body: there the compiler reports the wrapper that it makes of generic code.
func (s *sourceOf) at(place token.Position) string {
	for _, f := range s.functions {
		start, end := s.files.Position(f.Name.End()), s.files.Position(f.End())
		if start.Filename == place.Filename && !before(place, start) && before(place, end) {
			return f.Name.Name
		}
	}
	return ""
}

func before(a, b token.Position) bool {
	return a.Line < b.Line || a.Line == b.Line && a.Column < b.Column
}
