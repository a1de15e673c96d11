package deep

import (
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"time"

	"github.com/bitray/bitray/cmd/internal/deep/internal/journal"
	"github.com/bitray/bitray/perft"
)

// Origin says who counted, and how. The texts are words: 1 to 200 printable ASCII characters
// without spaces.
type Origin = journal.Origin

// Result is what the counting of a chunk came to.
type Result struct {
	Chunk  int
	Counts []uint64 // leaves below each position, in their order
	Origin Origin
	Took   time.Duration // of one thread; 0 if it is not known
}

// Receipt says what has become of a result.
type Receipt uint8

// The receipts.
const (
	// Accepted is a result of a chunk that was open.
	Accepted Receipt = iota
	// Repeated equals the result that was there.
	Repeated
	// Different is not the result that was there, which stays.
	Different
)

// Check says what is out of bounds in a result: what passes can be committed.
func (r *Run) Check(result *Result) error {
	if result.Chunk < 0 || result.Chunk >= r.Chunks() {
		return fmt.Errorf("chunk %d: expected 0 to %d", result.Chunk, r.Chunks()-1)
	}
	if n := r.ChunkLen(result.Chunk); len(result.Counts) != n {
		return fmt.Errorf("chunk %d: %d counts, expected %d", result.Chunk, len(result.Counts), n)
	}
	most := perft.NewNodes(slices.Max(result.Counts))
	if most.Float64() > math.Pow(maxMoves, float64(r.Remaining())) {
		return fmt.Errorf("chunk %d: %v leaves %d plies below one position: expected fewer", result.Chunk, most, r.Remaining())
	}
	if r.Last().Ways.Mul(most).Overflows() {
		return fmt.Errorf("chunk %d: %v leaves below one position: expected a perft of fewer than 2^128", result.Chunk, most)
	}
	record := result.record(journal.Counted, perft.Nodes{}, "")
	return record.Validate()
}

// maxMoves is more than the moves of any position.
const maxMoves = 1 << 10

func (result *Result) record(event journal.Event, total perft.Nodes, sum string) journal.Record {
	return journal.Record{Event: event, Chunk: result.Chunk, Total: total, Counts: sum, Origin: result.Origin, Took: result.Took}
}

var errReadOnly = errors.New("the run is only read: expected to write")

// Commit takes results and returns when they are in the journal, on the disk, with a receipt for each. A
// result of a chunk that is done changes nothing. If it fails, for instance because the disk is
// full or [Run.Check] refuses a result, none is taken, and they can be committed again.
//
// The counts themselves may reach the disk later. If they do not, [Open] notices and opens the chunk again.
func (r *Run) Commit(results []Result) ([]Receipt, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.lock == nil {
		return nil, errReadOnly
	}
	var records []journal.Record
	receipts := make([]Receipt, len(results))
	sums := map[int]string{} // of the chunks of this group
	var encoded []byte
	for i := range results {
		result := &results[i]
		if err := r.Check(result); err != nil {
			return nil, err
		}
		encoded, _ = binary.Append(encoded[:0], binary.LittleEndian, result.Counts) // never fails
		sum := sumOf(encoded)
		kept, done := sums[result.Chunk]
		if c := &r.states.chunks[result.Chunk]; c.done {
			kept, done = c.sum, true
		}
		switch {
		case !done:
			total, err := r.weigh(result.Chunk, result.Counts)
			if err == nil {
				_, err = r.counts.WriteAt(encoded, r.offset(result.Chunk))
			}
			if err != nil {
				return nil, err
			}
			sums[result.Chunk] = sum
			records = append(records, result.record(journal.Counted, total, sum))
		case kept == sum:
			receipts[i] = Repeated
		default:
			receipts[i] = Different
		}
	}
	return receipts, r.append(records)
}

// weigh sums up the counts of the positions of a chunk by all ways that lead to them.
func (r *Run) weigh(chunk int, counts []uint64) (total perft.Nodes, err error) {
	ways, err := r.list.Ways(chunk)
	if err != nil {
		return total, err
	}
	for i, n := range counts {
		total = total.Add(perft.NewNodes(n).Mul(perft.NewNodes(ways[i])))
	}
	return total, nil
}

// Conflict is a position that was counted twice, with different results.
type Conflict struct {
	Chunk    int    `json:"in_chunk"`
	Position int    `json:"position"` // counted from 0 within the chunk
	FEN      string `json:"position_fen"`
	A        uint64 `json:"leaves"` // the first count
	B        uint64 `json:"other_leaves"`
}

// newConflict returns the first position on which two counts of a chunk differ, or nil.
func (r *Run) newConflict(chunk int, a, b []uint64) (*Conflict, error) {
	for i := range a {
		if a[i] != b[i] {
			p, err := r.Position(chunk, i)
			return &Conflict{Chunk: chunk, Position: i, FEN: p.FEN(), A: a[i], B: b[i]}, err
		}
	}
	return nil, nil
}

// Confirm compares results with those that are kept. It notes which are confirmed, opens the chunks again that
// differ, and returns where: the kept count first. Chunks that are open are passed over. An equal result that was
// found by the same party, by the same method and with the same seed as the first is an error.
func (r *Run) Confirm(again []Result) (differ []*Conflict, err error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	var records []journal.Record
	for i := range again {
		result := &again[i]
		if err := r.Check(result); err != nil {
			return nil, err
		}
		c := &r.states.chunks[result.Chunk]
		if !c.done {
			continue
		}
		kept, err := r.readCounts(result.Chunk)
		if err != nil {
			return nil, err
		}
		m, err := r.newConflict(result.Chunk, kept, result.Counts)
		if err != nil {
			return nil, err
		}
		a, b := c.origin.Value(), &result.Origin
		switch {
		case m != nil:
			differ = append(differ, m)
			records = append(records, reopened(m.Chunk))
		case a.Party == b.Party && a.Seed == b.Seed && a.Method == b.Method:
			return nil, fmt.Errorf("chunk %d was counted before in the same way by %s: expected another --seed or --method", result.Chunk, a.Party)
		default:
			records = append(records, result.record(journal.Confirmed, c.total, c.sum))
		}
	}
	return differ, r.append(records)
}

// reopened is a record that takes back the result of a chunk: it is to be counted again.
func reopened(chunk int) journal.Record { return journal.Record{Event: journal.Reopened, Chunk: chunk} }

// countBytes is the size of a count in the file of counts, where they stand in the order of the positions.
const countBytes = 8

// sumOf returns the SHA-256 of the counts of a chunk, as they stand in the file, in hexadecimal.
func sumOf(encoded []byte) string { return fmt.Sprintf("%x", sha256.Sum256(encoded)) }

func (r *Run) offset(chunk int) int64 { return int64(chunk) * int64(r.Chunk) * countBytes }

var errCounts = errors.New("its counts do not fit the journal")

// readCounts returns the counts of a chunk that is done, checked.
func (r *Run) readCounts(chunk int) ([]uint64, error) {
	encoded := make([]byte, r.ChunkLen(chunk)*countBytes)
	if r.counts != nil {
		if _, err := r.counts.ReadAt(encoded, r.offset(chunk)); err != nil && !errors.Is(err, io.EOF) {
			return nil, err
		}
	}
	if r.counts == nil || sumOf(encoded) != r.states.chunks[chunk].sum {
		return nil, fmt.Errorf("%s: chunk %d: %w", r.folder, chunk, errCounts)
	}
	counts := make([]uint64, len(encoded)/countBytes)
	_, err := binary.Decode(encoded, binary.LittleEndian, counts)
	return counts, err
}

// Counts returns the number of leaves below each position of a chunk that is done, in their order. It is an
// error if the chunk is open, or if its counts are damaged.
func (r *Run) Counts(chunk int) ([]uint64, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if !r.states.chunks[chunk].done {
		return nil, fmt.Errorf("chunk %d: not counted yet", chunk)
	}
	return r.readCounts(chunk)
}
