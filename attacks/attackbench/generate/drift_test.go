package main

import (
	"bytes"
	"os"
	"testing"

	"github.com/bitray/bitray/attacks/catalog"
)

func TestCallsAreAsGenerated(t *testing.T) {
	want, err := source(append(catalog.All(), catalog.Reference()))
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile("../calls.go")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Error("calls.go does not call what the catalog lists: run go generate ./attacks/attackbench")
	}
}
