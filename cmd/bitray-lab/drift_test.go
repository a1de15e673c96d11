package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

// TestFilesAreAsGenerated compares the files of quick generators.
func TestFilesAreAsGenerated(t *testing.T) {
	for _, g := range generators {
		if !g.quick {
			continue
		}
		files, err := g.formatted()
		if err != nil {
			t.Fatal(err)
		}
		if len(files) == 0 {
			t.Errorf("generator %s writes nothing", g.name)
		}
		for path, want := range files {
			got, err := os.ReadFile(filepath.Join(root, path))
			switch {
			case err != nil:
				t.Error(err)
			case !bytes.Equal(got, want):
				t.Errorf("%s is not what its generator writes: go run -C cmd/bitray-lab . generate %s", path, g.name)
			}
		}
	}
}
