package positions

import (
	"encoding/binary"
	"hash/crc32"
	"io"
	"iter"

	"github.com/bitray/bitray/cmd/internal/deep/internal/ordered"
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
