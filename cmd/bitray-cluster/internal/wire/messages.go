package wire

import (
	"encoding/binary"
	"fmt"
	"regexp"
	"strings"
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

// Chunks and results begin with a byte that says which they are, so that a chunk that a worker has sent to
// the subject of a result, by asking for it there, is not taken for one. The number of the chunk follows, in
// four bytes.
const (
	chunkKind  = 'c'
	resultKind = 'r'
	headSize   = 1 + 4
)

// Chunk is a chunk to be counted: its number, and its positions in a block, see Worker.Count of package deep.
type Chunk struct {
	Number, Positions int
	Block             []byte
}

// Encode returns the chunk as it is sent.
func (c *Chunk) Encode() []byte {
	b := binary.LittleEndian.AppendUint32([]byte{chunkKind}, uint32(c.Number))
	b = binary.LittleEndian.AppendUint32(b, uint32(c.Positions))
	return append(b, c.Block...)
}

// ParseChunk reads a chunk.
func ParseChunk(b []byte) (c Chunk, err error) {
	if len(b) < headSize+4 || b[0] != chunkKind {
		return c, fmt.Errorf("a message of %d bytes: expected a chunk", len(b))
	}
	return Chunk{int(binary.LittleEndian.Uint32(b[1:])), int(binary.LittleEndian.Uint32(b[headSize:])), b[headSize+4:]}, nil
}

// EncodeResult returns the message with the leaves below each position of a chunk.
func EncodeResult(chunk int, counts []uint64) []byte {
	b := binary.LittleEndian.AppendUint32([]byte{resultKind}, uint32(chunk))
	for _, n := range counts {
		b = binary.LittleEndian.AppendUint64(b, n)
	}
	return b
}

// ParseResult reads a result. Whether there is such a chunk, and with so many positions, is left to Run.Check
// of package deep.
func ParseResult(b []byte) (chunk int, counts []uint64, err error) {
	if len(b) < headSize || b[0] != resultKind || len(b)%8 != headSize%8 {
		return 0, nil, fmt.Errorf("a message of %d bytes: expected a result, the number of a chunk and its counts", len(b))
	}
	counts = make([]uint64, len(b)/8)
	for i := range counts {
		counts[i] = binary.LittleEndian.Uint64(b[headSize+8*i:])
	}
	return int(binary.LittleEndian.Uint32(b[1:])), counts, nil
}

// Subjects are the subjects of a run.
type Subjects struct{ prefix string }

// SubjectsOf returns the subjects of the run of the given name, see [ShortName].
func SubjectsOf(run string) Subjects { return Subjects{"bitray." + run} }

// ShortName returns the name by which the messages of a run go: the start of its full name.
func ShortName(run string) string { return run[:16] }

// The kinds of requests that a worker sends.
const (
	Hello   = "hello"  // it is there
	Results = "result" // what it has counted
)

// Of returns the subject on which the workers of a key send requests of a kind.
func (s Subjects) Of(key, kind string) string { return s.prefix + ".key." + key + "." + kind }

// Chunks is the subject of the chunks in the queue.
func (s Subjects) Chunks() string { return s.prefix + ".chunks" }

// Stream is the name of the stream that is the queue. Its consumer has another name each time that
// the queue is rebuilt, so that an acknowledgment of a chunk from an earlier queue hits nothing.
func (s Subjects) Stream() string { return strings.ReplaceAll(s.prefix, ".", "-") }

// Inbox returns the start of the subjects on which the workers of a key are answered.
func Inbox(key string) string { return "_INBOX_" + key }

// Publish returns the subjects on which the workers of a key may publish. They may hear what is below their
// [Inbox].
func (s Subjects) Publish(key string) []string {
	return []string{
		s.Of(key, Hello), s.Of(key, Results), "$JS.API.CONSUMER.INFO." + s.Stream() + ".*",
		"$JS.API.CONSUMER.MSG.NEXT." + s.Stream() + ".*", "$JS.ACK." + s.Stream() + ".*.>",
	}
}

var nameForm = regexp.MustCompile(`^[A-Za-z0-9_-]{1,40}$`)

// CheckName checks the name of a key, a worker process or a run.
func CheckName(name string) error {
	if !nameForm.MatchString(name) {
		return fmt.Errorf("name %.60q: expected 1 to 40 letters, digits, '-' and '_'", name)
	}
	return nil
}
