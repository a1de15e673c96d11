package deep_test

import (
	"bytes"
	"compress/flate"
	"context"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/cmd/internal/deep"
	"github.com/bitray/bitray/perft"
)

// split3 is a run of the start position with lists of one, one and six blocks.
func split3(t *testing.T) string { return planned(t, startFEN, deep.PlanOptions{Depth: 4, Split: 3}) }

// TestIdentity holds the names of a run and of its list to what they were: they are of the content, however
// a release of Go compresses it.
func TestIdentity(t *testing.T) {
	m, err := deep.ReadManifest(split3(t))
	if err != nil {
		t.Fatal(err)
	}
	const run = "7509de340238c81a24a4b23ea90bdf5801f68889f28b3f4bda822ac406c7efc7"
	const list = "8983979ced1f6d5d63182f1bfa9c4ef42c455e659d107c1b7ecea4bf03439789"
	if m.Run != run || m.Last().SHA256 != list {
		t.Errorf("the run is %s, its list %s, want %s and %s", m.Run, m.Last().SHA256, run, list)
	}
}

// rewrite compresses the list of a ply in another way, with an index that fits. Edit, if it is not nil, changes
// the two columns of the last block before.
func rewrite(t *testing.T, folder string, ply, blocks int, edit func(ways, codes []byte)) {
	t.Helper()
	name := filepath.Join(folder, fmt.Sprintf("ply-%d.positions", ply))
	old, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	in := bytes.NewReader(old)
	var list, index []byte
	for i := range blocks {
		var columns [2][]byte
		for c := range columns {
			if columns[c], err = io.ReadAll(flate.NewReader(in)); err != nil {
				t.Fatal(err)
			}
		}
		if edit != nil && i == blocks-1 {
			edit(columns[0], columns[1])
		}
		var block bytes.Buffer
		for _, column := range columns {
			w, _ := flate.NewWriter(&block, flate.HuffmanOnly) // fails for a wrong level only
			w.Write(column)
			w.Close()
		}
		list = append(list, block.Bytes()...)
		index = binary.LittleEndian.AppendUint32(index, uint32(block.Len()))
		index = binary.LittleEndian.AppendUint32(index, crc32.Checksum(block.Bytes(), crc32.MakeTable(crc32.Castagnoli)))
	}
	if list = append(list, index...); bytes.Equal(list, old) {
		t.Fatalf("%s is compressed as before", name)
	}
	if err := os.WriteFile(name, list, 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestCompressionChangesNothing takes up a run whose lists are compressed in another way, as another release of
// Go would: it is the same run, in the middle of which it goes on, is verified, and is compared.
func TestCompressionChangesNothing(t *testing.T) {
	ours, other := split3(t), split3(t)
	r := open(t, other)
	if err := r.Commit([]deep.Result{countChunk(t, r, "a", 0, 2)}); err != nil {
		t.Fatal(err)
	}
	r.Close()
	for ply, blocks := range []int{1: 1, 2: 1, 3: 6} {
		if ply > 0 {
			rewrite(t, other, ply, blocks, nil)
		}
	}
	for _, folder := range []string{ours, other} {
		if got := finish(t, folder); got != perft.NewNodes(197_281) {
			t.Errorf("%s: got %v", folder, got)
		}
		if v := verify(t, folder, deep.VerifyOptions{Sample: 1}); !allOK(v) {
			t.Errorf("%s: %+v", folder, v)
		}
	}
	a, b := read(t, ours), read(t, other)
	if a.Manifest.Run != b.Manifest.Run {
		t.Errorf("one run is %s, the other %s", a.Manifest.Run, b.Manifest.Run)
	}
	if c, err := deep.Compare(context.Background(), a, b); err != nil || c.Compared != 6 || c.Differ != 0 {
		t.Errorf("%+v (error %v)", c, err)
	}
}

// TestEditedListsAreFound edits lists so that nothing but the checksum of their content tells: all sums are as
// before, and the checksums of the blocks fit.
func TestEditedListsAreFound(t *testing.T) {
	exchange := func(_, codes []byte) { // two positions, each of which is combined with the one before
		for i := range 32 {
			codes[i] ^= codes[32+i]
			codes[64+i] ^= codes[32+i]
		}
	}
	swap := func(ways, _ []byte) { // the paths to two positions
		i, j := slices.Index(ways, 1), slices.Index(ways, 2)
		ways[i], ways[j] = 2, 1
	}
	for _, edit := range []func(ways, codes []byte){exchange, swap} {
		folder := split3(t)
		rewrite(t, folder, 3, 6, edit)
		if _, err := deep.Open(folder); err == nil || !strings.Contains(err.Error(), "ply-3.positions: expected 8902 paths and the SHA-256 ") {
			t.Errorf("error %v", err)
		}
	}
	folder := split3(t)
	rewrite(t, folder, 2, 1, exchange)
	if lists := check(verify(t, folder, deep.VerifyOptions{}), "lists"); lists.Result != "WRONG" || !strings.Contains(lists.Detail, "ply-2.positions: expected 400 paths and the SHA-256 ") {
		t.Errorf("%+v", lists)
	}
}

// TestOtherFormats refuses the folder of another version: it says which format it is, and what to do.
func TestOtherFormats(t *testing.T) {
	folder := split3(t)
	name := filepath.Join(folder, "manifest.json")
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, bytes.Replace(text, []byte(`"format": 4`), []byte(`"format": 3`), 1), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := deep.Open(folder); err == nil || !strings.Contains(err.Error(), "format 3: expected 4; go on with the version of bitray that planned this run, or plan it again") {
		t.Errorf("error %v", err)
	}
}

// TestCompareNamesWhatDiffers compares runs that are not of one plan: the message shows a difference, never the
// same twice.
func TestCompareNamesWhatDiffers(t *testing.T) {
	a := read(t, split3(t))
	b := read(t, planned(t, startFEN, deep.PlanOptions{Depth: 4, Split: 3, Chunk: 5362}))
	c := read(t, split3(t))
	c.Manifest.Run = "other"
	for want, b := range map[string]*deep.Run{"0 1, depth 4, split at ply 3 in chunks of 5362, ": b, "0 1, depth 4, split at ply 3 in chunks of 1024, other)": c} {
		if _, err := deep.Compare(context.Background(), a, b); err == nil || !strings.Contains(err.Error(), want) ||
			!strings.Contains(err.Error(), "0 1, depth 4, split at ply 3 in chunks of 1024, 7509de340238)") {
			t.Errorf("error %v, want one that says %q", err, want)
		}
	}
}
