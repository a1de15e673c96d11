package wire

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"regexp"
	"time"

	"github.com/bitray/bitray/internal/deep"
)

// Ask is what a worker says of itself, as its greeting and as a sign of life, and what it wants.
type Ask struct {
	Process string // tells processes with the same key apart
	Version string
	Threads int
	Method  string
	Holds   []int // the chunks that it has in hand: what it was given besides is given back
	Want    int   // so many more chunks
}

// Answer begins the answer to an [Ask]. Chunks follow it.
type Answer struct {
	Refused   string        // why the worker cannot take part
	Complete  bool          // there is nothing left to do
	Remaining int           // plies below each position
	Lease     time.Duration // after which a worker that is not heard of loses its chunks
	Waiting   int           // chunks that nobody holds
	Pause     time.Duration // before the worker wants chunks again, if it is given none
}

// MaxPayload is the size of the largest message.
const MaxPayload = 1 << 20

// MaxThreads bounds the threads of a worker.
const MaxThreads = 1024

// Chunks and results begin with a byte that says which they are. The number of the chunk follows, and the
// number of its positions, in four bytes each.
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

// AppendChunk appends a chunk to an answer: its head, the length of its block and the block.
func AppendChunk(b []byte, c Chunk) []byte {
	b = binary.LittleEndian.AppendUint32(head(b, chunkKind, c.Number, c.Positions), uint32(len(c.Block)))
	return append(b, c.Block...)
}

// Encode returns an answer as it is sent, to which chunks can be appended.
func (a *Answer) Encode() []byte {
	text, _ := json.Marshal(a) // there is nothing in it that cannot be marshaled
	return append(text, '\n')
}

// ParseAnswer reads an answer and the chunks that follow it.
func ParseAnswer(b []byte) (a Answer, chunks []Chunk, err error) {
	text, b, _ := bytes.Cut(b, []byte("\n"))
	for err = json.Unmarshal(text, &a); err == nil && len(b) > 0; {
		var c Chunk
		if c.Number, c.Positions, b, err = parseHead(b, chunkKind); err != nil {
			break
		}
		if len(b) < 4 || len(b)-4 < int(binary.LittleEndian.Uint32(b)) {
			return a, nil, fmt.Errorf("chunk %d: its block is cut short", c.Number)
		}
		n := 4 + int(binary.LittleEndian.Uint32(b))
		c.Block, b = b[4:n], b[n:]
		chunks = append(chunks, c)
	}
	return a, chunks, err
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
	Asks    = "ask"     // an [Ask]
	Results = "results" // what it has counted
)

// Of returns the subject on which the workers of a key send requests of a kind.
func (s Subjects) Of(key, kind string) string { return s.prefix + ".key." + key + "." + kind }

// Inbox returns the start of the subjects on which the workers of a key are answered.
func Inbox(key string) string { return "_INBOX_" + key }

// Publish returns the subjects on which the workers of a key may publish. They may hear what is below their
// [Inbox].
func (s Subjects) Publish(key string) []string { return []string{s.Of(key, Asks), s.Of(key, Results)} }

var nameForm = regexp.MustCompile(`^[A-Za-z0-9_-]{1,40}$`)

// CheckName checks the name of a key, a worker process or a run.
func CheckName(name string) error {
	if !nameForm.MatchString(name) {
		return fmt.Errorf("name %.60q: expected 1 to 40 letters, digits, '-' and '_'", name)
	}
	return nil
}
