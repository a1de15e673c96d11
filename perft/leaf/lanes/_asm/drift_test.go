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
	for name, want := range files {
		got, err := os.ReadFile(filepath.Join(target, name))
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, want) {
			t.Errorf("%s is not what the generator writes: run go run . in perft/leaf/lanes/_asm", name)
		}
	}
}
