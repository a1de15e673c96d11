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
	// Different is not the result that was there, which stays, unless a share differs: then the chunk is open.
	Different
	// Refused is a result of a share about a chunk on which it is not believed.
	Refused
)

// Check says what is out of bounds in a result: what passes can be committed.
func (r *Run) Check(result *Result) error {
	if r.states.at(result.Chunk) == nil {
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
	record := result.record(journal.Counted, perft.Nodes{}, journal.Sum{})
	return record.Validate()
}

// maxMoves is more than the moves of any position.
const maxMoves = 1 << 10

func (result *Result) record(event journal.Event, total perft.Nodes, sum journal.Sum) journal.Record {
	return journal.Record{Event: event, Chunk: result.Chunk, Total: total, Counts: sum, Origin: result.Origin, Took: result.Took}
}

var errReadOnly = errors.New("the run is only read: expected to write")

// Commit takes results and returns when they are in the journal, on the disk, with a receipt for each. A
// result of a chunk that is done changes nothing. If it fails, for instance because the disk is
// full or [Run.Check] refuses a result, none is taken, and they can be committed again.
//
// The counts themselves may reach the disk later. If they do not, [Open] notices and opens the chunk again.
func (r *Run) Commit(results []Result) ([]Receipt, error) {
	group := make([]weighed, len(results))
	for i := range results {
		if err := r.Check(&results[i]); err != nil {
			return nil, err
		}
		var err error
		if group[i], err = r.weighed(results[i]); err != nil {
			return nil, err
		}
	}
	return r.commit(group)
}

// weighed is a result with what is noted of it.
type weighed struct {
	Result
	encoded  []byte // the counts, as they stand in the file
	sum      journal.Sum
	total    perft.Nodes
	conflict *Conflict // with the result that was there before
}

// weighed returns a result that was checked with what is noted of it.
func (r *Run) weighed(result Result) (w weighed, err error) {
	w.Result = result
	w.encoded, _ = binary.Append(nil, binary.LittleEndian, result.Counts) // never fails
	w.sum = sha256.Sum256(w.encoded)
	w.total, err = r.weigh(result.Chunk, result.Counts)
	return w, err
}

func (r *Run) commit(group []weighed) ([]Receipt, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.lock == nil {
		return nil, errReadOnly
	}
	var records []journal.Record
	receipts := make([]Receipt, len(group))
	sums := map[int]journal.Sum{} // of the chunks of this group
	for i := range group {
		w := &group[i]
		c := r.states.at(w.Chunk)
		kept, done := sums[w.Chunk]
		if c.done {
			kept, done = c.sum, true
		}
		switch {
		case c.refuses(w.Origin):
			receipts[i] = Refused
		case !done:
			if _, err := r.counts.WriteAt(w.encoded, r.offset(w.Chunk)); err != nil {
				return nil, err
			}
			sums[w.Chunk] = w.sum
			records = append(records, w.record(journal.Counted, w.total, w.sum))
		case kept == w.sum:
			receipts[i] = Repeated
		default:
			receipts[i] = Different
			if w.Origin.Share == "" {
				continue
			}
			counts, err := r.readCounts(w.Chunk)
			if err == nil {
				w.conflict, err = r.newConflict(w.Chunk, counts, w.Counts)
			}
			if err != nil {
				return nil, err
			}
			if w.conflict.By = c.origin.Value(); !c.here {
				records = append(records, journal.Record{Event: journal.Disputed, Chunk: w.Chunk})
			}
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
	By       Origin `json:"-"` // of the first count, if both are of one run
	Opened   int    `json:"-"` // how many chunks the difference has opened again
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
// differ, with all chunks of the same share and machine if it is of a share, and returns where: the kept count first.
// Chunks that are open are passed over. An equal result that was found by the same party, by the same method and with
// the same seed as the first is an error.
func (r *Run) Confirm(again []Result) (differ []*Conflict, err error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	var records []journal.Record
	for i := range again {
		result := &again[i]
		if err := r.Check(result); err != nil {
			return nil, err
		}
		c := r.states.at(result.Chunk)
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
			back := r.takeBack(m.Chunk, a)
			m.By, m.Opened = a, len(back)
			differ = append(differ, m)
			if err := r.append(append(records, back...)); err != nil { // what follows may be among them
				return nil, err
			}
			records = nil
		case a.Party == b.Party && a.Seed == b.Seed && a.Method == b.Method:
			return nil, fmt.Errorf("chunk %d was counted before in the same way by %s: expected another --seed or --method", result.Chunk, a.Party)
		default:
			records = append(records, result.record(journal.Confirmed, c.total, c.sum))
		}
	}
	return differ, r.append(records)
}

// takeBack returns the records that open a chunk again which an origin has counted wrongly; of a share all that this machine
// has counted of it.
func (r *Run) takeBack(chunk int, wrong Origin) (records []journal.Record) {
	if wrong.Share == "" {
		return []journal.Record{reopened(chunk, Origin{})}
	}
	for _, chunk := range r.states.list(true) {
		if o := r.states.at(chunk).origin.Value(); o.Share == wrong.Share && o.Party == wrong.Party {
			records = append(records, reopened(chunk, o))
		}
	}
	return records
}

// reopened is a record that takes back the result of a chunk: it is to be counted again, and that of the origin is not taken in
// again.
func reopened(chunk int, refused Origin) journal.Record {
	return journal.Record{Event: journal.Reopened, Chunk: chunk, Origin: refused}
}

// countBytes is the size of a count in the file of counts, where they stand in the order of the positions.
const countBytes = 8

// offset returns where the counts of a chunk stand in the file: those of a share close to each other.
func (r *Run) offset(chunk int) int64 {
	i, _ := r.Share.index(chunk)
	return int64(i) * int64(r.Chunk) * countBytes
}

var errCounts = errors.New("its counts do not fit the journal")

// readCounts returns the counts of a chunk that is done, checked.
func (r *Run) readCounts(chunk int) ([]uint64, error) {
	encoded := make([]byte, r.ChunkLen(chunk)*countBytes)
	if r.counts != nil {
		if _, err := r.counts.ReadAt(encoded, r.offset(chunk)); err != nil && !errors.Is(err, io.EOF) {
			return nil, err
		}
	}
	if r.counts == nil || sha256.Sum256(encoded) != r.states.at(chunk).sum {
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
	if !r.states.at(chunk).done {
		return nil, fmt.Errorf("chunk %d: not counted yet", chunk)
	}
	return r.readCounts(chunk)
}
