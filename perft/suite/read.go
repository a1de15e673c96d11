package suite

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/bitray/bitray/internal/printable"
)

// Read returns the rows of the suite in r in their order. The text in r may be compressed by gzip.
// The file name is for [Row.File] and errors; every error is an [*Error]. The limits are 64 MiB of
// text, 64 KiB per line, 200,000 rows, and 2,000,000 operations in all, counts included.
func Read(r io.Reader, file string) ([]Row, error) {
	plain, err := uncompressed(r)
	if err != nil {
		return nil, &Error{File: file, Err: err}
	}
	lines := bufio.NewScanner(&bounded{plain, maxText})
	lines.Buffer(nil, maxLine)
	reader := reader{file: file}
	for lines.Scan() && lines.Err() == nil { // on an error, Scan first returns the start of a line
		reader.line++
		if err := reader.read(lines.Text()); err != nil {
			return nil, reader.place(err)
		}
	}
	switch err := lines.Err(); {
	case errors.Is(err, bufio.ErrTooLong):
		return nil, &Error{File: file, Line: reader.line + 1, Err: fmt.Errorf("longer than %d bytes", maxLine)}
	case err != nil:
		return nil, &Error{File: file, Line: reader.line + 1, Err: err}
	}
	if err := reader.finishBlock(); err != nil {
		return nil, reader.place(err)
	}
	return reader.rows, nil
}

// ReadFile reads a file as [Read] does. If the file cannot be opened, the error is that of [os.Open].
func ReadFile(file string) ([]Row, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return Read(f, file)
}

func uncompressed(r io.Reader) (io.Reader, error) {
	buffered := bufio.NewReader(r)
	magic, err := buffered.Peek(2)
	if err != nil && err != io.EOF {
		return nil, err
	}
	if !bytes.Equal(magic, []byte{0x1f, 0x8b}) {
		return buffered, nil
	}
	return gzip.NewReader(buffered)
}

// reader holds what was read of a file so far.
type reader struct {
	file string
	line int
	rows []Row

	operations int // of all rows

	id    string // of the block without a position yet
	idSet bool
	block bool // the last row is a block that takes counts
}

func (r *reader) place(err error) error {
	placed := &Error{File: r.file, Line: r.line, Err: err}
	if inLine, ok := err.(*at); ok {
		placed.Column, placed.Err = inLine.offset+1, inLine.err
	}
	return placed
}

func (r *reader) read(line string) error {
	if r.line == 1 {
		line = strings.TrimPrefix(line, "\ufeff")
	}
	fields := words(line, 0)
	if len(fields) == 0 || fields[0].text[0] == '#' {
		return nil
	}
	switch rest := line[fields[0].offset+len(fields[0].text):]; fields[0].text {
	case "id":
		return r.startBlock(unquoted(strings.TrimSpace(rest)))
	case "epd":
		return r.addBlock(rest, len(line)-len(rest))
	case "perft":
		return r.addBlockCount(fields)
	default:
		return r.addRow(line)
	}
}

func (r *reader) addRow(line string) error {
	if err := r.finishBlock(); err != nil {
		return err
	}
	row, err := parseRow(line)
	if err != nil {
		return err
	}
	return r.append(row)
}

func (r *reader) append(row Row) error {
	if len(r.rows) == maxRows {
		return fmt.Errorf("more than %d positions: split the file", maxRows)
	}
	row.File, row.Line = r.file, r.line
	r.rows = append(r.rows, row)
	return r.bound(len(row.Counts) + len(row.Operations))
}

// bound adds to the number of operations.
func (r *reader) bound(operations int) error {
	if r.operations += operations; r.operations > maxOperations {
		return fmt.Errorf("more than %d counts and other operations: split the file", maxOperations)
	}
	return nil
}

func (r *reader) startBlock(id string) error {
	if err := r.finishBlock(); err != nil {
		return err
	}
	r.id, r.idSet = id, true
	return nil
}

// finishBlock ends the block form. It is an error if the last id has no position.
func (r *reader) finishBlock() error {
	if r.idSet {
		return fmt.Errorf("expected a line \"epd\" for the id %s", printable.Quote(r.id, maxShown))
	}
	r.block = false
	return nil
}

func (r *reader) addBlock(text string, offset int) error {
	start := len(text) - len(strings.TrimLeft(text, " \t"))
	row, rest, err := parsePosition(strings.TrimRight(text[start:], " \t"), offset+start)
	if err != nil {
		return err
	}
	if rest != offset+start+len(row.FEN) {
		return &at{rest, errors.New("expected nothing after the position")}
	}
	row.ID = r.id
	if err := r.append(row); err != nil {
		return err
	}
	r.id, r.idSet, r.block = "", false, true
	return nil
}

func (r *reader) addBlockCount(fields []word) error {
	if !r.block {
		return errors.New("expected a line \"epd\" before \"perft\"")
	}
	if len(fields) != 3 {
		return fmt.Errorf("expected \"perft\", a depth and a count, got %d words", len(fields))
	}
	if err := r.rows[len(r.rows)-1].addText(fields[1], fields[2]); err != nil {
		return err
	}
	return r.bound(1)
}
