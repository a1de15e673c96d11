package plan

import (
	"bufio"
	"cmp"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"slices"

	"github.com/bitray/bitray/perft/board"
)

// spill is a temporary file of records in the order of their discovery.
type spill struct {
	file *os.File
	w    *bufio.Writer
	n    int
}

// spillBuffer is the size of the buffer of a spill, for writing or for reading.
const spillBuffer = 1 << 15

// spillBytes is the size of a record in a spill.
const spillBytes = 6 * 8

func newSpill(folder string) (*spill, error) {
	f, err := os.CreateTemp(folder, "spill-*")
	if err != nil {
		return nil, err
	}
	return &spill{file: f, w: bufio.NewWriterSize(f, spillBuffer)}, nil
}

// add appends a record, which must not stand before the last one in the order of discovery.
func (s *spill) add(r *record) error {
	b := s.w.AvailableBuffer()
	for _, word := range [...]uint64{r.code[0], r.code[1], r.code[2], r.code[3], r.times, r.first} {
		b = binary.LittleEndian.AppendUint64(b, word)
	}
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
func (s *spill) read() *spillReader {
	return &spillReader{r: bufio.NewReaderSize(io.NewSectionReader(s.file, 0, math.MaxInt64), spillBuffer), left: s.n}
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

// advance reads the next record into next, unless there is none.
func (r *spillReader) advance() (ok bool, err error) {
	if r.left == 0 {
		return false, nil
	}
	r.left--
	b, err := r.r.Peek(spillBytes)
	if err != nil {
		return false, fmt.Errorf("temporary file: %w", err)
	}
	var words [spillBytes / 8]uint64
	for i := range words {
		words[i] = binary.LittleEndian.Uint64(b[8*i:])
	}
	r.next = record{board.Code(words[:4]), words[4], words[5]}
	_, err = r.r.Discard(spillBytes)
	return true, err
}

// merge hands on the records of all spills that are not nil, in the order of discovery. Each spill
// is in that order.
func merge(spills []*spill, take func(*record) error) error {
	first := func(a, b *spillReader) int { return cmp.Compare(a.next.first, b.next.first) }
	var readers []*spillReader // in the order of their next records
	for _, s := range spills {
		if s == nil {
			continue
		}
		r := s.read()
		if ok, err := r.advance(); err != nil {
			return err
		} else if ok {
			readers = append(readers, r)
		}
	}
	slices.SortFunc(readers, first)
	for len(readers) > 0 {
		r := readers[0]
		if err := take(&r.next); err != nil {
			return err
		}
		ok, err := r.advance()
		if err != nil {
			return err
		}
		rest := readers[1:]
		if !ok {
			readers = rest
			continue
		}
		at, _ := slices.BinarySearchFunc(rest, r, first)
		copy(readers, rest[:at])
		readers[at] = r
	}
	return nil
}
