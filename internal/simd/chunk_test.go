package simd_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"path/filepath"
	"strings"
	"testing"
)

// TestKernelsForSlicesAreGivenChunks reads the sources: a function that calls a kernel with slices
// begins by giving itself a chunk at a time, as long as there are more elements than a chunk holds.
// So no call of assembly is long, and between two of them lies a call of a function of Go, where
// the run-time system can stop it.
func TestKernelsForSlicesAreGivenChunks(t *testing.T) {
	for files, atLeast := range map[string]int{
		"../../fill/*_amd64.go": 4, "../../hyperbola/*_amd64.go": 6, "../../transform/each/*_amd64.go": 16,
		"../../fill/*_arm64.go": 3, "../../hyperbola/*_arm64.go": 6, "../../transform/each/*_arm64.go": 16,
	} {
		paths, err := filepath.Glob(files)
		if err != nil {
			t.Fatal(err)
		}
		var functions []*ast.FuncDecl
		kernels := map[string]bool{}
		for _, path := range paths {
			file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			for _, declaration := range file.Decls {
				if f, ok := declaration.(*ast.FuncDecl); ok && f.Body != nil {
					functions = append(functions, f)
				} else if ok && takesSlices(f) {
					kernels[f.Name.Name] = true
				}
			}
		}
		chunked := 0
		for _, f := range functions {
			if !calls(f.Body, func(name string) bool { return kernels[name] }) {
				continue
			}
			chunked++
			if !cutsUp(f) {
				t.Errorf("%s: %s calls a kernel with slices of any length", files, f.Name.Name)
			}
		}
		if chunked < atLeast {
			t.Errorf("%s: %d functions that call kernels with slices, want at least %d", files, chunked, atLeast)
		}
	}
}

func takesSlices(f *ast.FuncDecl) bool {
	for _, field := range f.Type.Params.List {
		if array, ok := field.Type.(*ast.ArrayType); ok && array.Len == nil {
			return true
		}
	}
	return false
}

// calls reports whether a function of one of the names is called in n.
func calls(n ast.Node, named func(string) bool) (found bool) {
	ast.Inspect(n, func(n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok {
			name, ok := call.Fun.(*ast.Ident)
			found = found || ok && named(name.Name)
		}
		return true
	})
	return found
}

// cutsUp reports whether f calls itself in a loop for slices longer than a chunk, before it does
// anything but to check lengths.
func cutsUp(f *ast.FuncDecl) bool {
	for _, statement := range f.Body.List[:min(2, len(f.Body.List))] {
		loop, ok := statement.(*ast.ForStmt)
		if !ok {
			continue
		}
		condition := types.ExprString(loop.Cond)
		return strings.HasPrefix(condition, "len(") && strings.HasSuffix(condition, ") > simd.Chunk") &&
			calls(loop.Body, func(name string) bool { return name == f.Name.Name })
	}
	return false
}
