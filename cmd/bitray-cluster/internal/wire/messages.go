package wire

import (
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"time"

	"github.com/nats-io/nats.go"

	"github.com/bitray/bitray/perft/deep"
)

// Greeting is what a worker says first, as a sign of life, and when it leaves.
type Greeting struct {
	Process string // tells processes with the same key apart
	Version string
	Threads int
	Method  string
	Leaving bool
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

// Encode returns a greeting or a welcome as it is sent.
func Encode(message any) []byte {
	b, err := json.Marshal(message)
	if err != nil {
		panic(err) // messages hold nothing that cannot be marshaled
	}
	return b
}

// ParseGreeting reads a greeting.
func ParseGreeting(data []byte) (g Greeting, err error) {
	err = json.Unmarshal(data, &g)
	if err == nil && (CheckName(g.Process) != nil || g.Threads < 1 || g.Threads > MaxThreads || len(g.Version+g.Method) > 100) {
		err = fmt.Errorf("process %.50q, %d threads, version %.50q, method %.50q: expected a name, 1 to %d threads and short words", g.Process, g.Threads, g.Version, g.Method, MaxThreads)
	}
	return g, err
}

// Chunks and results have headers with the number of the chunk. Their names differ, so that a chunk that a worker has
// sent to the subject of a result, by asking for it there, is not taken for one.
const (
	chunkHeader     = "Bitray-Chunk"
	positionsHeader = "Bitray-Positions"
	resultHeader    = "Bitray-Result"
)

// Chunk is a chunk to be counted: its number, and its positions in a block, see [deep.DecodeBlock].
type Chunk struct {
	Number, Positions int
	Block             []byte
}

// Message returns the chunk as it is sent.
func (c *Chunk) Message(subject string) *nats.Msg {
	return &nats.Msg{Subject: subject, Data: c.Block, Header: nats.Header{
		chunkHeader: {strconv.Itoa(c.Number)}, positionsHeader: {strconv.Itoa(c.Positions)},
	}}
}

// ParseChunk reads a chunk.
func ParseChunk(h nats.Header, block []byte) (Chunk, error) {
	number, err := strconv.Atoi(h.Get(chunkHeader))
	n, err2 := strconv.Atoi(h.Get(positionsHeader))
	if err := errors.Join(err, err2); err != nil || n > deep.MaxChunk {
		return Chunk{}, fmt.Errorf("chunk %d of %d positions: %w", number, n, err)
	}
	return Chunk{number, n, block}, nil
}

// Result returns the message with the leaves below each position of a chunk.
func Result(subject string, chunk int, counts []uint64) *nats.Msg {
	data, err := binary.Append(nil, binary.LittleEndian, counts)
	if err != nil {
		panic(err) // numbers have a size
	}
	return &nats.Msg{Subject: subject, Data: data, Header: nats.Header{resultHeader: {strconv.Itoa(chunk)}}}
}

// ParseResult reads a result. Whether there is such a chunk, and with so many positions, is left to [deep.Run.Check].
func ParseResult(m *nats.Msg) (chunk int, counts []uint64, err error) {
	if chunk, err = strconv.Atoi(m.Header.Get(resultHeader)); err != nil {
		return 0, nil, fmt.Errorf("%d bytes without the number of a chunk: %w", len(m.Data), err)
	}
	counts = make([]uint64, len(m.Data)/8)
	if _, err = binary.Decode(m.Data, binary.LittleEndian, counts); err == nil && len(m.Data) != 8*len(counts) {
		err = fmt.Errorf("chunk %d: %d bytes of counts: expected 8 a position", chunk, len(m.Data))
	}
	return chunk, counts, err
}
