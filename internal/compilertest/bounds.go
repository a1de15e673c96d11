package compilertest

import (
	"go/token"
	"path/filepath"
	"regexp"
	"strconv"
	"testing"

	"github.com/bitray/bitray/internal/overlay"
)

var boundsCheck = regexp.MustCompile(`(?m)^(\S+\.go):(\d+):(\d+): Found Is(?:Slice)?InBounds$`)

// BoundsChecks returns the number of places where the compiler leaves a bounds check in the
// functions of the given packages of this module that run when a look-up runs, by function, such
// as "hyperbola/qbb.Rook". The packages are given by their paths below the module. What only builds
// tables does not count.
func BoundsChecks(t *testing.T, pkgs ...string) map[string]int {
	t.Helper()
	c := newCaller(t, false, pkgs...)
	report := compileCaller(t, c.text.Bytes(), overlay.Module+"/...=-d=ssa/check_bce")

	counts := map[string]int{}
	for place := range boundsCheckPlaces(t, report) {
		for _, s := range c.sources {
			if name := s.at(place); name != "" && s.used()[name] {
				counts[s.pkg+"."+name]++
			}
		}
	}
	return counts
}

// boundsCheckPlaces collects the positions of a report. Generic code is compiled once more where
// it is instantiated, and the same position then comes twice.
func boundsCheckPlaces(t *testing.T, report string) map[token.Position]bool {
	t.Helper()
	root := moduleRoot(t)
	places := map[token.Position]bool{}
	for _, found := range boundsCheck.FindAllStringSubmatch(report, -1) {
		file := found[1]
		if !filepath.IsAbs(file) {
			file = filepath.Join(root, file)
		}
		line, errLine := strconv.Atoi(found[2])
		column, errColumn := strconv.Atoi(found[3])
		if errLine != nil || errColumn != nil {
			t.Fatalf("%q: not a position", found[0])
		}
		places[token.Position{Filename: file, Line: line, Column: column}] = true
	}
	return places
}
