package benchcmd

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestSameFiles changes a file in the ways in which a compiler, an installer and an editor do.
func TestSameFiles(t *testing.T) {
	for name, change := range map[string]func(t *testing.T, path string) error{
		"same":     func(*testing.T, string) error { return nil },
		"written":  func(_ *testing.T, path string) error { return os.WriteFile(path, []byte("two"), 0o600) },
		"grown":    func(_ *testing.T, path string) error { return os.WriteFile(path, []byte("more"), 0o600) },
		"replaced": func(_ *testing.T, path string) error { return os.Rename(path+".new", path) },
		"gone":     func(_ *testing.T, path string) error { return os.Remove(path) },
	} {
		t.Run(name, func(t *testing.T) {
			path, then := filepath.Join(t.TempDir(), "b.so"), time.Now().Add(-time.Hour)
			for _, path := range []string{path, path + ".new"} {
				if err := errors.Join(os.WriteFile(path, []byte("one"), 0o600), os.Chtimes(path, then, then)); err != nil {
					t.Fatal(err)
				}
			}
			files := sameFiles{paths: []string{path + ".new", path}}
			if name == "replaced" {
				files.paths = files.paths[1:]
			}
			for range 2 {
				if err := files.check(); err != nil {
					t.Fatal(err)
				}
			}
			if err := change(t, path); err != nil {
				t.Fatal(err)
			}
			switch err := files.check(); {
			case name == "same" && err != nil, name == "gone" && !errors.Is(err, os.ErrNotExist):
				t.Error(err)
			case name != "same" && name != "gone" && (err == nil || !strings.HasPrefix(err.Error(), path+": expected one file for all processes, found it changed: it had 3 bytes of ")):
				t.Errorf("error %v", err)
			}
		})
	}
}
