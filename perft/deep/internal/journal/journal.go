package journal

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"strings"
)

// File is what a journal needs of an [os.File].
type File interface {
	io.ReaderAt
	io.WriterAt
	Truncate(size int64) error
	Sync() error
	Close() error
}

// Journal is a journal that is written. Only one process may have it open, and one goroutine may
// use it at a time.
type Journal struct {
	file   File
	end    end   // up to which everything is written and synced
	broken error // why nothing can be written any more
}

// Create makes the journal of a run in an empty file.
func Create(f File, run string) (*Journal, error) {
	j := &Journal{file: f}
	return j, j.write([]string{firstLine(run)}, 0)
}

// Open reads the journal of a run, to go on with it, and calls take with its
// records. Torn is the number of bytes that a write that was cut short had left at the end; they have
// been cut off. A bad line that a good one follows, and the journal of another run, are errors, as
// are those of take.
func Open(f File, run string, take func(*Record) error) (j *Journal, torn int64, err error) {
	j = &Journal{file: f}
	if j.end, torn, err = parse(io.NewSectionReader(f, 0, math.MaxInt64), run, take); err != nil {
		return nil, 0, fmt.Errorf("journal: %w", err)
	}
	if torn > 0 {
		if err := errors.Join(f.Truncate(j.end.size), f.Sync()); err != nil {
			return nil, 0, err
		}
	}
	if j.end.size == 0 { // not even the first line was whole
		j, err = Create(f, run)
	}
	return j, torn, err
}

// Read calls take with the records of the journal of a run, which another process may be writing:
// what is torn at the end is left alone.
func Read(r io.Reader, run string, take func(*Record) error) error {
	if _, _, err := parse(r, run, take); err != nil {
		return fmt.Errorf("journal: %w", err)
	}
	return nil
}

// Append writes records and returns when they are on the disk. If it fails,
// it takes back what it has written, and Append can be called again. If it cannot take that back,
// this call and all later ones return errors that say so. A record that [Record.Validate] refuses is
// an error too, and nothing is written.
func (j *Journal) Append(records []Record) error {
	if j.broken != nil || len(records) == 0 {
		return j.broken
	}
	at := j.end
	texts := make([]string, len(records))
	for i, r := range records {
		at.count(&r)
		r.Back = at.back
		text, err := json.Marshal(&r)
		if err = errors.Join(r.Validate(), err); err != nil {
			return fmt.Errorf("journal: %w", err)
		}
		texts[i] = string(text)
	}
	return j.write(texts, at.back)
}

// write appends lines to the file and takes back what it has appended if that fails.
func (j *Journal) write(texts []string, back int) error {
	var lines strings.Builder
	checksum := j.end.checksum
	for _, text := range texts {
		checksum = chain(checksum, text)
		fmt.Fprintf(&lines, "%s %s\n", checksum, text)
	}
	_, err := j.file.WriteAt([]byte(lines.String()), j.end.size)
	if err == nil {
		err = j.file.Sync()
	}
	if err == nil {
		j.end = end{j.end.size + int64(lines.Len()), checksum, back}
		return nil
	}
	err = fmt.Errorf("journal: %w", err)
	if undone := errors.Join(j.file.Truncate(j.end.size), j.file.Sync()); undone != nil {
		j.broken = fmt.Errorf("journal: not usable any more, after %w", errors.Join(err, undone))
	}
	return err
}

// Close closes the file.
func (j *Journal) Close() error { return j.file.Close() }
