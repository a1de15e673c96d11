package main

import (
	"bytes"
	"os"
	"testing"
)

func TestMagicsAreAsGenerated(t *testing.T) {
	want, err := source(seed)
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile("../magics.go")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Error("magics.go is not what the search finds: run go generate ./magic")
	}
}
