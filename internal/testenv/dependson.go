package testenv

import (
	"io/fs"
	"path/filepath"
	"strings"
	"testing"
)

// DependsOn tells the go command that the result of a test depends on what lies below a folder, and not only
// on packages that it imports: because it builds a program from there, or looks at source. The go command
// keeps the results of tests that have passed, until a file or a folder changes that the test has opened. So
// DependsOn reads all folders but those whose names begin with a dot.
func DependsOn(t testing.TB, folder string) {
	t.Helper()
	err := filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err == nil && entry.IsDir() && path != folder && strings.HasPrefix(entry.Name(), ".") {
			return fs.SkipDir
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}
