package simd_test

import (
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestKernelPackagesSayHowToSwitchThemOff expects of every package with assembly, except feature, that
// go doc shows how to do without it and where all ways are listed, and that package transform lists them.
func TestKernelPackagesSayHowToSwitchThemOff(t *testing.T) {
	packages := map[string]bool{}
	for _, path := range assembly(t, ".s") {
		packages[filepath.Dir(path)] = true
	}
	delete(packages, filepath.Join("..", "..", "internal", "simd", "feature"))
	if len(packages) < 9 {
		t.Fatalf("%d packages with assembly, want at least 9: %v", len(packages), packages)
	}
	for directory := range packages {
		_, section, found := strings.Cut(packageDoc(t, directory), "# Switching kernels off")
		section, _, _ = strings.Cut(section, "\n# ")
		for _, door := range []string{"purego", "GODEBUG=cpu.", "transform"} {
			if !found || !strings.Contains(section, door) {
				t.Errorf("%s: the description of the package has no section \"Switching kernels off\" with %q", directory, door)
			}
		}
	}
	for _, door := range []string{"-tags purego", "GODEBUG=cpu.avx512f=off", "GODEBUG=cpu.avx2=off", "GODEBUG=cpu.bmi2=off", "GODEBUG=cpu.asimd=off", "BITRAY_NOSIMD"} {
		if !strings.Contains(packageDoc(t, root+"/transform"), door) {
			t.Errorf("the description of package transform does not list %q", door)
		}
	}
}

// root leads to the root of the module.
const root = "../.."

// assembly returns the files of kernels whose names end as given.
func assembly(t *testing.T, ending string) (files []string) {
	t.Helper()
	err := filepath.WalkDir(root, func(path string, entry os.DirEntry, err error) error {
		switch {
		case err != nil:
		case strings.HasSuffix(path, ending):
			files = append(files, path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// packageDoc returns the description of the package in a directory.
func packageDoc(t *testing.T, directory string) (doc string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(directory, "*.go"))
	if err != nil || len(files) == 0 {
		t.Fatalf("%s: no source files, %v", directory, err)
	}
	for _, path := range files {
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ParseComments|parser.PackageClauseOnly)
		if err != nil {
			t.Fatal(err)
		}
		if !strings.HasSuffix(path, "_test.go") {
			doc += file.Doc.Text()
		}
	}
	return doc
}
