package slab_test

import (
	"bytes"
	"encoding/json"
	"testing"

	"github.com/bitray/bitray/internal/slab"
)

// TestJSONSaysHow reads what the look-ups do not need; the numbers are read back by TestExportsAreReadBack.
func TestJSONSaysHow(t *testing.T) {
	var text bytes.Buffer
	if err := slab.WriteJSON(&text, record(t, "identity")); err != nil {
		t.Fatal(err)
	}
	var got struct {
		Formula string
		Size    int
		Rook    []struct{ Square string }
	}
	if err := json.Unmarshal(text.Bytes(), &got); err != nil {
		t.Fatal(err)
	}
	if got.Size != 76_851 || got.Formula != "slab[offset + (((occ & mask) * magic + addend) >> shift)]." || got.Rook[27].Square != "d4" {
		t.Errorf("size %d, formula %s, %s between c4 and e4", got.Size, got.Formula, got.Rook[27].Square)
	}
}

// TestWrongSlabsAreNotWritten takes a multiplier away.
func TestWrongSlabsAreNotWritten(t *testing.T) {
	var text bytes.Buffer
	err := slab.WriteJSON(&text, record(t, "identity")[1:])
	if err == nil || err.Error() != "rook on a1: no entry" || text.Len() > 0 {
		t.Errorf("error %v, %d bytes", err, text.Len())
	}
}
