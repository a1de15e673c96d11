package plan

import (
	"bufio"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/bitray/bitray/perft/board"
)

// spill is a temporary file of records in the order of their discovery.
type spill struct {
	file *os.File
	w    *bufio.Writer
	last uint64 // first of the record before
	n    int
}

// spillBuffer is the size of the buffer of a spill, for writing or for reading.
const spillBuffer = 1 << 15

func newSpill(folder string) (*spill, error) {
	f, err := os.CreateTemp(folder, "spill-*")
	if err != nil {
		return nil, err
	}
	return &spill{file: f, w: bufio.NewWriterSize(f, spillBuffer)}, nil
}

// add appends a record, which must not stand before the last one in the order of discovery.
func (s *spill) add(r *record) error {
	var buffer [32 + 2*binary.MaxVarintLen64]byte
	b := buffer[:0]
	for _, word := range r.code {
		b = binary.LittleEndian.AppendUint64(b, word)
	}
	b = binary.AppendUvarint(b, r.times)
	b = binary.AppendUvarint(b, r.first-s.last)
	s.last = r.first
	s.n++
	_, err := s.w.Write(b)
	return err
}

// finish ends the writing. Until [spill.read] the file takes no memory.
func (s *spill) finish() error {
	err := s.w.Flush()
	s.w = nil
	return err
}

// read returns the records of a finished spill, from the first.
func (s *spill) read() (*spillReader, error) {
	if _, err := s.file.Seek(0, io.SeekStart); err != nil {
		return nil, err
	}
	return &spillReader{r: bufio.NewReaderSize(s.file, spillBuffer), left: s.n}, nil
}

// remove closes and deletes the file.
func (s *spill) remove() error {
	return errors.Join(s.file.Close(), os.Remove(s.file.Name()))
}

// spillReader reads the records of a spill.
type spillReader struct {
	r    *bufio.Reader
	left int
	next record
}

// advance reads the next record into next, or returns [io.EOF].
func (r *spillReader) advance() error {
	if r.left == 0 {
		return io.EOF
	}
	r.left--
	var words [32]byte
	if _, err := io.ReadFull(r.r, words[:]); err != nil {
		return fmt.Errorf("temporary file: %w", noEOF(err))
	}
	r.next.code = board.Code{}
	for i := range r.next.code {
		r.next.code[i] = binary.LittleEndian.Uint64(words[8*i:])
	}
	times, err := binary.ReadUvarint(r.r)
	if err != nil {
		return fmt.Errorf("temporary file: %w", noEOF(err))
	}
	delta, err := binary.ReadUvarint(r.r)
	if err != nil {
		return fmt.Errorf("temporary file: %w", noEOF(err))
	}
	r.next.times = times
	r.next.first += delta
	return nil
}

// noEOF turns the end of a file into an error where it must not end.
func noEOF(err error) error {
	if errors.Is(err, io.EOF) {
		return io.ErrUnexpectedEOF
	}
	return err
}

// each calls take with all records.
func (s *spill) each(take func(*record) error) error {
	r, err := s.read()
	if err != nil {
		return err
	}
	for {
		if err := r.advance(); errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return err
		}
		if err := take(&r.next); err != nil {
			return err
		}
	}
}
