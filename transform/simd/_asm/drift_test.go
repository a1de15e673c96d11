package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

func TestFilesAreAsGenerated(t *testing.T) {
	files, err := generate()
	if err != nil {
		t.Fatal(err)
	}
	for path, want := range files {
		got, err := os.ReadFile(filepath.Join(root, path))
		switch {
		case os.IsNotExist(err):
			t.Errorf("%s is missing: run go generate ./transform/simd", path)
		case err != nil:
			t.Error(err)
		case !bytes.Equal(got, want):
			t.Errorf("%s is not what its generator writes: run go generate ./transform/simd", path)
		}
	}
}
