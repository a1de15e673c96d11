package positions

import (
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"io"

	"github.com/bitray/bitray/perft/deep/internal/ordered"
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

// maxBlockBytes bounds the size of a block: flate adds a few bytes at most.
const maxBlockBytes = MaxBlock*(codeBytes+binary.MaxVarintLen64) + 1<<12

var errList = errors.New("damaged list of positions")

// NewReader reads the index of the list that r holds in size bytes.
func NewReader(r io.ReaderAt, size int64) (*Reader, error) {
	start := make([]byte, len(header))
	if size < int64(len(header)+footerSize) {
		return nil, fmt.Errorf("%w: expected at least %d bytes, found %d", errList, len(header)+footerSize, size)
	}
	if _, err := r.ReadAt(start, 0); err != nil {
		return nil, err
	}
	if string(start) != header {
		return nil, fmt.Errorf("%w: expected it to begin with %q, found %q", errList, header, start)
	}
	l := &Reader{r: r}
	index, blocks, err := l.readFooter(size)
	if err != nil {
		return nil, err
	}
	return l, l.readIndex(index, blocks, size-footerSize-int64(len(index)))
}

// readFooter reads the footer and the index before it, and checks both.
func (l *Reader) readFooter(size int64) (index []byte, blocks uint64, err error) {
	footer := make([]byte, footerSize)
	if _, err := l.r.ReadAt(footer, size-footerSize); err != nil {
		return nil, 0, err
	}
	var n [4]uint64
	for i := range n {
		n[i] = binary.LittleEndian.Uint64(footer[8*i:])
	}
	indexSize := n[3]
	if string(footer[footerSize-len(footerEnd):]) != footerEnd || indexSize > uint64(size-footerSize-int64(len(header))) {
		return nil, 0, fmt.Errorf("%w: its end is missing", errList)
	}
	index = make([]byte, indexSize)
	if _, err := l.r.ReadAt(index, size-footerSize-int64(indexSize)); err != nil {
		return nil, 0, err
	}
	sum := crc32.Update(crc32.Checksum(index, castagnoli()), castagnoli(), footer[:checkedFooter])
	if sum != binary.LittleEndian.Uint32(footer[checkedFooter:]) {
		return nil, 0, fmt.Errorf("%w: wrong checksum of the index", errList)
	}
	l.positions, blocks = n[0], n[2]
	if n[1] < 1 || n[1] > MaxBlock {
		return nil, 0, fmt.Errorf("%w: blocks of %d positions", errList, n[1])
	}
	l.blockSize = int(n[1])
	return index, blocks, nil
}

// readIndex reads the places of the blocks, which fill the bytes between the header and end.
func (l *Reader) readIndex(index []byte, blocks uint64, end int64) error {
	perBlock := uint64(l.blockSize)
	if blocks > uint64(len(index)) || l.positions > blocks*perBlock || blocks > 0 && l.positions <= (blocks-1)*perBlock {
		return fmt.Errorf("%w: %d positions in %d blocks of %d", errList, l.positions, blocks, perBlock)
	}
	l.blocks = make([]place, blocks)
	offset := int64(len(header))
	for i := range l.blocks {
		size, n := binary.Uvarint(index)
		if n <= 0 || len(index) < n+4 || size > maxBlockBytes {
			return fmt.Errorf("%w: block %d is not in the index", errList, i)
		}
		l.blocks[i] = place{offset, uint32(size), binary.LittleEndian.Uint32(index[n:])}
		index = index[n+4:]
		offset += int64(size)
	}
	if len(index) > 0 || offset != end {
		return fmt.Errorf("%w: its blocks end at byte %d, the index begins at %d", errList, offset, end)
	}
	return nil
}

// Positions returns the number of positions.
func (l *Reader) Positions() uint64 { return l.positions }

// BlockSize returns the number of positions in every block except the last.
func (l *Reader) BlockSize() int { return l.blockSize }

// Blocks returns the number of blocks.
func (l *Reader) Blocks() int { return len(l.blocks) }

// Len returns the number of positions in block i.
func (l *Reader) Len(i int) int {
	return int(min(uint64(l.blockSize), l.positions-uint64(i)*uint64(l.blockSize)))
}

// Raw returns block i, from 0, as it stands in the file; its checksum is checked.
func (l *Reader) Raw(i int) ([]byte, error) {
	if i < 0 || i >= len(l.blocks) {
		return nil, fmt.Errorf("block %d: expected 0 to %d", i, len(l.blocks)-1)
	}
	at := l.blocks[i]
	block := make([]byte, at.size)
	if _, err := l.r.ReadAt(block, at.offset); err != nil {
		return nil, fmt.Errorf("block %d: %w", i, err)
	}
	if Checksum(block) != at.checksum {
		return nil, fmt.Errorf("block %d, bytes %d to %d: wrong checksum", i, at.offset, at.offset+int64(at.size)-1)
	}
	return block, nil
}

// Block appends the positions of block i, from 0, to dst.
func (l *Reader) Block(dst []Entry, i int) ([]Entry, error) {
	block, err := l.Raw(i)
	if err != nil {
		return dst, err
	}
	dst, err = Decode(dst, block, l.Len(i))
	if err != nil {
		return dst, fmt.Errorf("block %d: %w", i, err)
	}
	return dst, nil
}

// Each calls take with the positions of every block, in their order; so many goroutines decompress
// them. It returns the first error, that of take too.
func (l *Reader) Each(goroutines int, take func([]Entry) error) error {
	p := ordered.New(goroutines, func(i int) ([]Entry, error) {
		return l.Block(make([]Entry, 0, l.Len(i)), i)
	}, take)
	for i := range l.blocks {
		if p.Put(i) != nil {
			break
		}
	}
	return p.Close()
}
