package formats_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"go/parser"
	"go/token"
	"strings"
	"testing"

	"github.com/bitray/bitray/magic/slab"
	"github.com/bitray/bitray/magic/slab/formats"
)

func record(t *testing.T, kind string) slab.Layout {
	t.Helper()
	layout, err := slab.Record(kind)
	if err != nil {
		t.Fatal(err)
	}
	return layout
}

func TestExportedGoIsGo(t *testing.T) {
	for _, name := range slab.Kinds() {
		var text bytes.Buffer
		if err := formats.Export(&text, record(t, name), "go"); err != nil {
			t.Fatal(err)
		}
		if _, err := parser.ParseFile(token.NewFileSet(), "magics.go", text.Bytes(), 0); err != nil {
			t.Error(err)
		}
	}
}

func TestExportedTablesHaveAllRows(t *testing.T) {
	layout := record(t, "symmetric")
	for _, format := range formats.Names() {
		var text bytes.Buffer
		if err := formats.Export(&text, layout, format); err != nil {
			t.Fatal(err)
		}
		for _, e := range layout {
			if want := fmt.Sprintf("%#016x", e.Magic); !strings.Contains(text.String(), want) {
				t.Errorf("%s: %v: no multiplier %s", format, e, want)
			}
		}
	}
	if err := formats.Export(new(bytes.Buffer), layout, "cobol"); err == nil || err.Error() != `format "cobol": expected one of c, go, json, rust` {
		t.Errorf("error %v", err)
	}
}

func TestExportedJSONIsComplete(t *testing.T) {
	var text bytes.Buffer
	layout := record(t, "identity")
	if err := formats.Export(&text, layout, "json"); err != nil {
		t.Fatal(err)
	}
	var got struct {
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
	if d4 := got.Rook[27]; d4.Square != "d4" || d4.Mask != "0x0008080876080800" {
		t.Errorf("%+v", d4)
	}
}
