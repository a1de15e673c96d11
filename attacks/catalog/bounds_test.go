package catalog_test

import (
	"go/ast"
	"go/token"
	"path/filepath"
	"regexp"
	"strconv"
	"testing"

	"github.com/bitray/bitray/internal/compilertest"
	"github.com/bitray/bitray/internal/overlay"
)

var boundsCheck = regexp.MustCompile(`(?m)^(\S+\.go):(\d+):(\d+): Found Is(?:Slice)?InBounds$`)

// boundsChecks returns the number of places where the compiler leaves a bounds check in the
// functions of the given packages of this module that run when a look-up runs, by function, such
// as "hyperbola/qbb.Rook". The packages are given by their paths below the module. What only builds
// tables does not count.
func boundsChecks(t *testing.T, pkgs ...string) map[string]int {
	t.Helper()
	c := newCaller(t, false, pkgs...)
	report := compilertest.Compile(t, c.text.Bytes(), overlay.Module+"/...=-d=ssa/check_bce")
	// Generic code is compiled once more where it is instantiated, and the same place then comes twice.
	places := map[token.Position]bool{}
	for _, found := range boundsCheck.FindAllStringSubmatch(report, -1) {
		file := found[1]
		if !filepath.IsAbs(file) {
			file = filepath.Join(c.root, file)
		}
		line, _ := strconv.Atoi(found[2]) // a number, as the column
		column, _ := strconv.Atoi(found[3])
		places[token.Position{Filename: file, Line: line, Column: column}] = true
	}
	counts := map[string]int{}
	for _, s := range c.sources {
		for _, f := range s.used() {
			for place := range places {
				if s.holds(f, place) {
					counts[s.pkg+"."+f.Name.Name]++
				}
			}
		}
	}
	return counts
}

// holds reports whether a place is in the body of a function. The name of a function is not in its body:
// there the compiler reports the wrapper that it makes of generic code.
func (s *sourceOf) holds(f *ast.FuncDecl, place token.Position) bool {
	start, end := s.files.Position(f.Name.End()), s.files.Position(f.End())
	return start.Filename == place.Filename && !before(place, start) && before(place, end)
}

func before(a, b token.Position) bool {
	return a.Line < b.Line || a.Line == b.Line && a.Column < b.Column
}
