package main

import (
	"errors"
	"go/build"
	"go/parser"
	"go/token"
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

// TestAPIMentionsNoInternalType looks in the signatures of each package for the internal packages that it imports,
// by the names that its files give them: nobody outside could name their types.
func TestAPIMentionsNoInternalType(t *testing.T) {
	names, looked := map[string][]string{}, 0
	for line := range strings.Lines(readTestFile(t, filepath.Join(moduleRoot, "api.txt"))) {
		pkg, signature, _ := strings.Cut(strings.TrimPrefix(line, "package "), ",")
		if _, known := names[pkg]; !known {
			names[pkg] = internalNames(t, filepath.Join(moduleRoot, pkg))
		}
		for _, name := range names[pkg] {
			looked++
			if mentions(signature, name) {
				t.Errorf("a type of the internal package %s: %s", name, line)
			}
		}
	}
	if looked < 100 {
		t.Errorf("%d signatures of packages with internal imports, want 100 or more", looked)
	}
}

// internalNames returns the names by which the files in a folder, tests left out, know the internal packages that
// they import.
func internalNames(t *testing.T, folder string) (names []string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil || len(files) == 0 {
		t.Fatalf("%s: no files, error %v", folder, err)
	}
	for _, file := range files {
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
		if err != nil {
			t.Fatal(err)
		}
		for _, imported := range parsed.Imports {
			name := path.Base(strings.Trim(imported.Path.Value, `"`))
			if imported.Name != nil {
				name = imported.Name.Name
			}
			if strings.Contains(imported.Path.Value, "/internal/") && !strings.HasSuffix(file, "_test.go") && !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	return names
}

// mentions reports whether a signature has a type of the package of a name.
func mentions(signature, name string) bool {
	return regexp.MustCompile(`\b` + regexp.QuoteMeta(name) + `\.[A-Z]`).MatchString(signature)
}

// TestInternalNames reads imports as they are, under another name, and those of a test.
func TestInternalNames(t *testing.T) {
	folder := t.TempDir()
	for file, imports := range map[string]string{
		"a.go":      `"fmt"; "example.com/internal/plain"; other "example.com/a/internal/b/renamed"; "example.com/internals/c"`,
		"a_test.go": `"example.com/internal/tested"`,
	} {
		if err := os.WriteFile(filepath.Join(folder, file), []byte("package a; import ("+imports+")"), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if got := internalNames(t, folder); !slices.Equal(got, []string{"plain", "other"}) {
		t.Errorf("got %q, want plain and other", got)
	}
	if !mentions("func F(x *other.Type)", "other") || mentions("func F(x another.Type, other int)", "other") {
		t.Error("other.Type is a type of other, another.Type is not")
	}
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
