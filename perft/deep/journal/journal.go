package journal

import (
	"bytes"
	"errors"
	"fmt"
	"io"
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
	file     File
	size     int64 // up to which everything is written and synced
	number   int   // of the last record, from 1
	checksum string
	broken   error // why nothing can be written any more
}

// Create makes the journal of a run in an empty file.
func Create(f File, run string) (*Journal, error) {
	j := &Journal{file: f}
	line, checksum := seal("", firstLine(run))
	if err := j.write([]byte(line)); err != nil {
		return nil, err
	}
	j.checksum = checksum
	return j, nil
}

// Open reads the journal of a run, of the given size, to go on with it. Torn is the number of
// bytes that a write that was cut short had left at the end; they have been cut off.
func Open(f File, size int64, run string) (j *Journal, records []Record, torn int64, err error) {
	content, err := read(f, size)
	if err != nil {
		return nil, nil, 0, err
	}
	records, checksum, good, err := parse(content, run)
	if err != nil {
		return nil, nil, 0, fmt.Errorf("journal: %w", err)
	}
	j = &Journal{file: f, size: int64(good), number: len(records), checksum: checksum}
	if torn = size - j.size; torn > 0 {
		if err := errors.Join(f.Truncate(j.size), f.Sync()); err != nil {
			return nil, nil, 0, err
		}
	}
	if good == 0 { // not even the first line was whole
		j, err = Create(f, run)
		return j, nil, torn, err
	}
	return j, records, torn, nil
}

// Read reads the journal of a run, which another process may be writing: what is torn at the end
// is left alone.
func Read(f io.ReaderAt, size int64, run string) ([]Record, error) {
	content, err := read(f, size)
	if err != nil {
		return nil, err
	}
	records, _, _, err := parse(content, run)
	if err != nil {
		return nil, fmt.Errorf("journal: %w", err)
	}
	return records, nil
}

func read(f io.ReaderAt, size int64) ([]byte, error) {
	content := make([]byte, size)
	n, err := f.ReadAt(content, 0)
	if errors.Is(err, io.EOF) && int64(n) == size {
		err = nil
	}
	return content, err
}

// Append writes records and returns when they are on the disk. If it fails, it tries
// to take back all of them. If that succeeds the journal remains usable; otherwise later calls say
// why it is not.
func (j *Journal) Append(records ...Record) error {
	if j.broken != nil {
		return j.broken
	}
	var lines bytes.Buffer
	checksum := j.checksum
	for i := range records {
		if err := records[i].validate(); err != nil {
			return err
		}
		var line string
		line, checksum = seal(checksum, fmt.Sprintf("%d %s", j.number+i+1, records[i].text()))
		lines.WriteString(line)
	}
	if err := j.write(lines.Bytes()); err != nil {
		return err
	}
	j.checksum = checksum
	j.number += len(records)
	return nil
}

// write appends to the file and takes back what it has appended if that fails.
func (j *Journal) write(b []byte) error {
	_, err := j.file.WriteAt(b, j.size)
	if err == nil {
		err = j.file.Sync()
	}
	if err == nil {
		j.size += int64(len(b))
		return nil
	}
	err = fmt.Errorf("journal: %w", err)
	if undone := errors.Join(j.file.Truncate(j.size), j.file.Sync()); undone != nil {
		j.broken = fmt.Errorf("journal: not usable any more, after %w", errors.Join(err, undone))
	}
	return err
}

// Size returns the number of bytes of the journal.
func (j *Journal) Size() int64 { return j.size }

// Close closes the file.
func (j *Journal) Close() error { return j.file.Close() }
