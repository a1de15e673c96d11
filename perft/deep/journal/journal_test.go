package journal_test

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/deep/journal"
)

const run = "0123456789abcdef"

// some returns n records.
func some(n int) []journal.Record {
	records := make([]journal.Record, n)
	for i := range records {
		records[i] = journal.Record{
			Event: journal.Event(i % 3), Chunk: i, Total: perft.NewNodes(uint64(i) << 50),
			Counts: sha256.Sum256([]byte{byte(i)}),
			Origin: journal.Origin{Worker: fmt.Sprintf("w%d", i), Seed: uint64(i) << 60, Method: "simd", HashMiB: 256, Version: "v1.2.3"},
			Took:   time.Duration(i) * time.Microsecond, Time: time.UnixMilli(1_700_000_000_000 + int64(i)),
		}
	}
	return records
}

// written returns the bytes of a journal of n records.
func written(t testing.TB, n int) []byte {
	t.Helper()
	f := open(nil)
	j, err := journal.Create(f, run)
	if err != nil {
		t.Fatal(err)
	}
	if err := j.Append(some(n)...); err != nil {
		t.Fatal(err)
	}
	return f.content
}

// file is a file in memory, which syncs at once.
type file struct{ content []byte }

func open(content []byte) *file { return &file{bytes.Clone(content)} }

func (f *file) ReadAt(b []byte, at int64) (int, error) {
	return bytes.NewReader(f.content).ReadAt(b, at)
}

func (f *file) WriteAt(b []byte, at int64) (int, error) {
	f.content = append(f.content[:at], b...) // all writes are at the end
	return len(b), nil
}

func (f *file) Truncate(size int64) error {
	f.content = f.content[:size]
	return nil
}

func (f *file) Sync() error  { return nil }
func (f *file) Close() error { return nil }

func read(b []byte) ([]journal.Record, error) {
	return journal.Read(bytes.NewReader(b), int64(len(b)), run)
}

func TestAppendAndOpen(t *testing.T) {
	f := open(nil)
	j, err := journal.Create(f, run)
	if err != nil {
		t.Fatal(err)
	}
	want := some(10)
	for _, group := range [][]journal.Record{want[:3], nil, want[3:4]} {
		if err := j.Append(group...); err != nil {
			t.Fatal(err)
		}
	}
	j, records, torn, err := journal.Open(f, j.Size(), run)
	if err != nil || torn != 0 || !slices.Equal(records, want[:4]) {
		t.Fatalf("%d records, %d bytes torn, error %v", len(records), torn, err)
	}
	if err := j.Append(want[4:]...); err != nil {
		t.Fatal(err)
	}
	if records, err := read(f.content); err != nil || !slices.Equal(records, want) {
		t.Errorf("%d records, error %v", len(records), err)
	}
}

// TestForm holds the lines to what they were, so that a journal outlives a release.
func TestForm(t *testing.T) {
	const want = "55fdecc9 bitray-journal-1 0123456789abcdef\n" +
		"6575c160 1 counted 0 0 6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d w0 0 simd 256 v1.2.3 0 1700000000000\n" +
		"a5fa0676 2 confirmed 1 1125899906842624 4bf5122f344554c53bde2ebb8cd2b7e3d1600ad631c385a5d7cce23c7785459a w1 1152921504606846976 simd 256 v1.2.3 1 1700000000001\n"
	if got := written(t, 2); string(got) != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// TestCutAnywhere cuts a journal at every byte: the whole lines before are read, the rest is cut
// off, and the journal goes on.
func TestCutAnywhere(t *testing.T) {
	all := written(t, 4)
	want := some(5)
	for cut := range len(all) + 1 {
		whole := bytes.LastIndexByte(all[:cut], '\n') + 1
		n := max(bytes.Count(all[:cut], []byte("\n"))-1, 0)
		f := open(all[:cut])
		j, records, torn, err := journal.Open(f, int64(cut), run)
		if err != nil || torn != int64(cut-whole) || !slices.Equal(records, want[:n]) {
			t.Fatalf("cut after %d bytes: %d records, %d bytes torn, error %v, want %d and %d", cut, len(records), torn, err, n, cut-whole)
		}
		if err := j.Append(want[n:]...); err != nil {
			t.Fatal(err)
		}
		if records, err := read(f.content); err != nil || !slices.Equal(records, want) {
			t.Fatalf("cut after %d bytes: %d records in the end, error %v", cut, len(records), err)
		}
	}
}

// TestFlippedBits flips every bit of a journal: it is refused, or read up to the line before.
func TestFlippedBits(t *testing.T) {
	all := written(t, 4)
	want := some(4)
	refused, cut := 0, 0
	for i := range all {
		for bit := range 8 {
			damaged := bytes.Clone(all)
			damaged[i] ^= 1 << bit
			records, err := read(damaged)
			line := bytes.Count(all[:i], []byte("\n")) // from 0
			switch {
			case err != nil:
				refused++
				if !strings.Contains(err.Error(), fmt.Sprintf("line %d", line+1)) && !strings.Contains(err.Error(), fmt.Sprintf("line %d", line)) {
					t.Fatalf("byte %d of line %d: error %v", i, line+1, err)
				}
			case len(records) <= max(line-1, 0) && slices.Equal(records, want[:len(records)]):
				cut++
				if line < 3 {
					t.Fatalf("bit %d of byte %d, line %d: cut off although good lines follow", bit, i, line+1)
				}
			default:
				t.Fatalf("bit %d of byte %d is flipped, and %d records are believed", bit, i, len(records))
			}
		}
	}
	if refused == 0 || cut == 0 {
		t.Errorf("%d refused, %d cut: expected some of each", refused, cut)
	}
}

func TestLinesLostOrSwapped(t *testing.T) {
	lines := bytes.SplitAfter(written(t, 5), []byte("\n"))
	join := func(order ...int) (b []byte) {
		for _, i := range order {
			b = append(b, lines[i]...)
		}
		return b
	}
	for name, b := range map[string][]byte{
		"a line is lost":         join(0, 1, 3, 4, 5),
		"the first line is lost": join(1, 2, 3, 4, 5),
		"two lines are swapped":  join(0, 2, 1, 3, 4, 5),
		"a line is there twice":  join(0, 1, 1, 2, 3, 4, 5),
	} {
		if records, err := read(b); err == nil || !strings.Contains(err.Error(), "is damaged") {
			t.Errorf("%s: %d records, error %v", name, len(records), err)
		}
	}
	if _, err := journal.Read(bytes.NewReader(join(0, 1)), int64(len(join(0, 1))), "another"); err == nil || !strings.Contains(err.Error(), "not the journal of this run") {
		t.Errorf("a journal of another run: error %v", err)
	}
}

// disk is a file on a disk with so much room left. It may forget how to truncate.
type disk struct {
	*file
	room  int
	stuck bool
}

var errFull = errors.New("no space left on device")

func (d *disk) WriteAt(b []byte, at int64) (int, error) {
	n := min(len(b), d.room)
	d.room -= n
	written, err := d.file.WriteAt(b[:n], at)
	if err == nil && n < len(b) {
		err = errFull
	}
	return written, err
}

func (d *disk) Truncate(size int64) error {
	if d.stuck {
		return errors.New("stuck")
	}
	return d.file.Truncate(size)
}

// TestFullDisk leaves room for every number of bytes: what is appended is there as a whole or not
// at all, and when there is room again the journal goes on.
func TestFullDisk(t *testing.T) {
	want := some(3)
	size := len(written(t, 3)) - len(written(t, 1))
	for room := range size {
		d := &disk{file: open(written(t, 1)), room: room}
		j, _, _, err := journal.Open(d, int64(len(d.content)), run)
		if err != nil {
			t.Fatal(err)
		}
		if err := j.Append(want[1:]...); !errors.Is(err, errFull) {
			t.Fatalf("room for %d of %d bytes: error %v", room, size, err)
		}
		if records, err := read(d.content); err != nil || !slices.Equal(records, want[:1]) {
			t.Fatalf("room for %d bytes: %d records, error %v", room, len(records), err)
		}
		d.room = 1 << 20
		if err := j.Append(want[1:]...); err != nil {
			t.Fatal(err)
		}
		if records, err := read(d.content); err != nil || !slices.Equal(records, want) {
			t.Fatalf("with room again: %d records, error %v", len(records), err)
		}
	}
}

func TestNothingFollowsWhatCannotBeTakenBack(t *testing.T) {
	d := &disk{file: open(nil), room: 1 << 20}
	j, err := journal.Create(d, run)
	if err != nil {
		t.Fatal(err)
	}
	d.room, d.stuck = 10, true
	if err := j.Append(some(1)...); !errors.Is(err, errFull) {
		t.Fatal(err)
	}
	d.room = 1 << 20
	if err := j.Append(some(1)...); err == nil || !strings.Contains(err.Error(), "not usable any more") {
		t.Errorf("error %v", err)
	}
	if records, err := read(d.content); err != nil || len(records) != 0 {
		t.Errorf("%d records, error %v", len(records), err)
	}
}

func TestRecordsThatAreRefused(t *testing.T) {
	j, err := journal.Create(open(nil), run)
	if err != nil {
		t.Fatal(err)
	}
	for name, spoil := range map[string]func(*journal.Record){
		"event":  func(r *journal.Record) { r.Event = 3 },
		"chunk":  func(r *journal.Record) { r.Chunk = -1 },
		"blank":  func(r *journal.Record) { r.Worker = "a b" },
		"empty":  func(r *journal.Record) { r.Version = "" },
		"line":   func(r *journal.Record) { r.Method = "a\n" },
		"length": func(r *journal.Record) { r.Worker = strings.Repeat("a", 201) },
		"took":   func(r *journal.Record) { r.Took = -time.Second },
		"hash":   func(r *journal.Record) { r.HashMiB = -1 },
		"long":   func(r *journal.Record) { r.Took = 1 << 62 },
		"clock":  func(r *journal.Record) { r.Time = time.UnixMilli(-1) },
		"late":   func(r *journal.Record) { r.Time = time.UnixMilli(1 << 48) },
	} {
		r := some(1)[0]
		spoil(&r)
		if err := j.Append(r); err == nil {
			t.Errorf("%s: %+v is written", name, r)
		}
	}
	if err := j.Append(some(1)...); err != nil {
		t.Error(err)
	}
}

// FuzzRead holds the reader to its laws: no panic, and what is read, written again, reads the same.
func FuzzRead(f *testing.F) {
	f.Add(written(f, 0))
	f.Add(written(f, 3))
	f.Fuzz(func(t *testing.T, b []byte) {
		records, err := read(b)
		if err != nil {
			return
		}
		out := open(nil)
		j, err := journal.Create(out, run)
		if err == nil {
			err = j.Append(records...)
		}
		if err != nil {
			t.Fatal(err)
		}
		if again, err := read(out.content); err != nil || !slices.Equal(again, records) {
			t.Fatalf("%d records are written as %d (error %v)", len(records), len(again), err)
		}
	})
}
