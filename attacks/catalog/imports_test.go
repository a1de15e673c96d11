package catalog_test

import (
	"os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/internal/testenv"
)

const module = "github.com/bitray/bitray/"

// allowedModules are the only modules besides the standard library that an embedder of any core
// package links.
var allowedModules = []string{"golang.org/x/exp/constraints", "golang.org/x/sys/cpu"}

// TestImportsGoDownOnly holds the layers apart: core packages have no third-party
// dependency but the two allowed, what lies below package attacks imports neither it nor the reference nor a
// technique that is another, and the reference shares nothing with what it judges.
func TestImportsGoDownOnly(t *testing.T) {
	dependencies := dependencies(t)
	core, above := []string{"transform", "attacks/geometry", "attacks/legality"}, []string{"attacks", "internal/reference"}
	for _, technique := range catalog.All() {
		core, above = append(core, technique.Name), append(above, technique.Name)
	}
	for _, pkg := range append(core, "attacks", "attacks/threats") {
		for _, imported := range dependencies(pkg) {
			if isThirdParty(imported) && !slices.Contains(allowedModules, imported) {
				t.Errorf("%s depends on %s", pkg, imported)
			}
			own := strings.TrimPrefix(imported, module)
			if slices.Contains(core, pkg) && own != pkg && slices.Contains(above, own) {
				t.Errorf("%s imports %s, which is another technique or stands above it", pkg, own)
			}
		}
	}
	for _, imported := range dependencies("internal/reference") {
		if strings.HasPrefix(imported, module) {
			t.Errorf("the reference imports %s", imported)
		}
	}
}

// TestOnlyOnePackageImportsTheOracle keeps notnil/chess out of everything but the package that has it as a move generator.
func TestOnlyOnePackageImportsTheOracle(t *testing.T) {
	const oracle = "github.com/notnil/chess"
	for line := range strings.Lines(goList(t, "{{.ImportPath}} {{.Imports}}", module+"...")) {
		pkg, imports, _ := strings.Cut(line, " ")
		if strings.Contains(imports, oracle) && pkg != module+"cmd/internal/notnil" {
			t.Errorf("%s imports %s", pkg, oracle)
		}
	}
}

// TestUnsafeIsInOnePlace holds what package internal/unsafeslice says to auditors: of all that the
// techniques, the batches and perft link, it alone imports package unsafe.
func TestUnsafeIsInOnePlace(t *testing.T) {
	var found []string
	for line := range strings.Lines(goList(t, "{{.ImportPath}} {{.Imports}}", "-deps", module+"attacks",
		module+"attacks/catalog", module+"perft")) {
		pkg, imports, _ := strings.Cut(strings.TrimSpace(line), " ")
		own, isOwn := strings.CutPrefix(pkg, module)
		if isOwn && slices.Contains(strings.Fields(strings.Trim(imports, "[]")), "unsafe") {
			found = append(found, own)
		}
	}
	if want := []string{"internal/unsafeslice"}; !slices.Equal(found, want) {
		t.Errorf("package unsafe is imported by %q, want %q", found, want)
	}
}

// dependencies returns what says what a package of the module imports, directly or not.
func dependencies(t *testing.T) func(pkg string) []string {
	t.Helper()
	all := map[string][]string{}
	for line := range strings.Lines(goList(t, "{{.ImportPath}} {{join .Deps \" \"}}", module+"...")) {
		fields := strings.Fields(line)
		all[strings.TrimPrefix(fields[0], module)] = fields[1:]
	}
	return func(pkg string) []string {
		t.Helper()
		imports, found := all[pkg]
		if !found {
			t.Fatalf("no package %s", pkg)
		}
		return imports
	}
}

// isThirdParty tells modules from the standard library, whose first path element has no dot.
func isThirdParty(path string) bool {
	first, _, _ := strings.Cut(path, "/")
	return strings.Contains(first, ".") && !strings.HasPrefix(path+"/", module)
}

func goList(t *testing.T, format string, args ...string) string {
	t.Helper()
	testenv.RunsGo(t)
	testenv.DependsOn(t, "../..")
	list := exec.Command("go", append([]string{"list", "-f", format}, args...)...)
	var stderr strings.Builder // such as "go: downloading", which is no package
	list.Stderr = &stderr
	output, err := list.Output()
	if err != nil {
		t.Fatalf("go list %s: %v\n%s", args, err, stderr.String())
	}
	return string(output)
}
