package main

import (
	"bytes"
	"os"
	"testing"
)

func TestSlabIsAsOnRecord(t *testing.T) {
	want, err := source()
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile("../slab.go")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Error("slab.go is not the slab on record: run go generate ./magic/packed")
	}
}
