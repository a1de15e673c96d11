package wire_test

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// TestNamesOfKeys makes keys with names of all kinds. One that cannot stand in a subject is refused by name, and leaves no
// file.
func TestNamesOfKeys(t *testing.T) {
	for name, good := range map[string]bool{
		"a": true, "A-z_9": true, strings.Repeat("x", 40): true,
		"": false, "a.b": false, "*": false, ">": false, "a b": false, "ä": false, strings.Repeat("x", 41): false,
	} {
		file := filepath.Join(t.TempDir(), "a.key")
		k, err := wire.CreateKey(file, name, "0123456789abcdef")
		_, missing := os.Stat(file)
		if good && (err != nil || k.Name != name || missing != nil) {
			t.Errorf("%q: %+v, error %v, file %v", name, k, err, missing)
		}
		if !good && (err == nil || !strings.Contains(err.Error(), "expected 1 to 40 letters") || !errors.Is(missing, fs.ErrNotExist)) {
			t.Errorf("%q: error %v, file %v", name, err, missing)
		}
	}
}

// TestAnswers encodes answers with chunks and reads them. What is cut short anywhere is an error, or has fewer
// chunks, and nothing panics.
func TestAnswers(t *testing.T) {
	a := wire.Answer{Remaining: 3, Waiting: 7}
	text := a.Encode()
	head := len(text)
	want := []wire.Chunk{{Number: 5, Positions: 2, Block: []byte("block")}, {Number: 1 << 30, Positions: 1, Block: []byte("\n\n")}}
	for _, c := range want {
		text = wire.AppendChunk(text, c)
	}
	got, chunks, err := wire.ParseAnswer(text)
	if err != nil || got != a || len(chunks) != 2 {
		t.Fatalf("%+v, %d chunks, error %v", got, len(chunks), err)
	}
	for i, c := range chunks {
		if c.Number != want[i].Number || c.Positions != want[i].Positions || !bytes.Equal(c.Block, want[i].Block) {
			t.Errorf("chunk %d: %+v", i, c)
		}
	}
	ends := map[int]bool{head - 1: true, head: true, len(wire.AppendChunk(a.Encode(), want[0])): true, len(text): true}
	for n := range len(text) + 1 {
		if _, _, err := wire.ParseAnswer(text[:n]); (err == nil) != ends[n] {
			t.Errorf("the first %d bytes: error %v", n, err)
		}
	}
}
