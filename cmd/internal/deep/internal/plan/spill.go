package plan

import (
	"bufio"
	"cmp"
	"encoding/binary"
	"errors"
	"io"
	"math"
	"os"
	"slices"

	"github.com/bitray/bitray/cmd/internal/deep/internal/positions"
	"github.com/bitray/bitray/perft/board"
)

// fanout is the number of files that a full set is spread over.
const fanout = 256

// distinct hands each of the positions on once, with all its ways, in the order of discovery, in which
// they come. When the set is full, it is emptied into files in a folder, by the hash of the positions, so
// that what equals is in the same file. Each file is then read into the set alone.
func (s *set) distinct(folder string, all Source, take func(*record) error) (err error) {
	defer s.clear()
	var files []*spill // none while the set holds all
	defer func() {
		for _, f := range files {
			err = errors.Join(err, f.file.Close())
		}
		if files != nil {
			err = errors.Join(err, os.RemoveAll(folder))
		}
	}()
	spread := func() (err error) {
		if files == nil {
			files, err = newSpills(folder, fanout)
		}
		if err != nil {
			return err
		}
		// The low bits of the hash choose the file; the set takes the high ones.
		defer s.clear()
		return s.each(func(r *record) error { return files[hash(&r.Code)%fanout].add(r) })
	}
	var r record
	for entries, err := range all {
		for i := 0; i < len(entries) && err == nil; i++ {
			r.Entry = entries[i]
			if s.full() {
				err = spread()
			}
			if err == nil {
				err = s.add(&r)
			}
			r.first++
		}
		if err != nil {
			return err
		}
	}
	if files == nil {
		return s.each(take)
	}
	if err := spread(); err != nil {
		return err
	}
	for _, f := range files {
		if err := f.unite(s); err != nil {
			return err
		}
	}
	return merge(files, take)
}

// spill is a temporary file of records in the order of their discovery.
type spill struct {
	file *os.File
	w    *bufio.Writer
}

// spillBuffer is the size of the buffer of a spill, for writing or for reading.
const spillBuffer = 1 << 15

// spillBytes is the size of a record in a spill.
const spillBytes = 6 * 8

// newSpills makes n spills in a folder, which it makes too. Those that it has made are there even if it fails.
func newSpills(folder string, n int) (spills []*spill, err error) {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return nil, err
	}
	for range n {
		f, err := os.CreateTemp(folder, "spill-*")
		if err != nil {
			return spills, err
		}
		spills = append(spills, &spill{f, bufio.NewWriterSize(f, spillBuffer)})
	}
	return spills, nil
}

// add appends a record, which must not stand before the last one in the order of discovery.
func (s *spill) add(r *record) error {
	b := s.w.AvailableBuffer()
	for _, word := range [...]uint64{r.Code[0], r.Code[1], r.Code[2], r.Code[3], r.Times, r.first} {
		b = binary.LittleEndian.AppendUint64(b, word)
	}
	_, err := s.w.Write(b)
	return err
}

var errSpread = errors.New("positions do not fit the memory even when they are spread over files: expected more memory")

// unite reads the spill into an empty set, and rewrites it: repeated positions are there once.
func (s *spill) unite(set *set) error {
	defer set.clear()
	err := s.w.Flush()
	for r := s.read(); err == nil; {
		if err = r.advance(); err == nil && set.full() {
			err = errSpread
		}
		if err == nil {
			err = set.add(&r.next)
		}
	}
	if !errors.Is(err, io.EOF) {
		return err
	}
	if _, err := s.file.Seek(0, io.SeekStart); err != nil {
		return err
	}
	return errors.Join(s.file.Truncate(0), set.each(s.add), s.w.Flush())
}

// read returns the records of a spill, from the first; what was added must be flushed.
func (s *spill) read() *spillReader {
	return &spillReader{r: bufio.NewReaderSize(io.NewSectionReader(s.file, 0, math.MaxInt64), spillBuffer)}
}

// spillReader reads the records of a spill.
type spillReader struct {
	r     *bufio.Reader
	bytes [spillBytes]byte
	next  record
}

// advance reads the next record into next. At the end the error is [io.EOF].
func (r *spillReader) advance() error {
	if _, err := io.ReadFull(r.r, r.bytes[:]); err != nil {
		return err
	}
	var words [spillBytes / 8]uint64
	for i := range words {
		words[i] = binary.LittleEndian.Uint64(r.bytes[8*i:])
	}
	r.next = record{positions.Entry{Code: board.Code(words[:4]), Times: words[4]}, words[5]}
	return nil
}

// merge hands on the records of spills in the order of discovery. Each spill is in that order.
func merge(spills []*spill, take func(*record) error) error {
	first := func(a, b *spillReader) int { return cmp.Compare(a.next.first, b.next.first) }
	var readers []*spillReader // in the order of their next records
	advance := func(r *spillReader) error {
		err := r.advance()
		if errors.Is(err, io.EOF) {
			return nil
		}
		at, _ := slices.BinarySearchFunc(readers, r, first)
		readers = slices.Insert(readers, at, r)
		return err
	}
	for _, s := range spills {
		if err := advance(s.read()); err != nil {
			return err
		}
	}
	for len(readers) > 0 {
		r := readers[0]
		readers = readers[1:]
		if err := errors.Join(take(&r.next), advance(r)); err != nil {
			return err
		}
	}
	return nil
}
