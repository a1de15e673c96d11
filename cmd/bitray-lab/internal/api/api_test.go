package api_test

import (
	"go/parser"
	"go/token"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/cmd/bitray-lab/internal/api"
)

// moduleRoot is the folder of the module, seen from here.
const moduleRoot = "../../../.."

// TestAPIMentionsNoInternalType looks in the signatures of each package for the internal packages that it imports,
// by the names that its files give them: callers outside could not name their types.
func TestAPIMentionsNoInternalType(t *testing.T) {
	names, looked := map[string][]string{}, 0
	list, err := os.ReadFile(filepath.Join(moduleRoot, api.File))
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(list)) {
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
