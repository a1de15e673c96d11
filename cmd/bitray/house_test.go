package main

import (
	"errors"
	"go/build"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestTreeOfContributing holds the tree in CONTRIBUTING to the packages that exist, and the packages
// to the tree: each has one line, and imports only packages that are listed below it.
func TestTreeOfContributing(t *testing.T) {
	packages := readTree(t, "../../CONTRIBUTING.md")
	place := map[string]int{}
	for i, path := range packages {
		if _, twice := place[path]; twice {
			t.Errorf("CONTRIBUTING lists %s twice", path)
		}
		place[path] = i
	}
	imports := importsOfModule(t)
	for path, imported := range imports {
		at, listed := place[path]
		if !listed {
			t.Errorf("CONTRIBUTING does not list package %s", path)
			continue
		}
		for _, other := range imported {
			if below, known := place[other]; known && below < at {
				t.Errorf("%s imports %s, which is listed above it", path, other)
			}
		}
	}
	for _, path := range packages {
		if _, exists := imports[path]; !exists {
			t.Errorf("CONTRIBUTING lists %s, which is no package", path)
		}
	}
}

// readTree reads the first code block below "## Package layers": the layers in lines without a margin,
// the packages indented by two blanks, each with a description.
func readTree(t *testing.T, file string) (packages []string) {
	t.Helper()
	_, section, _ := strings.Cut(readTestFile(t, file), "\n## Package layers\n")
	_, block, _ := strings.Cut(section, "```\n")
	block, _, closed := strings.Cut(block, "```")
	if !closed {
		t.Fatalf("%s: expected a code block below \"## Package layers\"", file)
	}
	for line := range strings.Lines(block) {
		line, isPackage := strings.CutPrefix(line, "  ")
		path, description, _ := strings.Cut(line, " ")
		if !isPackage {
			continue
		}
		if strings.TrimSpace(description) == "" {
			t.Errorf("CONTRIBUTING says nothing of package %s", path)
		}
		packages = append(packages, path)
	}
	if len(packages) < 50 {
		t.Fatalf("%s: %d packages found, want all", file, len(packages))
	}
	return packages
}

// importsOfModule returns every package of the module, by its path below it, with the packages of the
// module that it imports, tests left out.
func importsOfModule(t *testing.T) map[string][]string {
	t.Helper()
	imports := map[string][]string{}
	for _, folder := range moduleFolders(t) {
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

// moduleFolders returns the folders of the module, those left out that the go command leaves out.
func moduleFolders(t *testing.T) (folders []string) {
	t.Helper()
	err := filepath.WalkDir(moduleRoot, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || !entry.IsDir() {
			return err
		}
		_, nested := os.Stat(filepath.Join(path, "go.mod"))
		if name := entry.Name(); path != moduleRoot && (nested == nil || name == "testdata" || strings.HasPrefix(name, ".") || strings.HasPrefix(name, "_")) {
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
