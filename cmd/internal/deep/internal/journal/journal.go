package journal

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
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
	end    end   // up to which everything is written and synced
	broken error // why nothing can be written any more
}

// Text returns the journal of a run that holds records.
func Text(run string, records []Record) ([]byte, error) {
	var at end
	first := at.line(nil, firstLine(run))
	return at.lines(first, records)
}

// Open reads the journal of a run, which another process may be writing, and calls take with its
// records. Torn is the number of bytes at the end that are not whole lines; [Journal.Cut] cuts them off. A
// bad line that a good one follows, and the journal of another run, are errors, as are those of take.
func Open(f File, run string, take func(*Record) error) (j *Journal, torn int64, err error) {
	j = &Journal{file: f}
	j.end, torn, err = parse(io.NewSectionReader(f, 0, math.MaxInt64), run, func(r *Record, _ int, unsure bool) error {
		if unsure {
			return fmt.Errorf("%d records take something back: expected another number", r.Back)
		}
		return take(r)
	}, nil)
	if err == nil && j.end.size == 0 {
		err = errors.New("its first line is damaged; bitray deep repair saves what follows")
	}
	if err != nil {
		return nil, 0, fmt.Errorf("journal: %w", err)
	}
	return j, torn, nil
}

// Salvage reads the journal of a run that may be damaged. It calls keep with each record that fits
// its checksum and the one that the line before it has, and lose with each line that is lost. Unsure says that
// a lost line has taken something back that was written before the record.
func Salvage(r io.Reader, run string, keep func(r *Record, line int, unsure bool) error, lose func(line int, text string)) error {
	if _, _, err := parse(r, run, keep, lose); err != nil {
		return fmt.Errorf("journal: %w", err)
	}
	return nil
}

// Cut cuts off what a write that was cut short had left.
func (j *Journal) Cut() error { return errors.Join(j.file.Truncate(j.end.size), j.file.Sync()) }

// Append writes records and returns when they are on the disk. What was torn must be cut off before. If it
// fails, it takes back what it has written, and Append can be called again. If it cannot take that back, this
// call and all later ones return errors that say so. A record that [Record.Validate] refuses is an error too,
// and nothing is written.
func (j *Journal) Append(records []Record) error {
	if j.broken != nil || len(records) == 0 {
		return j.broken
	}
	at := j.end
	lines, err := at.lines(nil, records)
	if err != nil {
		return err
	}
	at.size += int64(len(lines))
	if _, err = j.file.WriteAt(lines, j.end.size); err == nil {
		err = j.file.Sync()
	}
	if err == nil {
		j.end = at
		return nil
	}
	err = fmt.Errorf("journal: %w", err)
	if undone := j.Cut(); undone != nil {
		j.broken = fmt.Errorf("journal: not usable any more, after %w", errors.Join(err, undone))
	}
	return err
}

// lines appends the lines of records to what stands before them.
func (at *end) lines(before []byte, records []Record) ([]byte, error) {
	for _, r := range records {
		at.count(&r)
		r.Back = at.back
		text, err := json.Marshal(&r)
		if err = errors.Join(r.Validate(), err); err != nil {
			return nil, fmt.Errorf("journal: %w", err)
		}
		before = at.line(before, string(text))
	}
	return before, nil
}

// line appends a line to what stands before it.
func (at *end) line(before []byte, text string) []byte {
	at.checksum = chain(at.checksum, text)
	return fmt.Appendf(before, "%s %s\n", at.checksum, text)
}
