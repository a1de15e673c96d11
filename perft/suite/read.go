package suite

import (
	"bufio"
	"bytes"
	"cmp"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/bitray/bitray/internal/printable"
)

// The limits of a file. A gzip file of a few KiB can expand to a thousand times its size, and rows take up to
// ten times as much memory as their text.
const (
	// maxText is the longest text that is read, in bytes, after decompression.
	maxText = 16 << 20
	// maxLine is the longest line that is read, in bytes.
	maxLine = 1 << 16
	// maxRefused is the largest number of lines that are refused before the text is taken for something else.
	maxRefused = 1000
	// maxShown is the most that an error quotes of a text, in bytes.
	maxShown = 40
)

// Read returns the rows of the suite in r in their order. The text in r may be compressed by gzip.
// The file name is for [Row.File] and errors. The limits are 16 MiB of text and 64 KiB per line.
//
// A text that cannot be read to its end is an [*Error], without rows. Otherwise the rows that are right are
// returned, and for those that are not a [Refused].
func Read(r io.Reader, file string) ([]Row, error) {
	plain, err := uncompressed(r)
	if err != nil {
		return nil, &Error{File: file, Err: err}
	}
	reader := reader{file: file}
	text := &io.LimitedReader{R: plain, N: maxText + 1}
	lines := bufio.NewScanner(text)
	lines.Buffer(nil, maxLine)
	for lines.Scan() && lines.Err() == nil && text.N > 0 { // on an error, Scan first returns the start of a line
		reader.line++
		if err := reader.read(strings.TrimRight(lines.Text(), blanks+"\r\x00")); err != nil {
			reader.refused = append(reader.refused, reader.place(err))
		}
		if len(reader.refused) > maxRefused {
			return nil, reader.place(fmt.Errorf("more than %d lines that are no rows: expected a suite", maxRefused))
		}
	}
	err = lines.Err()
	switch {
	case text.N == 0:
		return nil, &Error{File: file, Err: fmt.Errorf("more than %d MiB of text: split the file", maxText>>20)}
	case err != nil:
		if errors.Is(err, bufio.ErrTooLong) {
			err = fmt.Errorf("longer than %d bytes", maxLine)
		}
		return nil, &Error{File: file, Line: reader.line + 1, Err: err}
	}
	if err := reader.idLeft(); err != nil {
		reader.refused = append(reader.refused, reader.place(err))
	}
	if len(reader.refused) > 0 {
		return reader.rows, reader.refused
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
	file    string
	line    int
	rows    []Row
	refused Refused

	id   string // of the next position
	skip bool   // the last position was refused, and the counts on lines of their own with it
}

func (r *reader) place(err error) *Error {
	placed, ok := errors.AsType[*Error](err)
	if !ok {
		placed = &Error{Err: err}
	}
	placed.File, placed.Line = r.file, r.line
	return placed
}

func (r *reader) read(line string) error {
	if r.line == 1 {
		line = strings.TrimPrefix(line, "\ufeff")
	}
	first, start := next(line, 0), 0
	switch {
	case first.text == "" || first.text[0] == '#':
		return nil
	case first.text == "id":
		err := r.idLeft()
		r.id = unquoted(strings.TrimSpace(line[first.end():]))
		return err
	case first.text == "perft":
		return r.addCount(line, first.end())
	case first.text == "epd":
		start = first.end()
	}
	row, err := parseRow(line, start)
	if r.skip = err != nil; err == nil {
		row.File, row.Line, row.ID = r.file, r.line, cmp.Or(row.ID, r.id)
		r.rows = append(r.rows, row)
	}
	r.id = ""
	return err
}

// idLeft says that no position came after an id.
func (r *reader) idLeft() error {
	if r.id == "" {
		return nil
	}
	return fmt.Errorf("expected a position for the id %s", printable.Quote(r.id, maxShown))
}

// addCount adds the depth and the count that line holds after an offset to the last row.
func (r *reader) addCount(line string, start int) error {
	depth := next(line, start)
	nodes := next(line, depth.end())
	nodes.text, _, _ = strings.Cut(line[nodes.offset:], "#")
	nodes.text = strings.TrimRight(nodes.text, blanks)
	switch {
	case r.skip:
		return nil
	case len(r.rows) == 0:
		return errors.New("expected a line \"epd\" before \"perft\"")
	case nodes.text == "" || strings.ContainsAny(nodes.text, blanks) && !grouped.MatchString(nodes.text):
		return fmt.Errorf("expected \"perft\", a depth and a count, got %d words", len(strings.Fields(line)))
	}
	return r.rows[len(r.rows)-1].addText(depth, nodes)
}
