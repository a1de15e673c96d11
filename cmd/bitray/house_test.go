package main

import (
	"errors"
	"go/build"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestFloors holds the imports of all modules below the root to the floors of CONTRIBUTING: a package imports from its
// own folder, and from folders on the floors below.
func TestFloors(t *testing.T) {
	floors, down := readFloors(t), 0
	for path, imports := range importsOfModules(t) {
		for _, imported := range imports {
			from, to := folderOf(t, floors, path), folderOf(t, floors, imported)
			if floors[to] < floors[from] {
				down++
			} else if to != from {
				t.Errorf("%s on floor %d imports %s on floor %d", path, floors[from], imported, floors[to])
			}
		}
	}
	if down < 100 {
		t.Errorf("%d imports of lower floors, want all", down)
	}
}

// floorLine is a line of the list of floors: the number, the folders, and after three blanks what they have.
var floorLine = regexp.MustCompile(`(?m)^(\d)  (\S+(?: \S+)*)   +\S`)

// readFloors returns the floor of each folder in the list of CONTRIBUTING.
func readFloors(t *testing.T) map[string]int {
	t.Helper()
	floors := map[string]int{}
	for _, line := range floorLine.FindAllStringSubmatch(readTestFile(t, "../../CONTRIBUTING.md"), -1) {
		for folder := range strings.FieldsSeq(line[2]) {
			floors[folder] = int(line[1][0] - '0')
		}
	}
	return floors
}

// folderOf returns the listed folder that a package is in, the innermost if there are several.
func folderOf(t *testing.T, floors map[string]int, pkg string) string {
	t.Helper()
	for folder := pkg; folder != "."; folder = path.Dir(folder) {
		if floors[folder] > 0 {
			return folder
		}
	}
	t.Fatalf("CONTRIBUTING has no floor for package %s", pkg)
	return ""
}

// importsOfModules returns every package of this module and those nested in it, by its path below the root, with the
// packages among them that it imports, tests left out.
func importsOfModules(t *testing.T) map[string][]string {
	t.Helper()
	imports := map[string][]string{}
	nested, err := filepath.Glob(moduleRoot + "/cmd/*/go.mod")
	if err != nil || len(nested) == 0 {
		t.Fatalf("%d nested modules, error %v", len(nested), err)
	}
	folders := moduleFolders(t, moduleRoot)
	for _, file := range nested {
		folders = append(folders, moduleFolders(t, filepath.Dir(file))...)
	}
	for _, folder := range folders {
		pkg, err := platform().ImportDir(folder, 0)
		if none := (*build.NoGoError)(nil); errors.As(err, &none) {
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		path, err := filepath.Rel(moduleRoot, folder)
		if err != nil {
			t.Fatal(err)
		}
		path = filepath.ToSlash(path)
		imports[path] = nil
		for _, imported := range pkg.Imports {
			if own, isOwn := strings.CutPrefix(imported, modulePath+"/"); isOwn {
				imports[path] = append(imports[path], own)
			}
		}
	}
	return imports
}

// moduleRoot is the folder of the module, seen from here.
const moduleRoot = "../.."

// moduleFolders returns the folders of the module in a folder, those left out that the go command leaves out.
func moduleFolders(t *testing.T, root string) (folders []string) {
	t.Helper()
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || !entry.IsDir() {
			return err
		}
		_, nested := os.Stat(filepath.Join(path, "go.mod"))
		if name := entry.Name(); path != root && (nested == nil || name == "testdata" || strings.HasPrefix(name, ".") || strings.HasPrefix(name, "_")) {
			return filepath.SkipDir
		}
		folders = append(folders, path)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return folders
}

// platform returns one on which all packages and kernels are, whatever runs this test.
func platform() *build.Context {
	context := build.Default
	context.GOOS, context.GOARCH = "linux", "amd64"
	return &context
}

// sourceFile is the name of a file in CONTRIBUTING, with its folder or without.
var sourceFile = regexp.MustCompile(`[a-z0-9_/]+\.go\b`)

// TestFilesOfContributing looks for the files that CONTRIBUTING names, in all folders.
func TestFilesOfContributing(t *testing.T) {
	files := slices.Collect(maps.Keys(filesOf(t, ".go")))
	names := sourceFile.FindAllString(readTestFile(t, "../../CONTRIBUTING.md"), -1)
	if len(names) == 0 {
		t.Error("CONTRIBUTING names no file")
	}
	for _, name := range names {
		if !slices.ContainsFunc(files, func(file string) bool { return strings.HasSuffix("/"+file, "/"+name) }) {
			t.Errorf("CONTRIBUTING names %s, which does not exist", name)
		}
	}
}
