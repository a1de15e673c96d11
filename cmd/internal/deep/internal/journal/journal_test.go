package journal_test

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"hash/crc32"
	"math"
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
		r.Back = (i + 1) / 3
		switch i % 3 {
		case 0, 1:
			r.Event = []journal.Event{journal.Counted, journal.Confirmed}[i%3]
			r.Chunk, r.Total, r.Counts = i, perft.NewNodes(uint64(i)<<50), sha256.Sum256([]byte{byte(i)})
			r.Origin = journal.Origin{Party: fmt.Sprintf("w%d", i), Seed: uint64(i) << 60, Method: "simd", HashMiB: 256, Version: "v1.2.3"}
			r.Took = time.Duration(i) * time.Microsecond
		case 2:
			r.Event, r.Chunk = []journal.Event{journal.Reopened, journal.Disputed}[i/3%2], i
		}
	}
	return records
}

// written returns the bytes of a journal of n records.
func written(t testing.TB, n int) []byte {
	t.Helper()
	f := new(file)
	j, err := create(f, run)
	if err != nil {
		t.Fatal(err)
	}
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

// create makes a journal in an empty file.
func create(f journal.File, run string) (*journal.Journal, error) {
	text, err := journal.Text(run, nil)
	if err == nil {
		_, err = f.WriteAt(text, 0)
	}
	if err != nil {
		return nil, err
	}
	j, _, err := journal.Open(f, run, nil)
	return j, err
}

// open opens a journal.
func open(f *file) (j *journal.Journal, records []journal.Record, torn int64, err error) {
	if j, torn, err = journal.Open(f, run, collect(&records)); err == nil && torn > 0 {
		err = j.Cut()
	}
	return j, records, torn, err
}

func collect(records *[]journal.Record) func(*journal.Record) error {
	return func(r *journal.Record) error {
		*records = append(*records, *r)
		return nil
	}
}

func read(b []byte) (records []journal.Record, err error) {
	_, _, err = journal.Open(&file{content: b}, run, collect(&records))
	return records, err
}

func TestAppendAndOpen(t *testing.T) {
	f := new(file)
	j, err := create(f, run)
	if err != nil {
		t.Fatal(err)
	}
	want := some(10)
	for _, group := range [][]journal.Record{want[:3], nil, want[3:7]} {
		if err := j.Append(group); err != nil {
			t.Fatal(err)
		}
	}
	if f.syncs != 2 {
		t.Errorf("%d syncs of two groups", f.syncs)
	}
	j, records, torn, err := open(f)
	if err != nil || torn != 0 || !slices.Equal(records, want[:7]) || f.syncs != 2 {
		t.Fatalf("%d records, %d bytes torn, error %v", len(records), torn, err)
	}
	if err := j.Append(want[7:]); err != nil {
		t.Fatal(err)
	}
	if records, err := read(f.content); err != nil || !slices.Equal(records, want) {
		t.Errorf("%d records, error %v", len(records), err)
	}
}

// TestForm holds the lines to what they were, so that a journal outlives a release.
func TestForm(t *testing.T) {
	const want = "" +
		`4446eab4 bitray-journal-2 0123456789abcdef
5b3bcf43 {"event":"counted","counts":"6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d","party":"w0","method":"simd","hash_mib":256,"version":"v1.2.3","time":"2026-11-22T21:59:58.007Z"}
c31264a0 {"event":"confirmed","chunk":1,"total":"1125899906842624","counts":"4bf5122f344554c53bde2ebb8cd2b7e3d1600ad631c385a5d7cce23c7785459a","party":"w1","seed":1152921504606846976,"method":"simd","hash_mib":256,"version":"v1.2.3","took_ns":1000,"time":"2026-11-22T21:59:58.008Z"}
52609eac {"event":"reopened","back":1,"chunk":2,"time":"2026-11-22T21:59:58.009Z"}
`
	if got := written(t, 3); string(got) != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// TestCutAnywhere cuts a journal at every byte: the whole lines before are read, the rest is cut
// off, and the journal goes on. The first line is whole from the start: a journal without it is refused.
func TestCutAnywhere(t *testing.T) {
	all := written(t, 5)
	want := some(6)
	for cut := range len(all) + 1 {
		whole := bytes.LastIndexByte(all[:cut], '\n') + 1
		n := bytes.Count(all[:cut], []byte("\n")) - 1
		f := &file{content: bytes.Clone(all[:cut])}
		j, records, torn, err := open(f)
		if whole == 0 && err != nil && strings.Contains(err.Error(), "its first line is damaged") {
			continue
		}
		if err != nil || torn != int64(cut-whole) || !slices.Equal(records, want[:n]) {
			t.Fatalf("cut after %d bytes: %d records, %d bytes torn, error %v, want %d and %d", cut, len(records), torn, err, n, cut-whole)
		}
		if len(f.content) != whole {
			t.Fatalf("cut after %d bytes: %d are left, want %d", cut, len(f.content), whole)
		}
		if err := j.Append(want[n:]); err != nil {
			t.Fatal(err)
		}
		if records, err := read(f.content); err != nil || !slices.Equal(records, want) {
			t.Fatalf("cut after %d bytes: %d records in the end, error %v", cut, len(records), err)
		}
	}
}

// salvaged reads a damaged journal.
func salvaged(t *testing.T, b []byte) (records []journal.Record, unsure, lost []int) {
	t.Helper()
	err := journal.Salvage(bytes.NewReader(b), run, func(r *journal.Record, line int, doubt bool) error {
		records = append(records, *r)
		if doubt {
			unsure = append(unsure, line)
		}
		return nil
	}, func(line int, _ string) { lost = append(lost, line) })
	if err != nil {
		t.Fatal(err)
	}
	return records, unsure, lost
}

// TestFlippedBits flips bits in every byte of a journal: it is refused, or read up to the line before. What
// is salvaged is all but one or two lines, and says whether something was taken back in these.
func TestFlippedBits(t *testing.T) {
	all, want := written(t, 9), some(9)
	refused, cut := 0, 0
	for i := range all {
		line := bytes.Count(all[:i], []byte("\n")) // from 0
		for bit := i % 3; bit < 8; bit += 3 {
			damaged := bytes.Clone(all)
			damaged[i] ^= 1 << bit
			records, err := read(damaged)
			switch where := fmt.Sprintf("line %d", line+1); {
			case err != nil && strings.Contains(err.Error(), where) && (line >= 8 || strings.Contains(err.Error(), "and good lines follow")):
				refused++
			case err == nil && line >= 8 && slices.Equal(records, want[:line-1]):
				cut++
			default:
				t.Fatalf("bit %d of byte %d of line %d is flipped: %d records, error %v", bit, i, line+1, len(records), err)
			}
			records, unsure, lost := salvaged(t, damaged)
			if len(lost) == 0 || lost[0] != line+1 || lost[len(lost)-1] > line+3 {
				t.Fatalf("bit %d of byte %d of line %d: the lines %v are lost", bit, i, line+1, lost)
			}
			taken := 0 // back, and kept
			next := 0
			for _, r := range records { // in order, and as they were
				for next < len(want) && want[next] != r {
					next++
				}
				if next++; next > len(want) {
					t.Fatalf("bit %d of byte %d: %+v is made up", bit, i, r)
				}
				if r.Event == journal.Reopened || r.Event == journal.Disputed {
					taken++
				}
			}
			if len(records) < len(want)-3 || (records[len(records)-1].Back == taken) != (len(unsure) == 0) {
				t.Fatalf("bit %d of byte %d: %d records, of which %d took back, the lines %v are unsure", bit, i, len(records), taken, unsure)
			}
		}
	}
	if refused == 0 || cut == 0 {
		t.Errorf("%d refused, %d cut: expected some of each", refused, cut)
	}
}

// TestSalvageSaysWhere salvages journals that are whole except for their ends, and names the lines.
func TestSalvageSaysWhere(t *testing.T) {
	for n := range 4 {
		for _, rest := range []string{"", "torn"} {
			var kept, lost []int
			err := journal.Salvage(strings.NewReader(string(written(t, n))+rest), run, func(_ *journal.Record, line int, _ bool) error {
				kept = append(kept, line)
				return nil
			}, func(line int, text string) {
				if text != rest {
					t.Errorf("%q is lost", text)
				}
				lost = append(lost, line)
			})
			if err != nil || !slices.Equal(kept, []int{2, 3, 4}[:n]) || !slices.Equal(lost, []int{n + 2}[:len(rest)/4]) {
				t.Errorf("%d records and %q: the lines %v are kept, %v lost (error %v)", n, rest, kept, lost, err)
			}
		}
	}
	if _, _, lost := salvaged(t, []byte("torn")); !slices.Equal(lost, []int{1}) {
		t.Errorf("the lines %v are lost, want the first", lost)
	}
	_, rest, _ := bytes.Cut(written(t, 3), []byte("\n"))
	if records, _, lost := salvaged(t, append([]byte("damaged\n"), rest...)); len(records) != 3 || !slices.Equal(lost, []int{1}) {
		t.Errorf("behind a damaged first line %d records are kept, and the lines %v lost", len(records), lost)
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
	_, _, err := journal.Open(&file{content: join(0, 1)}, "another", nil)
	for _, err := range []error{err, journal.Salvage(bytes.NewReader(join(0, 1)), "another", nil, nil)} {
		if err == nil || !strings.Contains(err.Error(), "not the journal of this run") {
			t.Errorf("a journal of another run: error %v", err)
		}
	}
}

// forged returns a journal of one line with the given text after its first, with the right checksum.
func forged(t *testing.T, text string) []byte {
	first := written(t, 0)
	sum := crc32.Checksum([]byte(string(first[:8])+text), crc32.MakeTable(crc32.Castagnoli))
	return fmt.Appendf(first, "%08x %s\n", sum, text)
}

// TestForgedLines has lines whose checksum is right, as a faulty or malicious writer would leave them.
func TestForgedLines(t *testing.T) {
	good := written(t, 1)
	text := string(good[len(written(t, 0))+9 : len(good)-1])
	if records, err := read(forged(t, text)); err != nil || !slices.Equal(records, some(1)) {
		t.Fatalf("the line as it was: %v, error %v", records, err)
	}
	for name, forge := range map[string]func(string) string{
		"empty":      func(string) string { return "" },
		"a word":     func(string) string { return "counted" },
		"event":      func(s string) string { return strings.Replace(s, "counted", "guessed", 1) },
		"taken back": func(s string) string { return strings.Replace(s, `,"counts"`, `,"back":1,"counts"`, 1) },
		"chunk":      func(s string) string { return strings.Replace(s, `,"counts"`, `,"chunk":2147483648,"counts"`, 1) },
		"total": func(s string) string {
			return strings.Replace(s, `,"counts"`, `,"total":"340282366920938463463374607431768211456","counts"`, 1)
		},
		"party":  func(s string) string { return strings.Replace(s, `"w0"`, `"w 0"`, 1) },
		"counts": func(s string) string { return strings.Replace(s, `"counts":"6`, `"counts":"`, 1) },
		"digits": func(s string) string { return strings.Replace(s, `"counts":"6`, `"counts":"x`, 1) },
	} {
		changed := forge(text)
		if changed == text {
			t.Fatalf("%s: nothing is forged", name)
		}
		if records, err := read(forged(t, changed)); err == nil || len(records) > 0 || !strings.Contains(err.Error(), "line 2: ") {
			t.Errorf("%s: %d records, error %v", name, len(records), err)
		}
		err := journal.Salvage(bytes.NewReader(forged(t, changed)), run, func(r *journal.Record, _ int, unsure bool) error {
			if !unsure {
				t.Errorf("%s: %+v is salvaged", name, r)
			}
			return nil
		}, func(int, string) {})
		if (err == nil) != (name == "taken back") || err != nil && !strings.Contains(err.Error(), "line 2: ") {
			t.Errorf("%s: salvaged with error %v", name, err)
		}
	}
	no := func(*journal.Record) error { return errFull }
	if _, _, err := journal.Open(&file{content: written(t, 2)}, run, no); !errors.Is(err, errFull) || !strings.Contains(err.Error(), "line 2: ") {
		t.Errorf("a line that the taker does not want: error %v", err)
	}
	// Lines of every length, with nothing that could be a checksum.
	for n := range 20 {
		line := strings.Repeat("x", n) + "\n"
		if records, err := read(append(written(t, 0), line...)); err != nil || len(records) > 0 {
			t.Errorf("%q: %d records, error %v", line, len(records), err)
		}
	}
}

// TestFullDisk leaves room for every number of bytes: what is appended is there as a whole or not
// at all, and when there is room again the journal goes on.
func TestFullDisk(t *testing.T) {
	want := some(4)
	size := len(written(t, 4)) - len(written(t, 1))
	for room := range size {
		d := &file{content: written(t, 1), short: true, room: room}
		j, _, _, err := open(d)
		if err != nil {
			t.Fatal(err)
		}
		if err := j.Append(want[1:]); !errors.Is(err, errFull) {
			t.Fatalf("room for %d of %d bytes: error %v", room, size, err)
		}
		if records, err := read(d.content); err != nil || !slices.Equal(records, want[:1]) || len(d.content) != len(written(t, 1)) {
			t.Fatalf("room for %d bytes: %d records, error %v", room, len(records), err)
		}
		d.short = false
		if err := j.Append(want[1:]); err != nil {
			t.Fatal(err)
		}
		if records, err := read(d.content); err != nil || !slices.Equal(records, want) {
			t.Fatalf("with room again: %d records, error %v", len(records), err)
		}
	}
}

func TestNothingFollowsWhatCannotBeTakenBack(t *testing.T) {
	for name, spoil := range map[string]func(*file){
		"truncate": func(d *file) { d.short, d.room, d.stuck = true, 10, true },
		"sync":     func(d *file) { d.stale = true },
	} {
		d := new(file)
		j, err := create(d, run)
		if err != nil {
			t.Fatal(err)
		}
		spoil(d)
		if err := j.Append(some(1)); !errors.Is(err, errFull) {
			t.Fatalf("%s: error %v", name, err)
		}
		d.short, d.stuck, d.stale = false, false, false
		if err := j.Append(some(1)); err == nil || !strings.Contains(err.Error(), "not usable any more") {
			t.Errorf("%s: error %v", name, err)
		}
		if records, err := read(d.content); err != nil || len(records) != 0 {
			t.Errorf("%s: %d records, error %v", name, len(records), err)
		}
	}
}

// TestOpenFails opens journals on disks that cannot be read, or not be cut.
func TestOpenFails(t *testing.T) {
	torn := append(written(t, 1), "torn"...)
	for name, d := range map[string]*file{
		"read":     {content: torn, unreadable: true},
		"truncate": {content: torn, stuck: true},
		"sync":     {content: torn, stale: true},
		"empty":    {},
	} {
		if j, _, _, err := open(d); err == nil {
			t.Errorf("%s: %+v is opened", name, j)
		}
	}
}

// TestBounds has records at and beyond their bounds: those at them are written and read again.
func TestBounds(t *testing.T) {
	for name, spoil := range map[string]func(r *journal.Record, beyond int){
		"chunk":  func(r *journal.Record, beyond int) { r.Chunk = math.MaxInt32 + beyond },
		"least":  func(r *journal.Record, beyond int) { r.Chunk = -beyond },
		"hash":   func(r *journal.Record, beyond int) { r.HashMiB = math.MaxInt32 + beyond },
		"none":   func(r *journal.Record, beyond int) { r.HashMiB = -beyond },
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
			f := new(file)
			j, err := create(f, run)
			if err != nil {
				t.Fatal(err)
			}
			r := some(1)[0]
			spoil(&r, beyond)
			if err := j.Append([]journal.Record{r}); (err == nil) != (beyond == 0) {
				t.Errorf("%s, %d beyond: error %v", name, beyond, err)
			}
			records, err := read(f.content)
			if err != nil || len(records) != 1-beyond || beyond == 0 && records[0] != r {
				t.Errorf("%s, %d beyond: read as %+v, error %v", name, beyond, records, err)
			}
		}
	}
}

// FuzzRead holds the reader to its laws: no panic, and what is read, written again, reads the same.
func FuzzRead(f *testing.F) {
	f.Add(written(f, 0))
	f.Add(written(f, 6))
	f.Fuzz(func(t *testing.T, b []byte) {
		journal.Salvage(bytes.NewReader(b), run, func(*journal.Record, int, bool) error { return nil }, func(int, string) {})
		records, err := read(b)
		if err != nil {
			return
		}
		out := new(file)
		j, err := create(out, run)
		if err == nil {
			err = j.Append(records)
		}
		if err != nil {
			t.Fatal(err)
		}
		if again, err := read(out.content); err != nil || !slices.Equal(again, records) {
			t.Fatalf("%d records are written as %d (error %v)", len(records), len(again), err)
		}
	})
}
