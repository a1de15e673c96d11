package positions

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
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

// level is the level of compression.
const level = 6

// compressors keeps the memory of compressors, much of a MiB each, for the next block.
var compressors = sync.Pool{New: func() any {
	w, _ := flate.NewWriter(nil, level) // fails for a wrong level only
	return w
}}

// Encode returns a block of 1 to [MaxBlock] entries: the codes, each combined by exclusive
// or with the one before it, then the numbers of ways as varints, all compressed by flate. In the
// order of discovery neighbors differ in a few squares, so most bytes are zero.
func Encode(entries []Entry) ([]byte, error) {
	if err := checkLen(len(entries)); err != nil {
		return nil, err
	}
	raw := make([]byte, 0, len(entries)*(codeBytes+2))
	var last board.Code
	for i := range entries {
		for plane, word := range entries[i].Code {
			raw = binary.LittleEndian.AppendUint64(raw, word^last[plane])
		}
		last = entries[i].Code
	}
	for i := range entries {
		raw = binary.AppendUvarint(raw, entries[i].Times)
	}
	var block bytes.Buffer
	w := compressors.Get().(*flate.Writer)
	defer compressors.Put(w)
	w.Reset(&block)
	_, err := w.Write(raw)
	err = errors.Join(err, w.Close())
	return block.Bytes(), err
}

func checkLen(n int) error {
	if n < 1 || n > MaxBlock {
		return fmt.Errorf("block of %d positions: expected 1 to %d", n, MaxBlock)
	}
	return nil
}

var errBlock = errors.New("damaged block of positions")

// Decode returns the n entries of a block. It checks the form, not whether the codes are
// those of positions: [board.Code.Position] does. Its memory is bounded by n, whatever the block
// says.
func Decode(block []byte, n int) ([]Entry, error) {
	if err := checkLen(n); err != nil {
		return nil, err
	}
	in := bytes.NewReader(block)
	most := n * (codeBytes + binary.MaxVarintLen64)
	raw := bytes.NewBuffer(make([]byte, 0, n*(codeBytes+2)))
	_, err := raw.ReadFrom(io.LimitReader(flate.NewReader(in), int64(most)+1)) // one more, to notice what is too long
	if err != nil || raw.Len() > most || raw.Len() < n*codeBytes || in.Len() > 0 {
		return nil, errBlock
	}
	return parse(raw.Next(n*codeBytes), raw.Bytes(), n)
}

// parse reads the codes and the numbers of ways of a block.
func parse(codes, times []byte, n int) ([]Entry, error) {
	entries := make([]Entry, n)
	var code board.Code
	for i := range entries {
		for plane := range code {
			code[plane] ^= binary.LittleEndian.Uint64(codes[codeBytes*i+8*plane:])
		}
		ways, size := binary.Uvarint(times)
		if size <= 0 || ways == 0 {
			return nil, errBlock
		}
		times = times[size:]
		entries[i] = Entry{code, ways}
	}
	if len(times) > 0 {
		return nil, errBlock
	}
	return entries, nil
}
