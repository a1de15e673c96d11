package wire

import (
	"encoding/binary"
	"fmt"
	"regexp"
	"strings"
	"time"

	"github.com/bitray/bitray/perft/deep"
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
// the subject of results, by asking for it there, is not taken for one. The number of the chunk follows, and
// the number of its positions, in four bytes each.
const (
	chunkKind  = 'c'
	resultKind = 'r'
	headSize   = 1 + 4 + 4
)

// head appends the head of a message to others.
func head(b []byte, kind byte, number, positions int) []byte {
	b = binary.LittleEndian.AppendUint32(append(b, kind), uint32(number))
	return binary.LittleEndian.AppendUint32(b, uint32(positions))
}

func parseHead(b []byte, kind byte) (number, positions int, rest []byte, err error) {
	if len(b) < headSize || b[0] != kind {
		return 0, 0, nil, fmt.Errorf("%d bytes: expected the kind %q, the number of a chunk and that of its positions", len(b), kind)
	}
	return int(binary.LittleEndian.Uint32(b[1:])), int(binary.LittleEndian.Uint32(b[5:])), b[headSize:], nil
}

// Chunk is a chunk to be counted: its number, and its positions in a block, see Worker.Count of package deep.
type Chunk struct {
	Number, Positions int
	Block             []byte
}

// Encode returns the chunk as it is sent.
func (c *Chunk) Encode() []byte {
	return append(head(nil, chunkKind, c.Number, c.Positions), c.Block...)
}

// ParseChunk reads a chunk.
func ParseChunk(b []byte) (c Chunk, err error) {
	c.Number, c.Positions, c.Block, err = parseHead(b, chunkKind)
	return c, err
}

// AppendResult appends the leaves below each position of a chunk, as varints, to a message, which may hold
// several results.
func AppendResult(b []byte, chunk int, counts []uint64) []byte {
	b = head(b, resultKind, chunk, len(counts))
	for _, n := range counts {
		b = binary.AppendUvarint(b, n)
	}
	return b
}

// ParseResults reads the results of a message, at least one. Whether there are such chunks, and with so many
// positions, is left to Run.Check of package deep.
func ParseResults(b []byte) (results []deep.Result, err error) {
	for more := true; more; more = len(b) > 0 {
		chunk, n, rest, err := parseHead(b, resultKind)
		if err != nil {
			return nil, err
		}
		counts := make([]uint64, 0, min(uint(n), uint(len(rest)))) // each takes a byte at least
		for len(counts) < n {
			count, size := binary.Uvarint(rest)
			if size <= 0 {
				return nil, fmt.Errorf("%d bytes: expected %d counts", len(rest), n-len(counts))
			}
			counts, rest = append(counts, count), rest[size:]
		}
		results, b = append(results, deep.Result{Chunk: chunk, Counts: counts}), rest
	}
	return results, nil
}

// Subjects are the subjects of a run.
type Subjects struct{ prefix string }

// SubjectsOf returns the subjects of the run of the given name, see [ShortName].
func SubjectsOf(run string) Subjects { return Subjects{"bitray." + run} }

// ShortName returns the name by which the messages of a run go: the start of its full name.
func ShortName(run string) string { return run[:16] }

// The kinds of requests that a worker sends.
const (
	Hello   = "hello"   // it is there
	Results = "results" // what it has counted
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
