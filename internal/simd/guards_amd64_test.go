//go:build !purego

package simd_test

import (
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestCallsOfKernelsAreGuarded reads the sources. Where Go chooses among kernels, the innermost case or branch
// around each call of one has a condition that ends in "and" the variable of that kernel; where assembly goes
// on by itself, it begins by looking at the variable.
func TestCallsOfKernelsAreGuarded(t *testing.T) {
	byPackage := map[string][]kernel{}
	for _, k := range allKernels(t) {
		byPackage[k.pkg] = append(byPackage[k.pkg], k)
	}
	for pkg, atLeast := range map[string]int{"fill": 5, "hyperbola": 9} {
		guarded := 0
		for _, k := range byPackage[pkg] {
			condition := regexp.MustCompile(`^(case|if) [^|]* && ` + variableOf(k) + `(:| \{)$`)
			for _, c := range callsOf(t, filepath.Join(root, pkg, "*_amd64.go"), k.name) {
				guarded++
				if !condition.MatchString(c.guard) {
					t.Errorf("%v is called where nothing asks %s, but %q", k, variableOf(k), c.guard)
				}
			}
		}
		if guarded < atLeast {
			t.Errorf("%s: %d calls of kernels found, want at least %d", pkg, guarded, atLeast)
		}
	}
	for pkg, want := range map[string]int{"attacks/rayword": 4, "hyperbola/arithshift": 3, "magic/hypercube": 1} {
		if len(byPackage[pkg]) != want {
			t.Errorf("%s: %d kernels, want %d", pkg, len(byPackage[pkg]), want)
		}
		text := read(t, filepath.Join(root, pkg, "kernels_amd64.s"))
		for _, k := range byPackage[pkg] {
			look := regexp.MustCompile(`\nTEXT ·` + k.name + `\(SB\).*\s+CMPB\s+·` + variableOf(k) + `\+0\(SB\), \$0x01\s+JNE `)
			if !look.MatchString(text) {
				t.Errorf("%v does not begin with a look at %s", k, variableOf(k))
			}
		}
	}
}

// variableOf is the name of the variable that says whether k can be used.
func variableOf(k kernel) string { return "has" + strings.ToUpper(k.name[:1]) + k.name[1:] }
