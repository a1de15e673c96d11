package main

import (
	"bytes"
	"reflect"
	"testing"
)

func TestParseInitTrace(t *testing.T) {
	trace := bytes.NewBufferString(`init internal/bytealg @0.008 ms, 0 ms clock, 0 bytes, 0 allocs
init github.com/bitray/bitray/magic @0.52 ms, 0.91 ms clock, 864 bytes, 3 allocs
some other line
init broken @1 ms, x ms clock, 1 bytes, 1 allocs
`)
	want := map[string]float64{"internal/bytealg": 0, "github.com/bitray/bitray/magic": 910_000}
	if got := parseInitTrace(trace); !reflect.DeepEqual(got, want) {
		t.Errorf("times %v, want %v", got, want)
	}
}
