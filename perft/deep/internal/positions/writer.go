package positions

import (
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"io"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/deep/internal/ordered"
)

// checksum is that of a block, a CRC-32C.
func checksum(block []byte) uint32 {
	return crc32.Checksum(block, crc32.MakeTable(crc32.Castagnoli))
}

// Summary says what a list of positions holds.
type Summary struct {
	Positions uint64      `json:"positions"`
	Ways      perft.Nodes `json:"ways"` // the sum over all positions
	Most      uint64      `json:"most"` // ways that lead to one of them
}

func (s *Summary) add(e Entry) {
	s.Positions++
	s.Ways = s.Ways.AddUint64(e.Times)
	s.Most = max(s.Most, e.Times)
}

// Writer writes a list of positions.
type Writer struct {
	w         io.Writer
	blockSize int
	summary   Summary
	block     []Entry
	index     []byte
	pipeline  *ordered.Pipeline[[]Entry, []byte]
}

// NewWriter starts a list in blocks of the given number of positions, 1 to [MaxBlock], which so
// many goroutines compress.
func NewWriter(w io.Writer, blockSize, goroutines int) (*Writer, error) {
	if blockSize < 1 || blockSize > MaxBlock {
		return nil, fmt.Errorf("blocks of %d positions: expected 1 to %d", blockSize, MaxBlock)
	}
	l := &Writer{w: w, blockSize: blockSize}
	l.pipeline = ordered.New(goroutines, Encode, l.write)
	return l, nil
}

// write writes a block and notes where it is.
func (l *Writer) write(block []byte) error {
	l.index = binary.LittleEndian.AppendUint32(l.index, uint32(len(block)))
	l.index = binary.LittleEndian.AppendUint32(l.index, checksum(block))
	_, err := l.w.Write(block)
	return err
}

// Add adds a position to the list.
func (l *Writer) Add(e Entry) error {
	if e.Times == 0 {
		return errors.New("position without a way that leads to it")
	}
	if l.block == nil {
		l.block = make([]Entry, 0, l.blockSize)
	}
	l.block = append(l.block, e)
	l.summary.add(e)
	if len(l.block) < l.blockSize {
		return nil
	}
	return l.flush()
}

func (l *Writer) flush() error {
	block := l.block
	l.block = nil
	return l.pipeline.Put(block)
}

// Close finishes the list, without closing what it is written to, and says what it holds. It must
// be called once, whatever Add has returned.
func (l *Writer) Close() (Summary, error) {
	if len(l.block) > 0 {
		l.flush() // its error comes again
	}
	if err := l.pipeline.Close(); err != nil {
		return Summary{}, err
	}
	_, err := l.w.Write(l.index)
	return l.summary, err
}
