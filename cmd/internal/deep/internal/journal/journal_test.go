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

	"github.com/bitray/bitray/cmd/internal/deep/internal/journal"
	"github.com/bitray/bitray/perft"
)

const run = "0123456789abcdef"

// some returns n records, as they are read.
func some(n int) []journal.Record {
	records := make([]journal.Record, n)
	at := time.Date(2026, 11, 22, 21, 59, 58, 7_000_000, time.UTC)
	for i := range records {
		r := &records[i]
		r.Time = at.Add(time.Duration(i) * time.Millisecond)
		r.Event = []journal.Event{journal.Counted, journal.Confirmed, journal.Reopened, journal.Disputed, journal.Refused}[i%5]
		if r.Chunk = i; i%5 < 2 {
			r.Total, r.Counts, r.Took = perft.NewNodes(uint64(i)<<50), sha256.Sum256([]byte{byte(i)}), time.Duration(i)*time.Microsecond
		}
		if i%5 < 2 || i%5 == 4 {
			r.Origin = journal.Origin{Party: fmt.Sprintf("w%d", i), Seed: uint64(i) << 60, Method: "simd", HashMiB: 256, Version: "v1.2.3"}
		}
	}
	return records
}

// written returns the bytes of a journal of n records.
func written(t testing.TB, n int) []byte {
	t.Helper()
	f := &file{content: journal.First(run)}
	j, _, _ := open(t, f)
	if err := j.Append(some(n)); err != nil {
		t.Fatal(err)
	}
	return f.content
}

// file is a file in memory. It may be short of room, and fail to be read, synced or truncated.
type file struct {
	content                  []byte
	syncs                    int
	short                    bool
	room                     int // in bytes, if it is short of it
	unreadable, stuck, stale bool
}

var errFull = errors.New("no space left on device")

func (f *file) ReadAt(b []byte, at int64) (int, error) {
	if f.unreadable {
		return 0, errFull
	}
	return bytes.NewReader(f.content).ReadAt(b, at)
}

func (f *file) WriteAt(b []byte, at int64) (n int, err error) {
	if n = len(b); f.short && n > f.room {
		n, err = f.room, errFull
	}
	f.room -= n
	f.content = append(f.content, make([]byte, max(int(at)+n-len(f.content), 0))...)
	return copy(f.content[at:], b[:n]), err
}

func (f *file) Truncate(size int64) error {
	if f.stuck {
		return errors.New("stuck")
	}
	f.content = f.content[:size]
	return nil
}

func (f *file) Sync() error {
	if f.stale {
		return errFull
	}
	f.syncs++
	return nil
}

// open opens a journal, which is not refused, and cuts off what is torn. It returns the records and what is lost.
func open(t testing.TB, f *file) (j *journal.Journal, records []journal.Record, lost []string) {
	t.Helper()
	whole := bytes.LastIndexByte(f.content, '\n') + 1
	j, torn, lost, err := journal.Open(f, run, func(r *journal.Record) error {
		records = append(records, *r)
		return nil
	})
	if err != nil || torn != int64(len(f.content)-whole) {
		t.Fatalf("%d bytes are torn after %d of %d (error %v)", torn, whole, len(f.content), err)
	}
	if err := j.Cut(); err != nil || len(f.content) != whole {
		t.Fatalf("%d bytes are left, want %d (error %v)", len(f.content), whole, err)
	}
	return j, records, lost
}

// want reads a journal and expects some records, and nothing lost.
func want(t testing.TB, content []byte, records []journal.Record) {
	t.Helper()
	if _, got, lost := open(t, &file{content: bytes.Clone(content)}); !slices.Equal(got, records) || len(lost) > 0 {
		t.Fatalf("%d records, lost %q, want %d", len(got), lost, len(records))
	}
}

func TestAppendAndOpen(t *testing.T) {
	f := &file{content: journal.First(run)}
	records := some(10)
	j, _, _ := open(t, f)
	f.syncs = 0
	for _, group := range [][]journal.Record{records[:3], nil, records[3:7]} {
		if err := j.Append(group); err != nil {
			t.Fatal(err)
		}
	}
	if f.syncs != 2 {
		t.Errorf("%d syncs of two groups", f.syncs)
	}
	want(t, f.content, records[:7])
	if j, _, _ = open(t, f); j.Append(records[7:]) != nil {
		t.Error("it cannot be appended to")
	}
	want(t, f.content, records)
}

// TestForm holds the lines to what they were, so that a journal outlives a release.
func TestForm(t *testing.T) {
	const want = "" +
		`4b2fe89f bitray-journal-3 0123456789abcdef
45970cfe {"event":"counted","counts":"6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d","party":"w0","method":"simd","hash_mib":256,"version":"v1.2.3","time":"2026-11-22T21:59:58.007Z"}
816c49b9 {"event":"confirmed","chunk":1,"total":"1125899906842624","counts":"4bf5122f344554c53bde2ebb8cd2b7e3d1600ad631c385a5d7cce23c7785459a","party":"w1","seed":1152921504606846976,"method":"simd","hash_mib":256,"version":"v1.2.3","took_ns":1000,"time":"2026-11-22T21:59:58.008Z"}
43753e11 {"event":"reopened","chunk":2,"time":"2026-11-22T21:59:58.009Z"}
1a650773 {"event":"disputed","chunk":3,"time":"2026-11-22T21:59:58.01Z"}
3c44d648 {"event":"refused","chunk":4,"party":"w4","seed":4611686018427387904,"method":"simd","hash_mib":256,"version":"v1.2.3","time":"2026-11-22T21:59:58.011Z"}
`
	if got := written(t, 5); string(got) != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// TestCutAnywhere cuts a journal at every byte: the whole lines before are read, the rest is cut
// off, and the journal goes on. The first line is whole from the start: a journal without it is refused.
func TestCutAnywhere(t *testing.T) {
	all := written(t, 5)
	for cut := range len(all) + 1 {
		f := &file{content: bytes.Clone(all[:cut])}
		n := bytes.Count(f.content, []byte("\n")) - 1
		if n < 0 {
			if _, _, _, err := journal.Open(f, run, nil); err == nil || err.Error() != "journal: its first line is missing" {
				t.Fatalf("cut after %d bytes: error %v", cut, err)
			}
			continue
		}
		j, records, lost := open(t, f)
		if !slices.Equal(records, some(n)) || len(lost) > 0 {
			t.Fatalf("cut after %d bytes: %d records, lost %q", cut, len(records), lost)
		}
		if err := j.Append(some(6)[n:]); err != nil {
			t.Fatal(err)
		}
		want(t, f.content, some(6))
	}
}

// TestFlippedBits flips bits in every byte of a journal: one line is lost, or two that become one, and named, or it is the end of
// the last that is torn. All others are read, and it goes on.
func TestFlippedBits(t *testing.T) {
	all, records := written(t, 9), some(9)
	for i := range all {
		line := bytes.Count(all[:i], []byte("\n")) + 1
		for bit := i % 3; bit < 8; bit += 3 {
			f := &file{content: bytes.Clone(all)}
			f.content[i] ^= 1 << bit
			j, got, lost := open(t, f)
			torn := i == len(all)-1
			if len(lost) > 2 || (len(lost) == 0) != torn || !torn && !strings.HasPrefix(lost[0], fmt.Sprintf("journal: line %d is damaged and passed over: its checksum does not fit: \"", line)) {
				t.Fatalf("bit %d of byte %d of line %d: lost %q", bit, i, line, lost)
			}
			left := slices.Delete(slices.Clone(records), max(line-2, 0), min(max(line-1, 0), 9)) // without the line
			if all[i] == '\n' && !torn {                                                         // and the one after
				left = slices.Delete(left, max(line-2, 0), max(line-1, 1))
			}
			if !slices.Equal(got, left) {
				t.Fatalf("bit %d of byte %d of line %d: %d records", bit, i, line, len(got))
			}
			if err := j.Append(records[:1]); err != nil {
				t.Fatal(err)
			}
			if _, again, _ := open(t, f); !slices.Equal(again, append(left, records[0])) {
				t.Fatalf("bit %d of byte %d of line %d: then %d records", bit, i, line, len(again))
			}
		}
	}
}

// TestOtherJournals reads lines of other runs, and lines whose checksum is right, as a faulty or malicious writer would leave
// them: each is lost, with its reason. The journal of another run is refused as a whole.
func TestOtherJournals(t *testing.T) {
	_, text, _ := strings.Cut(strings.TrimSuffix(string(written(t, 1)), "\n"), "\n")
	text = text[9:]
	forged := func(run, text string) []byte { return journal.Line(run, []byte(text)) }
	want(t, append(journal.First(run), forged(run, text)...), some(1))
	huge := strings.Replace(text, `"counts"`, `"total":"340282366920938463463374607431768211456","counts"`, 1)
	for reason, line := range map[string][]byte{
		"its checksum does not fit":   forged("another", text),
		"unexpected end of JSON":      forged(run, ""),
		"invalid character 'c'":       forged(run, "counted"),
		`event "guessed"`:             forged(run, strings.Replace(text, "counted", "guessed", 1)),
		"340282366920938463463374607": forged(run, huge),
		`"w 0": expected a word`:      forged(run, strings.Replace(text, `"w0"`, `"w 0"`, 1)),
		"expected 64 digits":          forged(run, strings.Replace(text, `"counts":"6e`, `"counts":"`, 1)),
		"invalid byte":                forged(run, strings.Replace(text, `"counts":"6`, `"counts":"x`, 1)),
		`line 2 is damaged and passed over: its checksum does not fit: "xxxxxxxx"`: []byte("xxxxxxxx\n"),
	} {
		_, records, lost := open(t, &file{content: slices.Concat(journal.First(run), line, line)})
		if len(records) > 0 || len(lost) != 2 || !strings.Contains(lost[0], reason) || lost[1] != "journal: and 1 more such lines" {
			t.Errorf("%s: %d records, lost %q", reason, len(records), lost)
		}
	}
	no := func(*journal.Record) error { return errFull }
	if _, _, lost, err := journal.Open(&file{content: written(t, 1)}, run, no); err != nil || len(lost) != 1 || !strings.Contains(lost[0], errFull.Error()) {
		t.Errorf("a line that the taker does not want: lost %q (error %v)", lost, err)
	}
	if _, _, _, err := journal.Open(&file{content: written(t, 2)}, "another", nil); err == nil || !strings.Contains(err.Error(), `it is of another run: expected "another", found "0123456789abcdef"`) {
		t.Errorf("a journal of another run: error %v", err)
	}
	old := append(journal.Line("", []byte("bitray-journal-2 "+run)), written(t, 1)...)
	if _, _, _, err := journal.Open(&file{content: old}, run, nil); err == nil || !strings.Contains(err.Error(), `expected one that begins with "bitray-journal-3 ", found "bitray-journal-2 0123456789abcdef"; go on`) {
		t.Errorf("a journal of another form: error %v", err)
	}
}

// TestFullDisk leaves room for every number of bytes: what is appended is there as a whole or not
// at all, and when there is room again the journal goes on.
func TestFullDisk(t *testing.T) {
	size := len(written(t, 4)) - len(written(t, 1))
	for room := range size {
		d := &file{content: written(t, 1), short: true, room: room}
		j, _, _ := open(t, d)
		if err := j.Append(some(4)[1:]); !errors.Is(err, errFull) {
			t.Fatalf("room for %d of %d bytes: error %v", room, size, err)
		}
		want(t, d.content, some(1))
		d.short = false
		if err := j.Append(some(4)[1:]); err != nil {
			t.Fatal(err)
		}
		want(t, d.content, some(4))
	}
}

func TestNothingFollowsWhatCannotBeTakenBack(t *testing.T) {
	for name, spoil := range map[string]func(*file){
		"truncate": func(d *file) { d.short, d.room, d.stuck = true, 10, true },
		"sync":     func(d *file) { d.stale = true },
	} {
		d := &file{content: journal.First(run)}
		j, _, _ := open(t, d)
		spoil(d)
		if err := j.Append(some(1)); !errors.Is(err, errFull) {
			t.Fatalf("%s: error %v", name, err)
		}
		d.short, d.stuck, d.stale = false, false, false
		if err := j.Append(some(1)); err == nil || !strings.Contains(err.Error(), "not usable any more") {
			t.Errorf("%s: error %v", name, err)
		}
		want(t, d.content, nil)
	}
	if _, _, _, err := journal.Open(&file{content: written(t, 1), unreadable: true}, run, nil); !errors.Is(err, errFull) {
		t.Errorf("a disk that cannot be read: error %v", err)
	}
}

// TestBounds has records at and beyond their bounds: those at them are written and read again.
func TestBounds(t *testing.T) {
	for name, spoil := range map[string]func(r *journal.Record, beyond int){
		"took":   func(r *journal.Record, beyond int) { r.Took = 100*365*24*time.Hour + time.Duration(beyond) },
		"before": func(r *journal.Record, beyond int) { r.Took = time.Duration(-beyond) },
		"long":   func(r *journal.Record, beyond int) { r.Party = strings.Repeat("a", 200+beyond) },
		"empty":  func(r *journal.Record, beyond int) { r.Version = strings.Repeat("a", 1-beyond) },
		"blank":  func(r *journal.Record, beyond int) { r.Method = string(rune('!' - beyond)) },
		"ASCII":  func(r *journal.Record, beyond int) { r.Party = string(rune('~' + beyond)) },
		"event":  func(r *journal.Record, beyond int) { r.Event += journal.Event(strings.Repeat("x", beyond)) },
		"year":   func(r *journal.Record, beyond int) { r.Time = time.Date(9999+beyond, 1, 1, 0, 0, 0, 0, time.UTC) },
		"total": func(r *journal.Record, beyond int) {
			r.Total, _ = perft.ParseNodes("340282366920938463463374607431768211455")
			r.Total = r.Total.AddUint64(uint64(beyond))
		},
	} {
		for beyond := range 2 {
			f := &file{content: journal.First(run)}
			j, _, _ := open(t, f)
			records := some(1)
			spoil(&records[0], beyond)
			if err := j.Append(records); (err == nil) != (beyond == 0) {
				t.Errorf("%s, %d beyond: error %v", name, beyond, err)
			}
			want(t, f.content, records[:1-beyond])
		}
	}
}

// FuzzRead holds the reader to its laws: no panic, and what is read, written again, reads the same.
func FuzzRead(f *testing.F) {
	f.Add(written(f, 0))
	f.Add(written(f, 6))
	f.Fuzz(func(t *testing.T, b []byte) {
		if name, err := journal.Name(bytes.NewReader(b)); err != nil || !bytes.Contains(b, []byte("\n")) || name != "" && name != run {
			return
		}
		_, records, _ := open(t, &file{content: b})
		out := &file{content: journal.First(run)}
		j, _, _ := open(t, out)
		if err := j.Append(records); err != nil {
			t.Fatal(err)
		}
		want(t, out.content, records)
	})
}
