//go:build !purego

package simd_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// profileVariable is the environment variable that names a coverage profile of the tests of all
// packages with kernels. CI sets it, so that nobody believes in kernels that never ran.
const profileVariable = "BITRAY_KERNELS_RAN"

// machine is what the operating system says of the processor. GODEBUG does not change it.
type machine struct {
	features map[string]bool // as package golang.org/x/sys/cpu calls them
	vendor   string
	family   int
}

func thisMachine(t *testing.T) machine {
	t.Helper()
	text, err := os.ReadFile("/proc/cpuinfo")
	if err != nil {
		t.Fatal(err)
	}
	m := machine{features: map[string]bool{}}
	for line := range strings.Lines(string(text)) {
		key, value, _ := strings.Cut(line, ":")
		value = strings.TrimSpace(value)
		switch strings.TrimSpace(key) {
		case "flags":
			for _, flag := range strings.Fields(value) {
				m.features[strings.ReplaceAll(flag, "_", "")] = true
			}
		case "vendor_id":
			m.vendor = value
		case "cpu family":
			fmt.Sscan(value, &m.family)
		}
	}
	m.features["avx512gfni"] = m.features["gfni"]
	if !m.features["sse2"] || m.vendor == "" || m.family == 0 {
		t.Fatalf("/proc/cpuinfo says too little: vendor %q, family %d, features %v", m.vendor, m.family, m.features)
	}
	return m
}

// must reports whether k has to run on m. BMI2 in microcode is not used, see package pext.
func (m machine) must(k kernel) bool {
	microcode := (m.vendor == "AuthenticAMD" || m.vendor == "HygonGenuine") && m.family < 0x19
	if microcode && slices.Equal(k.uses, []string{"bmi2"}) {
		return false
	}
	return !slices.ContainsFunc(k.uses, func(feature string) bool { return !m.features[feature] })
}

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

// TestKernelsRan expects the tests to have called every kernel that the processor can run. With -v
// it prints them.
func TestKernelsRan(t *testing.T) {
	profile := os.Getenv(profileVariable)
	if profile == "" {
		t.Skipf("skipped: %s names no coverage profile of the packages with kernels; .ci/run makes one", profileVariable)
	}
	m, ran := thisMachine(t), executed(t, profile)
	proved, beyond := map[string][]string{}, map[string][]string{}
	calls := map[string]map[string]bool{}
	for _, k := range allKernels(t) {
		if calls[k.pkg] == nil {
			calls[k.pkg] = called(t, k.pkg, ran)
		}
		switch {
		case !m.must(k):
			beyond[k.pkg] = append(beyond[k.pkg], k.name)
		case !canBeUsed(k):
			t.Errorf("%v uses %v, which this machine has, but it is switched off", k, k.uses)
		case !calls[k.pkg][k.name]:
			t.Errorf("%v uses %v, which this machine has, but no test called it", k, k.uses)
		default:
			proved[k.pkg] = append(proved[k.pkg], k.name)
		}
	}
	for _, pkg := range slices.Sorted(maps.Keys(proved)) {
		t.Logf("%s: ran %s", pkg, strings.Join(proved[pkg], ", "))
	}
	for _, pkg := range slices.Sorted(maps.Keys(beyond)) {
		t.Logf("%s: not for this machine: %s", pkg, strings.Join(beyond[pkg], ", "))
	}
}
