package positions

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"iter"

	"github.com/bitray/bitray/cmd/internal/deep/internal/ordered"
)

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

// Raw returns block i, from 0, as it stands in the file; its checksum is checked.
func (l *Reader) Raw(i int) ([]byte, error) {
	at := l.blocks[i]
	block := make([]byte, at.size)
	if _, err := l.r.ReadAt(block, at.offset); err != nil {
		return nil, fmt.Errorf("block %d: %w", i, err)
	}
	if checksum(block) != at.checksum {
		return nil, fmt.Errorf("block %d, bytes %d to %d: wrong checksum", i, at.offset, at.offset+int64(at.size)-1)
	}
	return block, nil
}

// Block returns the positions of block i, from 0.
func (l *Reader) Block(i int) ([]Entry, error) { return decodeBlock(l, i, Decode) }

// Ways returns the numbers of ways to the positions of block i, from 0, and leaves the positions alone.
func (l *Reader) Ways(i int) ([]uint64, error) {
	return decodeBlock(l, i, func(block []byte, n int) ([]uint64, error) { return decodeWays(bytes.NewReader(block), n) })
}

func decodeBlock[T any](l *Reader, i int, decode func(block []byte, n int) ([]T, error)) ([]T, error) {
	block, err := l.Raw(i)
	if err != nil {
		return nil, err
	}
	column, err := decode(block, int(min(uint64(l.blockSize), l.positions-uint64(i)*uint64(l.blockSize))))
	if err != nil {
		return nil, fmt.Errorf("block %d: %w", i, err)
	}
	return column, nil
}

// All yields the positions of every block, in their order, up to the first error, decompressed by
// several goroutines.
func (l *Reader) All(goroutines int) iter.Seq2[[]Entry, error] {
	return ordered.Map(goroutines, func(yield func(int, error) bool) {
		for i := 0; i < len(l.blocks) && yield(i, nil); i++ {
		}
	}, l.Block)
}
