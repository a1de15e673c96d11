package wire

import (
	"encoding/binary"
	"fmt"
	"time"
)

// Greeting is what a worker says first, and as a sign of life.
type Greeting struct {
	Process string // tells processes with the same key apart
	Version string
	Threads int
	Method  string
}

// Welcome answers a greeting.
type Welcome struct {
	Refused   string        // why the worker cannot take part
	Complete  bool          // there is nothing left to do
	Queue     string        // the name of the consumer to pull from
	Remaining int           // plies below each position
	Lease     time.Duration // after which a chunk that is not heard of is given to others
	Workers   int           // processes that share what is in the queue
}

// MaxPayload is the size of the largest message.
const MaxPayload = 1 << 20

// MaxThreads bounds the threads of a worker.
const MaxThreads = 1024

// Chunks and results begin with a byte that says which they are, so that a chunk that a worker has sent to the subject of
// a result, by asking for it there, is not taken for one. The number of the chunk follows, in four bytes.
const (
	chunkKind  = 'c'
	resultKind = 'r'
	headSize   = 1 + 4
)

var order = binary.LittleEndian

// Chunk is a chunk to be counted: its number, and its positions in a block, see [deep.Worker.Count].
type Chunk struct {
	Number, Positions int
	Block             []byte
}

// Encode returns the chunk as it is sent.
func (c *Chunk) Encode() []byte {
	b := order.AppendUint32([]byte{chunkKind}, uint32(c.Number))
	b = order.AppendUint32(b, uint32(c.Positions))
	return append(b, c.Block...)
}

// ParseChunk reads a chunk.
func ParseChunk(b []byte) (c Chunk, err error) {
	if len(b) < headSize+4 || b[0] != chunkKind {
		return c, fmt.Errorf("a message of %d bytes: expected a chunk", len(b))
	}
	return Chunk{int(order.Uint32(b[1:])), int(order.Uint32(b[headSize:])), b[headSize+4:]}, nil
}

// EncodeResult returns the message with the leaves below each position of a chunk.
func EncodeResult(chunk int, counts []uint64) []byte {
	b := order.AppendUint32([]byte{resultKind}, uint32(chunk))
	for _, n := range counts {
		b = order.AppendUint64(b, n)
	}
	return b
}

// ParseResult reads a result. Whether there is such a chunk, and with so many positions, is left to [deep.Run.Check].
func ParseResult(b []byte) (chunk int, counts []uint64, err error) {
	if len(b) < headSize || b[0] != resultKind || len(b)%8 != headSize%8 {
		return 0, nil, fmt.Errorf("a message of %d bytes: expected a result, the number of a chunk and its counts", len(b))
	}
	counts = make([]uint64, len(b)/8)
	for i := range counts {
		counts[i] = order.Uint64(b[headSize+8*i:])
	}
	return int(order.Uint32(b[1:])), counts, nil
}
