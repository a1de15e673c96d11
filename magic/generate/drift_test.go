package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

func TestMagicsAreAsGenerated(t *testing.T) {
	for dir, target := range map[string]target{
		"..":          {name: "magic"},
		"../plain":    {name: "plain", bits: [2]int{12, 9}},
		"../indirect": {name: "indirect"},
	} {
		want, err := source(target, seed)
		if err != nil {
			t.Fatal(err)
		}
		file := filepath.Join(dir, "magics.go")
		got, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, want) {
			t.Errorf("%s is not what the search finds: run go generate in its directory", file)
		}
	}
}
