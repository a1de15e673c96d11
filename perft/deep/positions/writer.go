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

const (
	header        = "bitray positions 1\n"
	footerEnd     = "end\n"
	checkedFooter = 4 * 8 // bytes of the footer before its checksum
	footerSize    = checkedFooter + 4 + 4
)

// castagnoli returns the table of CRC-32C, which the standard library makes when it is first asked.
func castagnoli() *crc32.Table { return crc32.MakeTable(crc32.Castagnoli) }

// Checksum is the checksum of a block, a CRC-32C.
func Checksum(block []byte) uint32 { return crc32.Checksum(block, castagnoli()) }

// Summary says what a list of positions holds.
type Summary struct {
	Positions uint64
	Ways      perft.Nodes // the sum over all positions
	Most      uint64      // ways that lead to one of them
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
	if _, err := io.WriteString(w, header); err != nil {
		return nil, err
	}
	l := &Writer{w: w, blockSize: blockSize}
	l.pipeline = ordered.New(goroutines, func(entries []Entry) ([]byte, error) {
		return Encode(nil, entries)
	}, l.write)
	return l, nil
}

// write writes a block and notes where it is.
func (l *Writer) write(block []byte) error {
	l.index = binary.AppendUvarint(l.index, uint64(len(block)))
	l.index = binary.LittleEndian.AppendUint32(l.index, Checksum(block))
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
	var err error
	if len(l.block) > 0 {
		err = l.flush()
	}
	if closed := l.pipeline.Close(); err == nil {
		err = closed
	}
	if err != nil {
		return Summary{}, err
	}
	_, err = l.w.Write(l.appendFooter(l.index))
	return l.summary, err
}

// appendFooter appends the footer to the index.
func (l *Writer) appendFooter(index []byte) []byte {
	blocks := (l.summary.Positions + uint64(l.blockSize) - 1) / uint64(l.blockSize)
	end := index
	for _, n := range []uint64{l.summary.Positions, uint64(l.blockSize), blocks, uint64(len(index))} {
		end = binary.LittleEndian.AppendUint64(end, n)
	}
	end = binary.LittleEndian.AppendUint32(end, crc32.Checksum(end, castagnoli()))
	return append(end, footerEnd...)
}
