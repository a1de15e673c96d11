package positions_test

import (
	"bytes"
	"compress/flate"
	"errors"
	"iter"
	"slices"
	"testing"

	"github.com/bitray/bitray/cmd/internal/deep/internal/positions"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

// some returns different positions that are reached from the start position, with made-up numbers
// of ways.
func some(n int) []positions.Entry {
	var entries []positions.Entry
	level := []board.Position{board.Start()}
	for len(entries) < n {
		var next []board.Position
		for i := range level {
			for _, m := range level[i].AppendLegalMoves(nil) {
				next = append(next, level[i].After(m))
			}
		}
		for i := range next {
			entries = append(entries, positions.Entry{Code: next[i].Code(), Times: uint64(i*i*i)*uint64(i)<<20 + 1})
		}
		level = next
	}
	return entries[:n]
}

// all yields entries.
func all(entries []positions.Entry) iter.Seq2[positions.Entry, error] {
	return func(yield func(positions.Entry, error) bool) {
		for i := 0; i < len(entries) && yield(entries[i], nil); i++ {
		}
	}
}

func write(t testing.TB, entries []positions.Entry, blockSize int) ([]byte, positions.Summary) {
	t.Helper()
	var file bytes.Buffer
	summary, err := positions.Write(&file, blockSize, 2, all(entries))
	if err != nil {
		t.Fatal(err)
	}
	return file.Bytes(), summary
}

// read reads a list of n positions in blocks of the given size.
func read(file []byte, n, blockSize int) ([]positions.Entry, error) {
	r, err := positions.NewReader(bytes.NewReader(file), int64(len(file)), uint64(n), blockSize)
	if err != nil {
		return nil, err
	}
	var entries []positions.Entry
	for block, err := range r.All(2) {
		if err != nil {
			return nil, err
		}
		entries = append(entries, block...)
	}
	return entries, nil
}

func TestWrittenAndRead(t *testing.T) {
	for n, size := range map[int]int{0: 100, 1: 100, 99: 100, 100: 100, 101: 100, 5000: 100, positions.MaxBlock: positions.MaxBlock} {
		want := some(n)
		file, summary := write(t, want, size)
		got, err := read(file, n, size)
		if err != nil || !slices.Equal(got, want) {
			t.Fatalf("%d positions: got %d (error %v)", n, len(got), err)
		}
		var sum perft.Nodes
		for _, e := range want {
			sum = sum.AddUint64(e.Times)
		}
		if summary.Positions != uint64(n) || summary.Ways != sum || n > 0 && summary.Most != want[n-1].Times && n < 420 {
			t.Errorf("%d positions: the summary is %+v, want a sum of %v", n, summary, sum)
		}
	}
}

func TestOneBlock(t *testing.T) {
	want := some(250)
	file, _ := write(t, want, 100)
	r, err := positions.NewReader(bytes.NewReader(file), int64(len(file)), 250, 100)
	if err != nil {
		t.Fatal(err)
	}
	if r.Positions() != 250 {
		t.Fatalf("%d positions", r.Positions())
	}
	got, err := r.Block(2)
	if err != nil || !slices.Equal(got, want[200:]) {
		t.Errorf("block 2: %d positions (error %v)", len(got), err)
	}
	ways, err := r.Ways(2)
	for i, n := range ways {
		if n != want[200+i].Times {
			t.Errorf("block 2: %d ways to position %d, want %d", n, i, want[200+i].Times)
		}
	}
	if err != nil || len(ways) != 50 {
		t.Errorf("block 2: ways to %d positions (error %v)", len(ways), err)
	}
	for _, wrong := range []struct {
		n    uint64
		size int
	}{{200, 100}, {301, 100}, {1 << 59, 100}} {
		if _, err := positions.NewReader(bytes.NewReader(file), int64(len(file)), wrong.n, wrong.size); err == nil {
			t.Errorf("250 positions in blocks of 100 are read as %d in blocks of %d", wrong.n, wrong.size)
		}
	}
}

// TestDamageIsNoticed flips every bit of a file in turn, and cuts it at every byte.
func TestDamageIsNoticed(t *testing.T) {
	file, _ := write(t, some(60), 25)
	for i := range file {
		for bit := range 8 {
			damaged := bytes.Clone(file)
			damaged[i] ^= 1 << bit
			if _, err := read(damaged, 60, 25); err == nil {
				t.Fatalf("changed bit %d of byte %d is not noticed", bit, i)
			}
		}
		if _, err := read(file[:i], 60, 25); err == nil {
			t.Fatalf("a file that ends after %d bytes is not noticed", i)
		}
	}
	if _, err := read(append(bytes.Clone(file), 0), 60, 25); err == nil {
		t.Error("an added byte is not noticed")
	}
}

// full is a disk that is full after some bytes.
type full struct{ room int }

var errFull = errors.New("no space left")

func (f *full) Write(p []byte) (int, error) {
	if f.room -= len(p); f.room < 0 {
		return 0, errFull
	}
	return len(p), nil
}

func TestFullDisk(t *testing.T) {
	entries := some(100)
	file, _ := write(t, entries, 10)
	for room := range len(file) {
		_, err := positions.Write(&full{room}, 10, 2, all(entries))
		if !errors.Is(err, errFull) {
			t.Fatalf("room for %d of %d bytes: error %v", room, len(file), err)
		}
	}
	broken := func(yield func(positions.Entry, error) bool) {
		for e := range all(entries) {
			yield(e, nil)
		}
		yield(positions.Entry{}, errFull)
	}
	if _, err := positions.Write(&bytes.Buffer{}, 30, 2, broken); !errors.Is(err, errFull) {
		t.Errorf("a list that ends with an error: error %v", err)
	}
}

// block compresses columns, as a malicious sender may choose them.
func block(t *testing.T, columns ...[]byte) []byte {
	t.Helper()
	var b bytes.Buffer
	for _, column := range columns {
		w, err := flate.NewWriter(&b, flate.BestSpeed)
		if err != nil {
			t.Fatal(err)
		}
		w.Write(column)
		w.Close()
	}
	return b.Bytes()
}

// TestMalformedBlocks decodes blocks with one fault each, after one that has none.
func TestMalformedBlocks(t *testing.T) {
	ways, codes := []byte{1, 2}, make([]byte, 64)
	good := block(t, ways, codes)
	if entries, err := positions.Decode(nil, good, 2); err != nil || len(entries) != 2 || entries[1].Times != 2 {
		t.Fatalf("%v (error %v)", entries, err)
	}
	many := positions.MaxBlock + 1
	for name, test := range map[string]struct {
		block []byte
		n     int
	}{
		"none":               {block(t, nil, nil), 0},
		"fewer than none":    {good, -1},
		"too many":           {block(t, bytes.Repeat([]byte{1}, many), make([]byte, 32*many)), many},
		"ways missing":       {block(t, ways[:1], codes), 2},
		"more ways":          {block(t, append(ways, 3), codes), 2},
		"no way":             {block(t, []byte{1, 0}, codes), 2},
		"ways without end":   {block(t, bytes.Repeat([]byte{255}, 20), codes), 2},
		"more ways at all":   {block(t, make([]byte, 21), codes), 2},
		"codes too short":    {block(t, ways, codes[:63]), 2},
		"codes too long":     {block(t, ways, make([]byte, 65)), 2},
		"no codes":           {block(t, ways), 2},
		"a rest":             {append(bytes.Clone(good), 0), 2},
		"cut":                {good[:len(good)-1], 2},
		"nothing":            {nil, 2},
		"nothing of flate's": {[]byte{255, 255, 255, 255}, 2},
	} {
		if entries, err := positions.Decode(nil, test.block, test.n); err == nil {
			t.Errorf("%s: read as %d positions", name, len(entries))
		}
	}
}

// FuzzDecode holds the decoding of a block, which a checksum does not guard against a malicious
// sender, to its laws: no panic, n entries or an error, and what is decoded encodes to a block
// that decodes to the same.
func FuzzDecode(f *testing.F) {
	for _, n := range []int{1, 40} {
		file, _ := write(f, some(n), n)
		f.Add(file[:len(file)-8], n) // the block without the index
	}
	f.Fuzz(func(t *testing.T, block []byte, n int) {
		entries, err := positions.Decode(nil, block, n)
		if err != nil {
			return
		}
		if len(entries) != n {
			t.Fatalf("%d positions, want %d", len(entries), n)
		}
		again, _ := write(t, entries, n)
		if got, err := positions.Decode(nil, again[:len(again)-8], n); err != nil || !slices.Equal(got, entries) {
			t.Fatalf("it decodes to something else when encoded again (error %v)", err)
		}
	})
}
