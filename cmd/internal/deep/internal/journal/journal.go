// Package journal is an append-only file of what has been counted, which survives a crash at any
// moment: what was reported as written is there afterwards, and what was not written is
// never taken for a result.
//
// A line stands for one event: a checksum and a [Record] as JSON, in which what is zero is left out.
// The checksum, a CRC-32C in hexadecimal, covers the name of the run and the rest of the line, so a line that
// is changed or taken from the journal of another run shows. The first line has the word
// "bitray-journal-3" and the name of the run, and a checksum of these.
//
// # After a crash
//
// A write that was cut short leaves lines that were never reported as written: those that are whole are results
// like any other, and [Journal.Cut] cuts off the rest. A line that is damaged is passed over, and named. What it said is
// lost: a chunk that it counted is open again. If it took a result back, that result no longer fits the counts, which whoever
// takes it back overwrites before.
package journal

import (
	"bufio"
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"math"
	"strings"
	"time"

	"github.com/bitray/bitray/perft"
)

// File is what a journal needs of an [os.File].
type File interface {
	io.ReaderAt
	io.WriterAt
	Truncate(size int64) error
	Sync() error
}

// Journal is an open journal. Only one process may write it, and one goroutine may use it at a time.
type Journal struct {
	file   File
	run    string
	size   int64 // of the lines that are whole, written and synced
	broken error // why nothing can be written any more
}

// firstWord begins the first line.
const firstWord = "bitray-journal-3 "

// First returns the first line of the journal of a run.
func First(run string) []byte { return line("", []byte(firstWord+run)) }

// Name returns the run that the first line of a journal names, or "" if the line is damaged. A journal of another form is an
// error.
func Name(journal io.Reader) (string, error) {
	first, _ := bufio.NewReader(journal).ReadString('\n')
	text, good := text("", first)
	run, is := strings.CutPrefix(text, firstWord)
	switch {
	case !good:
		return "", nil
	case !is:
		return "", fmt.Errorf("journal: expected one that begins with %q, found %.100q; go on with the version of bitray that wrote it", firstWord, text)
	}
	return run, nil
}

// Open reads the journal of a run, which another process may be writing, and calls take with its records. Lost says in
// a sentence or two which lines are damaged, or have records that take does not want. Torn is the number of bytes after the
// last line that is whole; [Journal.Cut] cuts them off. The journal of another run is an error.
func Open(f File, run string, take func(*Record) error) (j *Journal, torn int64, lost []string, err error) {
	j = &Journal{file: f, run: run}
	name, err := Name(io.NewSectionReader(f, 0, math.MaxInt64))
	switch {
	case err != nil:
		return nil, 0, nil, err
	case cmp.Or(name, run) != run:
		return nil, 0, nil, fmt.Errorf("journal: it is of another run: expected %.100q, found %.100q", run, name)
	}
	in := bufio.NewReaderSize(io.NewSectionReader(f, 0, math.MaxInt64), 1<<16)
	bad := 0
	for number := 1; ; number++ {
		line, err := in.ReadString('\n')
		switch {
		case errors.Is(err, io.EOF) && number == 1:
			return nil, 0, nil, errors.New("journal: its first line is missing")
		case errors.Is(err, io.EOF):
			if bad > 1 {
				lost = append(lost, fmt.Sprintf("journal: and %d more such lines", bad-1))
			}
			return j, int64(len(line)), lost, nil
		case err != nil:
			return nil, 0, nil, fmt.Errorf("journal: line %d: %w", number, err)
		}
		j.size += int64(len(line))
		if err := j.read(number, line, take); err != nil {
			if bad++; bad == 1 {
				lost = append(lost, fmt.Sprintf("journal: line %d is damaged and passed over: %v: %.300q", number, err, strings.TrimSuffix(line, "\n")))
			}
		}
	}
}

// read reads a line that is whole.
func (j *Journal) read(number int, line string, take func(*Record) error) error {
	run := j.run
	if number == 1 {
		run = ""
	}
	text, good := text(run, line)
	switch {
	case !good:
		return errors.New("its checksum does not fit")
	case number == 1:
		return nil
	}
	var r Record
	err := json.Unmarshal([]byte(text), &r)
	if err == nil {
		err = r.Validate()
	}
	if err == nil {
		err = take(&r)
	}
	return err
}

// Cut cuts off what a write that was cut short had left.
func (j *Journal) Cut() error { return errors.Join(j.file.Truncate(j.size), j.file.Sync()) }

// Append writes records and returns when they are on the disk. What was torn must be cut off before. If it
// fails, it takes back what it has written, and Append can be called again. If it cannot take that back, this
// call and all later ones return errors that say so. A record that [Record.Validate] refuses is an error too,
// and nothing is written.
func (j *Journal) Append(records []Record) error {
	if j.broken != nil || len(records) == 0 {
		return j.broken
	}
	var lines []byte
	for i := range records {
		text, err := json.Marshal(&records[i])
		if err = errors.Join(records[i].Validate(), err); err != nil {
			return fmt.Errorf("journal: %w", err)
		}
		lines = append(lines, line(j.run, text)...)
	}
	_, err := j.file.WriteAt(lines, j.size)
	if err == nil {
		err = j.file.Sync()
	}
	if err == nil {
		j.size += int64(len(lines))
		return nil
	}
	err = fmt.Errorf("journal: %w", err)
	if undone := j.Cut(); undone != nil {
		j.broken = fmt.Errorf("journal: not usable any more, after %w", errors.Join(err, undone))
	}
	return err
}

// line returns a line of the journal of a run.
func line(run string, text []byte) []byte {
	return fmt.Appendf(nil, "%s %s\n", checksum(run, text), text)
}

// text returns the text of a line, and whether its checksum is right.
func text(run, line string) (text string, good bool) {
	sum, text, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
	return text, sum == checksum(run, []byte(text))
}

// checksum returns that of a text in the journal of a run.
func checksum(run string, text []byte) string {
	table := crc32.MakeTable(crc32.Castagnoli)
	return fmt.Sprintf("%08x", crc32.Update(crc32.Checksum([]byte(run), table), table, text))
}

// Event is what a line of a journal tells.
type Event string

// The events.
const (
	// Counted is the result of a chunk.
	Counted Event = "counted"
	// Confirmed is another result of a chunk that equals the first, position by position.
	Confirmed Event = "confirmed"
	// Reopened takes back the result of a chunk: it is to be counted again.
	Reopened Event = "reopened"
	// Disputed takes back the result of a chunk of which shares have brought another one: it is counted again, and no
	// share is believed about it.
	Disputed Event = "disputed"
	// Refused takes back all results of an origin, which is not believed again.
	Refused Event = "refused"
)

// Record is an event. What follows the chunk belongs to results.
type Record struct {
	Event Event `json:"event"`
	Chunk int   `json:"chunk,omitzero"`
	// Total is the number of leaves below the chunk, by all ways that lead to it.
	Total perft.Nodes `json:"total,omitzero"`
	// Counts is the SHA-256 of the numbers of leaves below each position of the chunk.
	Counts Sum `json:"counts,omitzero"`
	Origin
	Took time.Duration `json:"took_ns,omitzero"` // 0 if it is not known
	Time time.Time     `json:"time"`             // of the clock of whoever wrote the line, in UTC
}

// Sum is a SHA-256, in JSON in hexadecimal.
type Sum [sha256.Size]byte

func (s Sum) MarshalText() ([]byte, error) { return hex.AppendEncode(nil, s[:]), nil }

func (s *Sum) UnmarshalText(text []byte) error {
	if hex.DecodedLen(len(text)) != len(s) {
		return fmt.Errorf("SHA-256 %.100q: expected %d digits", text, hex.EncodedLen(len(s)))
	}
	_, err := hex.Decode(s[:], text)
	return err
}

// Origin says who counted, and how. The texts are words: 1 to 200 printable ASCII characters
// without spaces.
type Origin struct {
	Party   string `json:"party,omitzero"`
	Seed    uint64 `json:"seed,omitzero"` // of the hash keys
	Method  string `json:"method,omitzero"`
	HashMiB int    `json:"hash_mib,omitzero"`
	Version string `json:"version,omitzero"` // of the program
	Share   string `json:"share,omitzero"`   // such as 3/16, if it was taken in from one
}

// maxWord bounds the texts of an origin.
const maxWord = 200

// maxTook bounds the time that a chunk may take: a hundred years.
const maxTook = 100 * 365 * 24 * time.Hour

// Validate says what is out of bounds in r. What passes can be written, and read again.
func (r *Record) Validate() error {
	switch r.Event {
	case Counted, Confirmed, Refused:
		for _, word := range []string{r.Party, r.Method, r.Version} {
			if !IsWord(word) {
				return fmt.Errorf("%.*q: expected a word of 1 to %d printable ASCII characters", maxWord, word, maxWord)
			}
		}
	case Reopened, Disputed:
	default:
		return fmt.Errorf("event %q: expected %s, %s, %s, %s or %s", r.Event, Counted, Confirmed, Reopened, Disputed, Refused)
	}
	switch {
	case r.Took < 0 || r.Took > maxTook:
		return fmt.Errorf("counted in %v: expected 0 to %v", r.Took, maxTook)
	case r.Total.Overflows():
		return fmt.Errorf("total of %v leaves: expected fewer", r.Total)
	}
	return nil
}

// IsWord reports whether a text can stand in an [Origin].
func IsWord(text string) bool {
	bad := func(c rune) bool { return c <= ' ' || c > '~' }
	return text != "" && len(text) <= maxWord && !strings.ContainsFunc(text, bad)
}
