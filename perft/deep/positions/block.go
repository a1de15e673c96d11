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

// Encode appends to dst a block of 1 to [MaxBlock] entries: the codes, each combined by exclusive
// or with the one before it, then the numbers of ways as varints, all compressed by flate. In the
// order of discovery neighbors differ in a few squares, so most bytes are zero.
func Encode(dst []byte, entries []Entry) ([]byte, error) {
	if len(entries) < 1 || len(entries) > MaxBlock {
		return dst, fmt.Errorf("block of %d positions: expected 1 to %d", len(entries), MaxBlock)
	}
	e := encoders.Get().(*encoder)
	defer encoders.Put(e)
	return e.encode(dst, entries)
}

// encoder holds what the encoding of one block leaves for the next.
type encoder struct {
	raw        []byte
	compressed bytes.Buffer
	flate      *flate.Writer
}

var encoders = sync.Pool{New: func() any {
	e := new(encoder)
	e.flate, _ = flate.NewWriter(&e.compressed, level) // fails for a wrong level only
	return e
}}

// level is the level of compression.
const level = 6

func (e *encoder) encode(dst []byte, entries []Entry) ([]byte, error) {
	e.raw = e.raw[:0]
	var last board.Code
	for i := range entries {
		for plane, word := range entries[i].Code {
			e.raw = binary.LittleEndian.AppendUint64(e.raw, word^last[plane])
		}
		last = entries[i].Code
	}
	for i := range entries {
		e.raw = binary.AppendUvarint(e.raw, entries[i].Times)
	}
	e.compressed.Reset()
	e.flate.Reset(&e.compressed)
	if _, err := e.flate.Write(e.raw); err != nil {
		return dst, err
	}
	if err := e.flate.Close(); err != nil {
		return dst, err
	}
	return append(dst, e.compressed.Bytes()...), nil
}

var errBlock = errors.New("damaged block of positions")

// Decode appends to dst the n entries of a block. It checks the form, not whether the codes are
// those of positions: [board.Code.Position] does. Its memory is bounded by n, whatever the block
// says.
func Decode(dst []Entry, block []byte, n int) ([]Entry, error) {
	if n < 1 || n > MaxBlock {
		return dst, fmt.Errorf("block of %d positions: expected 1 to %d", n, MaxBlock)
	}
	d := decoders.Get().(*decoder)
	defer decoders.Put(d)
	return d.decode(dst, block, n)
}

// decoder holds what the decoding of one block leaves for the next.
type decoder struct {
	raw   []byte
	in    bytes.Reader
	flate io.ReadCloser
}

var decoders = sync.Pool{New: func() any {
	d := new(decoder)
	d.flate = flate.NewReader(&d.in)
	return d
}}

func (d *decoder) decode(dst []Entry, block []byte, n int) ([]Entry, error) {
	d.in.Reset(block)
	if err := d.flate.(flate.Resetter).Reset(&d.in, nil); err != nil {
		return dst, err
	}
	most := n * (codeBytes + binary.MaxVarintLen64)
	if len(d.raw) < most+1 {
		d.raw = make([]byte, most+1) // one more, to notice what is too long
	}
	size, err := io.ReadFull(d.flate, d.raw[:most+1])
	if !errors.Is(err, io.ErrUnexpectedEOF) || size < n*codeBytes || d.in.Len() > 0 {
		return dst, errBlock
	}
	return parse(dst, d.raw[:n*codeBytes], d.raw[n*codeBytes:size])
}

// parse reads the codes and the numbers of ways of a block.
func parse(dst []Entry, codes, times []byte) ([]Entry, error) {
	var code board.Code
	whole := dst
	for ; len(codes) > 0; codes = codes[codeBytes:] {
		for plane := range code {
			code[plane] ^= binary.LittleEndian.Uint64(codes[8*plane:])
		}
		n, size := binary.Uvarint(times)
		if size <= 0 || n == 0 {
			return dst, errBlock
		}
		times = times[size:]
		whole = append(whole, Entry{code, n})
	}
	if len(times) > 0 {
		return dst, errBlock
	}
	return whole, nil
}
