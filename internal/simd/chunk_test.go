package simd_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/internal/simd"
)

func TestChunks(t *testing.T) {
	const c = simd.Chunk
	for n, want := range map[int][][2]int{
		0: nil, 1: {{0, 1}}, c: {{0, c}}, c + 1: {{0, c}, {c, c + 1}}, 2*c + 13: {{0, c}, {c, 2 * c}, {2 * c, 2*c + 13}},
	} {
		var got [][2]int
		for from, to := range simd.Chunks(n) {
			got = append(got, [2]int{from, to})
		}
		if !slices.Equal(got, want) {
			t.Errorf("%d elements: %v, want %v", n, got, want)
		}
	}
	for from := range simd.Chunks(3 * c) {
		if from > 0 {
			t.Errorf("from %d on after the end of the loop", from)
		}
		break
	}
}

// TestKernelsForSlicesAreGivenChunks reads the sources: a kernel that takes slices is called in a loop over
// [simd.Chunks], where its slices have been cut to a chunk. So no call of assembly is long, and between two
// of them the run-time system can stop the loop.
func TestKernelsForSlicesAreGivenChunks(t *testing.T) {
	for files, atLeast := range map[string]int{
		"../../fill/*_amd64.go": 6, "../../hyperbola/*_amd64.go": 6, "../../transform/each/*_amd64.go": 4,
		"../../fill/*_arm64.go": 2, "../../transform/each/*_arm64.go": 6,
	} {
		functions, kernels := functionsOf(t, files)
		chunked := 0
		for _, f := range functions {
			all := callsOf(f.Body, kernels)
			var cut []*ast.CallExpr
			ast.Inspect(f.Body, func(n ast.Node) bool {
				if loop, ok := n.(*ast.RangeStmt); ok && strings.HasPrefix(types.ExprString(loop.X), "simd.Chunks(") {
					cut = append(cut, cutCalls(loop, kernels)...)
				}
				return true
			})
			chunked += len(cut)
			if len(cut) != len(all) {
				t.Errorf("%s: %s calls %d kernels with slices of any length", files, f.Name.Name, len(all)-len(cut))
			}
		}
		if chunked < atLeast {
			t.Errorf("%s: %d calls of kernels with chunks, want at least %d", files, chunked, atLeast)
		}
	}
}

// functionsOf returns the functions in Go, and by the names of the kernels that take slices which parameters
// these are.
func functionsOf(t *testing.T, files string) (functions []*ast.FuncDecl, kernels map[string][]bool) {
	t.Helper()
	paths, err := filepath.Glob(files)
	if err != nil {
		t.Fatal(err)
	}
	kernels = map[string][]bool{}
	for _, path := range paths {
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, declaration := range file.Decls {
			if f, ok := declaration.(*ast.FuncDecl); ok && f.Body != nil {
				functions = append(functions, f)
			} else if ok && slices.Contains(sliceParameters(f), true) {
				kernels[f.Name.Name] = sliceParameters(f)
			}
		}
	}
	return functions, kernels
}

// sliceParameters says which parameters are slices. In a declaration of assembly each has its own type.
func sliceParameters(f *ast.FuncDecl) (are []bool) {
	for _, field := range f.Type.Params.List {
		array, ok := field.Type.(*ast.ArrayType)
		are = append(are, ok && array.Len == nil)
	}
	return are
}

// callsOf returns the calls in n of functions of some names.
func callsOf(n ast.Node, names map[string][]bool) (found []*ast.CallExpr) {
	ast.Inspect(n, func(n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok {
			if name, ok := call.Fun.(*ast.Ident); ok && names[name.Name] != nil {
				found = append(found, call)
			}
		}
		return true
	})
	return found
}

// cutCalls returns those calls of kernels in a loop whose slices are cut to what it ranges over: a statement
// before them gives the name of each to a part of it.
func cutCalls(loop *ast.RangeStmt, kernels map[string][]bool) (calls []*ast.CallExpr) {
	cut := map[string]bool{}
	ast.Inspect(loop.Body, func(n ast.Node) bool {
		if assignment, ok := n.(*ast.AssignStmt); ok && assignment.Tok == token.DEFINE {
			for i, name := range assignment.Lhs {
				name := types.ExprString(name)
				whole := types.ExprString(assignment.Rhs[i])
				cut[name] = whole == name+"[from:to]" || strings.HasSuffix(whole, ".part(from, to)")
			}
		}
		return true
	})
	for _, call := range callsOf(loop.Body, kernels) {
		all := true
		for i, slice := range kernels[call.Fun.(*ast.Ident).Name] {
			name, _, _ := strings.Cut(types.ExprString(call.Args[i]), ".")
			all = all && (!slice || cut[name])
		}
		if all {
			calls = append(calls, call)
		}
	}
	return calls
}
