package suite

import (
	"fmt"
	"io"
)

// The limits of a file. A gzip file of a few hundred KiB can expand to a thousand times its size, and
// rows take more memory than their text.
const (
	// maxText is the longest text that is read, in bytes, after decompression.
	maxText = 64 << 20
	// maxLine is the longest line that is read, in bytes.
	maxLine = 1 << 16
	// maxRows is the largest number of positions.
	maxRows = 200_000
	// maxOperations is the largest number of operations of all positions, counts included.
	maxOperations = 2_000_000
	// maxShown is the most that an error quotes of a text, in bytes.
	maxShown = 40
)

// bounded is a reader that fails when more than left bytes are read.
type bounded struct {
	r    io.Reader
	left int
}

func (b *bounded) Read(p []byte) (int, error) {
	n, err := b.r.Read(p[:min(len(p), b.left+1)])
	if n > b.left {
		return 0, fmt.Errorf("more than %d MiB of text", maxText>>20)
	}
	b.left -= n
	return n, err
}
