package wire

import (
	"encoding/binary"
	"fmt"
	"regexp"
	"time"
)

// Ask is the one message of a worker, in JSON: its greeting, its sign of life, what it brings and what it wants.
type Ask struct {
	Process string // tells processes with the same key apart
	Version string
	Threads int
	Method  string
	Holds   []int // the chunks that it has in hand: what it was given besides is given back
	Want    int   // so many more chunks
	Results []Result
}

// Result is the leaves below each position of a chunk, in eight bytes each, little-endian.
type Result struct {
	Chunk  int
	Counts []byte
}

// NewResult returns the counts of a chunk as they are sent.
func NewResult(chunk int, counts []uint64) Result {
	encoded, _ := binary.Append(nil, binary.LittleEndian, counts) // never fails
	return Result{chunk, encoded}
}

// Leaves returns the counts of a result. Whether there is such a chunk, and with so many positions, is left to Run.Check of package
// deep.
func (r *Result) Leaves() ([]uint64, error) {
	counts := make([]uint64, len(r.Counts)/8)
	if n, err := binary.Decode(r.Counts, binary.LittleEndian, counts); err != nil || n < len(r.Counts) {
		return nil, fmt.Errorf("chunk %d: counts in %d bytes: expected 8 each", r.Chunk, len(r.Counts))
	}
	return counts, nil
}

// Answer is the answer to an [Ask], in JSON: the results that came with it are in the journal.
type Answer struct {
	Refused   string        // why the worker cannot take part
	Reasons   []string      // why results are not taken
	Complete  bool          // there is nothing left to do
	Remaining int           // plies below each position
	Lease     time.Duration // after which a worker that is not heard of loses its chunks
	Pause     time.Duration // before the worker wants chunks again, if it is given none
	Chunks    []Chunk
}

// Chunk is a chunk to be counted: its number, and its positions in a block, see Worker.Count of package deep.
type Chunk struct {
	Number, Positions int
	Block             []byte
}

// MaxPayload is the size of the largest message. A result with the most positions that a chunk may have takes two thirds of it.
const MaxPayload = 1 << 20

// MaxThreads bounds the threads of a worker.
const MaxThreads = 1024

// Subject returns the subject on which the workers of a key ask the coordinator of a run, see [ShortName].
func Subject(run, key string) string { return "bitray." + run + ".key." + key }

// ShortName returns the name by which the messages of a run go: the start of its full name.
func ShortName(run string) string { return run[:16] }

// Inbox returns the start of the subjects on which the workers of a key are answered.
func Inbox(key string) string { return "_INBOX_" + key }

var nameForm = regexp.MustCompile(`^[A-Za-z0-9_-]{1,40}$`)

// CheckName checks the name of a key, a worker process or a run.
func CheckName(name string) error {
	if !nameForm.MatchString(name) {
		return fmt.Errorf("name %.60q: expected 1 to 40 letters, digits, '-' and '_'", name)
	}
	return nil
}
