// Package positions keeps lists of positions in files: each with its exact code and with the
// number of ways that lead to it, in blocks that are compressed and checked one by one.
//
// A file is made of
//
//	blocks     one after another, each with the numbers of ways before the codes
//	the index  of each block its length and its CRC-32C in 4 bytes each, little-endian
//
// All blocks except the last hold the same number of positions, so a position is found by its
// number, and one block is read without the others. How many there are says the manifest of the run.
package positions

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"hash"
	"hash/crc32"
	"io"
	"iter"

	"github.com/bitray/bitray/cmd/internal/deep/internal/ordered"
	"github.com/bitray/bitray/perft"
)

// checksum is that of a block, a CRC-32C.
func checksum(block []byte) uint32 {
	return crc32.Checksum(block, crc32.MakeTable(crc32.Castagnoli))
}

// Write writes a list of positions in blocks of blockSize, 1 to [MaxBlock], which several goroutines
// compress, and says what it holds.
func Write(w io.Writer, blockSize, goroutines int, entries iter.Seq2[Entry, error]) (Summary, error) {
	var index []byte
	sum := newSummary()
	for block, err := range ordered.Map(goroutines, sum.add(Cut(entries, blockSize)), encode) {
		if err == nil {
			_, err = w.Write(block)
		}
		if err != nil {
			return Summary{}, err
		}
		index = binary.LittleEndian.AppendUint32(index, uint32(len(block)))
		index = binary.LittleEndian.AppendUint32(index, checksum(block))
	}
	_, err := w.Write(index)
	return sum.end(), err
}

// Cut cuts a list into blocks.
func Cut(entries iter.Seq2[Entry, error], blockSize int) iter.Seq2[[]Entry, error] {
	return func(yield func([]Entry, error) bool) {
		var block []Entry
		for e, err := range entries {
			if err != nil {
				yield(nil, err)
				return
			}
			if block = append(block, e); len(block) == blockSize {
				if !yield(block, nil) {
					return
				}
				block = make([]Entry, 0, blockSize)
			}
		}
		if len(block) > 0 {
			yield(block, nil)
		}
	}
}

// Reader reads a list of positions. Any number of goroutines may use it at the same time.
type Reader struct {
	r         io.ReaderAt
	positions uint64
	blockSize int
	blocks    []place
}

// place says where a block is and what its checksum should be.
type place struct {
	offset   int64
	size     uint32
	checksum uint32
}

// indexBytes is the size of what the index says of a block.
const indexBytes = 4 + 4

var errList = errors.New("damaged list of positions")

// NewReader reads the index of a list of n positions, fewer than 2^60, in blocks of blockSize, at least
// 1, that r holds in size bytes.
func NewReader(r io.ReaderAt, size int64, n uint64, blockSize int) (*Reader, error) {
	blocks := int64((n + uint64(blockSize) - 1) / uint64(blockSize))
	end := size - blocks*indexBytes
	if end < 0 {
		return nil, fmt.Errorf("%w: expected an index of %d blocks, found %d bytes", errList, blocks, size)
	}
	index := make([]byte, size-end)
	if _, err := io.ReadFull(io.NewSectionReader(r, end, size-end), index); err != nil {
		return nil, err
	}
	l := &Reader{r: r, positions: n, blockSize: blockSize, blocks: make([]place, blocks)}
	offset := int64(0)
	for i := range l.blocks {
		at := index[i*indexBytes:]
		l.blocks[i] = place{offset, binary.LittleEndian.Uint32(at), binary.LittleEndian.Uint32(at[4:])}
		offset += int64(l.blocks[i].size)
	}
	if offset != end {
		return nil, fmt.Errorf("%w: its blocks end at byte %d, the index begins at %d", errList, offset, end)
	}
	return l, nil
}

// Positions returns the number of positions.
func (l *Reader) Positions() uint64 { return l.positions }

// read calls take with blocks from, up to and not including to, as they stand in the file, and the numbers of
// their positions. Their checksums are checked.
func (l *Reader) read(from, to int, take func(block []byte, n int) error) error {
	begin, last := l.blocks[from].offset, l.blocks[to-1]
	all := make([]byte, last.offset+int64(last.size)-begin)
	if _, err := l.r.ReadAt(all, begin); err != nil {
		return fmt.Errorf("blocks %d to %d: %w", from, to-1, err)
	}
	for i := from; i < to; i++ {
		at := l.blocks[i]
		block := all[at.offset-begin:][:at.size]
		if checksum(block) != at.checksum {
			return fmt.Errorf("block %d, bytes %d to %d: wrong checksum", i, at.offset, at.offset+int64(at.size)-1)
		}
		if err := take(block, int(min(uint64(l.blockSize), l.positions-uint64(i)*uint64(l.blockSize)))); err != nil {
			return fmt.Errorf("block %d: %w", i, err)
		}
	}
	return nil
}

// entries returns the positions of some blocks.
func (l *Reader) entries(from, to int) (entries []Entry, err error) {
	err = l.read(from, to, func(block []byte, n int) (err error) {
		entries, err = decode(entries, block, n)
		return err
	})
	return entries, err
}

// Block returns the positions of block i, from 0.
func (l *Reader) Block(i int) ([]Entry, error) { return l.entries(i, i+1) }

// Ways returns the numbers of ways to the positions of block i, from 0, and leaves the positions alone.
func (l *Reader) Ways(i int) (ways []uint64, err error) {
	err = l.read(i, i+1, func(block []byte, n int) (err error) {
		ways, err = decodeWays(bytes.NewReader(block), n)
		return err
	})
	return ways, err
}

// atOnce is the number of positions that [Reader.All] yields at a time, or those of a block.
const atOnce = 4096

// All yields all positions, some at a time, in their order, up to the first error, decompressed by
// several goroutines.
func (l *Reader) All(goroutines int) iter.Seq2[[]Entry, error] {
	step := max(atOnce/l.blockSize, 1)
	return ordered.Map(goroutines, func(yield func(int, error) bool) {
		for i := 0; i < len(l.blocks) && yield(i, nil); i += step {
		}
	}, func(from int) ([]Entry, error) { return l.entries(from, min(from+step, len(l.blocks))) })
}

// Summary says what a list of positions holds, however it is compressed and cut into blocks.
type Summary struct {
	Positions uint64      `json:"positions"`
	Ways      perft.Nodes `json:"ways"` // the sum over all positions
	Most      uint64      `json:"most"` // ways that lead to one of them
	// SHA256 is that of the list, in hexadecimal: of each position, in their order, the four words of the code
	// and the number of ways, little-endian.
	SHA256 string `json:"sha256"`
}

// summing is a summary that is being made.
type summing struct {
	Summary
	hash hash.Hash
}

func newSummary() *summing { return &summing{hash: sha256.New()} }

// add yields blocks that it sums up on the way.
func (s *summing) add(blocks iter.Seq2[[]Entry, error]) iter.Seq2[[]Entry, error] {
	return func(yield func([]Entry, error) bool) {
		var text []byte
		for block, err := range blocks {
			text = text[:0]
			for i := range block {
				e := &block[i]
				for _, word := range e.Code {
					text = binary.LittleEndian.AppendUint64(text, word)
				}
				text = binary.LittleEndian.AppendUint64(text, e.Times)
				s.Ways = s.Ways.AddUint64(e.Times)
				s.Most = max(s.Most, e.Times)
			}
			s.hash.Write(text)
			s.Positions += uint64(len(block))
			if !yield(block, err) {
				return
			}
		}
	}
}

// end returns the summary of what was added.
func (s *summing) end() Summary {
	s.SHA256 = fmt.Sprintf("%x", s.hash.Sum(nil))
	return s.Summary
}

// Sum says what a list holds, some of whose positions come at a time.
func Sum(list iter.Seq2[[]Entry, error]) (Summary, error) {
	sum := newSummary()
	for _, err := range sum.add(list) {
		if err != nil {
			return Summary{}, err
		}
	}
	return sum.end(), nil
}
