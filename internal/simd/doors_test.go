package simd_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestKernelPackagesSayHowToSwitchThemOff expects of every package with assembly, except feature, that
// go doc shows how to do without it and where all ways are listed, and that package attacks lists them.
func TestKernelPackagesSayHowToSwitchThemOff(t *testing.T) {
	packages := map[string]bool{}
	for _, path := range assembly(t, ".s") {
		packages[filepath.Dir(path)] = true
	}
	delete(packages, filepath.Join(root, "internal", "simd", "feature"))
	if len(packages) < 9 {
		t.Fatalf("%d packages with assembly, want at least 9: %v", len(packages), packages)
	}
	for folder := range packages {
		_, section, _ := strings.Cut(read(t, filepath.Join(folder, "doc.go")), "// # Switching kernels off\n")
		section, _, _ = strings.Cut(section, "\n// # ")
		for _, door := range []string{"purego", "GODEBUG=cpu.", "attacks"} {
			if !strings.Contains(section, door) {
				t.Errorf("%s: the description of the package has no section \"Switching kernels off\" with %q", folder, door)
			}
		}
	}
	for _, door := range []string{"-tags purego", "GODEBUG=cpu.avx512f=off", "GODEBUG=cpu.avx2=off", "GODEBUG=cpu.bmi2=off", "GODEBUG=cpu.asimd=off", "BITRAY_NOSIMD"} {
		if !strings.Contains(read(t, root+"/attacks/doc.go"), door) {
			t.Errorf("the description of package attacks does not list %q", door)
		}
	}
}

// root leads to the root of the module.
const root = "../.."

// assembly returns the files of kernels whose names end as given.
func assembly(t *testing.T, ending string) (files []string) {
	t.Helper()
	err := filepath.WalkDir(root, func(path string, _ os.DirEntry, err error) error {
		if strings.HasSuffix(path, ending) {
			files = append(files, path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

func read(t *testing.T, file string) string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
