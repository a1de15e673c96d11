package slab_test

import (
	"bytes"
	"encoding/json"
	"testing"

	"github.com/bitray/bitray/internal/slab"
)

func TestExportedJSONIsComplete(t *testing.T) {
	var text bytes.Buffer
	layout := record(t, "identity")
	if err := slab.WriteJSON(&text, layout); err != nil {
		t.Fatal(err)
	}
	var got struct {
		Formula      string
		Size         int
		Rook, Bishop []struct {
			Square, Mask, Magic, Addend string
			Offset, Shift, Symmetry     int
		}
	}
	if err := json.Unmarshal(text.Bytes(), &got); err != nil {
		t.Fatal(err)
	}
	contents, err := layout.Fill()
	if err != nil {
		t.Fatal(err)
	}
	if got.Size != len(contents) || len(got.Rook) != 64 || len(got.Bishop) != 64 {
		t.Errorf("size %d, %d rooks, %d bishops", got.Size, len(got.Rook), len(got.Bishop))
	}
	if want := "slab[offset + (((occ & mask) * magic + addend) >> shift)]."; got.Formula != want {
		t.Errorf("formula %s, want %s", got.Formula, want)
	}
	if d4 := got.Rook[27]; d4.Square != "d4" || d4.Mask != "0x0008080876080800" {
		t.Errorf("%+v", d4)
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
