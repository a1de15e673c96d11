package positions

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"slices"
	"sync"

	"github.com/bitray/bitray/perft/board"
)

// Entry is a position and the number of ways that lead to it.
type Entry struct {
	Code  board.Code
	Times uint64 // at least 1
}

// MaxBlock is the greatest number of positions in a block.
const MaxBlock = 1 << 16

// codeBytes is the size of a code in a block before compression.
const codeBytes = 32

// Compressors and decompressors keep their memory, much of a MiB and 40 KiB each, for the next block.
var (
	compressors = sync.Pool{New: func() any {
		w, _ := flate.NewWriter(nil, 6) // fails for a wrong level only
		return w
	}}
	decompressors = sync.Pool{New: func() any { return flate.NewReader(nil) }}
)

// encode returns a block: the numbers of ways as varints, then the codes, each combined by exclusive or with
// the one before it. In the order of discovery neighbors differ in a few squares, so most bytes are zero.
// Both columns are compressed by flate, one after the other, so that the first is read without the second.
func encode(entries []Entry) ([]byte, error) {
	ways := make([]byte, 0, 2*len(entries))
	codes := make([]byte, 0, codeBytes*len(entries))
	var last board.Code
	for i := range entries {
		ways = binary.AppendUvarint(ways, entries[i].Times)
		for plane, word := range entries[i].Code {
			codes = binary.LittleEndian.AppendUint64(codes, word^last[plane])
		}
		last = entries[i].Code
	}
	var compressed bytes.Buffer // to which writing does not fail
	w := compressors.Get().(*flate.Writer)
	defer compressors.Put(w)
	for _, column := range [][]byte{ways, codes} {
		w.Reset(&compressed)
		w.Write(column)
		w.Close()
	}
	return compressed.Bytes(), nil
}

var errBlock = errors.New("damaged block of positions")

// decode appends the n entries of a block. It checks the form, not whether the codes are
// those of positions: [board.Code.Position] does. Its memory is bounded by n, whatever the block
// says.
func decode(entries []Entry, block []byte, n int) ([]Entry, error) {
	in := bytes.NewReader(block)
	ways, err := decodeWays(in, n)
	if err != nil {
		return nil, err
	}
	codes, err := inflate(in, n*codeBytes, n*codeBytes)
	if err != nil || len(codes) < n*codeBytes || in.Len() > 0 {
		return nil, errBlock
	}
	entries = slices.Grow(entries, n)
	var code board.Code
	for i := range n {
		for plane := range code {
			code[plane] ^= binary.LittleEndian.Uint64(codes[codeBytes*i+8*plane:])
		}
		entries = append(entries, Entry{code, ways[i]})
	}
	return entries, nil
}

// decodeWays reads the numbers of ways to the n positions of a block.
func decodeWays(in *bytes.Reader, n int) ([]uint64, error) {
	if n < 1 || n > MaxBlock {
		return nil, fmt.Errorf("block of %d positions: expected 1 to %d", n, MaxBlock)
	}
	column, err := inflate(in, 2*n, n*binary.MaxVarintLen64)
	if err != nil {
		return nil, err
	}
	ways := make([]uint64, n)
	for i := range ways {
		size := 0
		if ways[i], size = binary.Uvarint(column); size <= 0 || ways[i] == 0 {
			return nil, errBlock
		}
		column = column[size:]
	}
	if len(column) > 0 {
		return nil, errBlock
	}
	return ways, nil
}

// inflate decompresses a column, which has some size as a rule, and at most another one.
func inflate(in *bytes.Reader, size, most int) ([]byte, error) {
	z := decompressors.Get().(io.Reader)
	defer decompressors.Put(z)
	err := z.(flate.Resetter).Reset(in, nil)
	column := bytes.NewBuffer(make([]byte, 0, size+bytes.MinRead))
	if err == nil {
		_, err = column.ReadFrom(io.LimitReader(z, int64(most)+1)) // one more, to notice what is too long
	}
	if err != nil || column.Len() > most {
		return nil, errBlock
	}
	return column.Bytes(), nil
}
