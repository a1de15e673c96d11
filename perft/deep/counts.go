package deep

import (
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// counts keeps the number of leaves below each position in files of eight bytes a position, so
// many chunks to a file. What is in them is checked against the journal by whoever reads it.
type counts struct {
	folder  string
	chunk   int      // positions in a chunk
	current *os.File // the file that was used last, or nil; chunks are done nearly in their order
	number  int      // of the current file
}

// chunksPerFile is the number of chunks whose counts share a file.
const chunksPerFile = 1024

const countBytes = 8

func openCounts(folder string, chunk int) *counts {
	return &counts{folder: filepath.Join(folder, countsName), chunk: chunk}
}

// file opens the file of a chunk.
func (c *counts) file(chunk int, flag int) (*os.File, error) {
	number := chunk / chunksPerFile
	if c.current != nil && c.number == number {
		return c.current, nil
	}
	if err := errors.Join(c.sync(), c.close()); err != nil {
		return nil, err
	}
	f, err := os.OpenFile(filepath.Join(c.folder, fmt.Sprintf("%06d.bin", number)), flag, 0o644)
	if err != nil {
		return nil, err
	}
	c.current, c.number = f, number
	return f, syncFolder(c.folder) // the file may be new
}

func (c *counts) offset(chunk int) int64 {
	return int64(chunk%chunksPerFile) * int64(c.chunk) * countBytes
}

// write writes the counts of a chunk. They are on the disk after [counts.sync].
func (c *counts) write(chunk int, encoded []byte) error {
	f, err := c.file(chunk, os.O_RDWR|os.O_CREATE)
	if err != nil {
		return err
	}
	_, err = f.WriteAt(encoded, c.offset(chunk))
	return err
}

// read returns the counts of a chunk of n positions, encoded. If they are missing it returns what
// there is.
func (c *counts) read(chunk, n int) ([]byte, error) {
	f, err := c.file(chunk, os.O_RDWR)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	encoded := make([]byte, n*countBytes)
	got, err := f.ReadAt(encoded, c.offset(chunk))
	if errors.Is(err, io.EOF) {
		err = nil
	}
	return encoded[:got], err
}

func (c *counts) sync() error {
	if c.current == nil {
		return nil
	}
	return c.current.Sync()
}

func (c *counts) close() error {
	if c.current == nil {
		return nil
	}
	f := c.current
	c.current = nil
	return f.Close()
}

// encodeCounts returns counts as they are kept, and their checksum.
func encodeCounts(counts []uint64) ([]byte, [sha256.Size]byte) {
	encoded := make([]byte, 0, len(counts)*countBytes)
	for _, n := range counts {
		encoded = binary.LittleEndian.AppendUint64(encoded, n)
	}
	return encoded, sha256.Sum256(encoded)
}

func decodeCounts(encoded []byte) []uint64 {
	counts := make([]uint64, len(encoded)/countBytes)
	for i := range counts {
		counts[i] = binary.LittleEndian.Uint64(encoded[i*countBytes:])
	}
	return counts
}
