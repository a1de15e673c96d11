//go:build (amd64 || arm64) && !purego

package simd_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// profileVariable is the environment variable that names a coverage profile of the tests of all
// packages with kernels. CI sets it, so that nobody believes in kernels that never ran.
const profileVariable = "BITRAY_KERNELS_RAN"

// block is a piece of a source file that a coverage profile says was executed.
type block struct{ from, to place }

type place struct{ line, column int }

func (p place) before(q place) bool {
	return p.line < q.line || p.line == q.line && p.column < q.column
}

// executed reads a coverage profile: the executed blocks by file, from the root of the module.
func executed(t *testing.T, profile string) map[string][]block {
	t.Helper()
	text, err := os.ReadFile(profile)
	if err != nil {
		t.Fatal(err)
	}
	blocks := map[string][]block{}
	for line := range strings.Lines(string(text)) {
		file, rest, _ := strings.Cut(strings.TrimPrefix(line, "github.com/bitray/bitray/"), ":")
		var b block
		var statements, count int
		if n, _ := fmt.Sscanf(rest, "%d.%d,%d.%d %d %d", &b.from.line, &b.from.column, &b.to.line, &b.to.column, &statements, &count); n == 6 && count > 0 {
			blocks[file] = append(blocks[file], b)
		}
	}
	return blocks
}

// called returns the names of all functions that executed code of a package calls.
func called(t *testing.T, pkg string, ran map[string][]block) map[string]bool {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(root, pkg, "*.go"))
	if err != nil || len(files) == 0 {
		t.Fatalf("%s: no source files, %v", pkg, err)
	}
	names := map[string]bool{}
	for _, path := range files {
		blocks := ran[pkg+"/"+filepath.Base(path)]
		positions := token.NewFileSet()
		file, err := parser.ParseFile(positions, path, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if call, ok := n.(*ast.CallExpr); ok {
				at := positions.Position(call.Pos())
				p := place{at.Line, at.Column}
				name, named := call.Fun.(*ast.Ident)
				if named && slices.ContainsFunc(blocks, func(b block) bool { return !p.before(b.from) && p.before(b.to) }) {
					names[name.Name] = true
				}
			}
			return true
		})
	}
	return names
}
