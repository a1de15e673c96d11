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

	encoded []byte // the counts, as they stand in the file
	sum     journal.Sum
	total   perft.Nodes
}

// weigh sums the counts up by all ways that lead to the positions, and says how they stand in the file.
func (r *Run) weigh(result *Result) (err error) {
	result.encoded, _ = binary.Append(nil, binary.LittleEndian, result.Counts) // never fails
	result.sum = sha256.Sum256(result.encoded)
	result.total, err = r.total(result.Chunk, result.Counts)
	return err
}

// total sums up the counts of the positions of a chunk by all ways that lead to them.
func (r *Run) total(chunk int, counts []uint64) (total perft.Nodes, err error) {
	ways, err := r.list.Ways(chunk)
	if err != nil {
		return total, err
	}
	for i, n := range counts {
		total = total.Add(perft.NewNodes(n).Mul(perft.NewNodes(ways[i])))
	}
	return total, nil
}

// maxMoves is more than the moves of any position.
const maxMoves = 1 << 10

// inBounds reports whether no count is more than the leaves below any position.
func (r *Run) inBounds(counts []uint64) bool {
	return float64(slices.Max(counts)) <= math.Pow(maxMoves, float64(r.Remaining()))
}

func (result *Result) record(event journal.Event) journal.Record {
	return journal.Record{Event: event, Chunk: result.Chunk, Total: result.total, Counts: result.sum, Origin: result.Origin, Took: result.Took}
}

var errReadOnly = errors.New("the run is only read: expected to write")

// commit takes results, which may be of a share, notes what has become of each, and returns when they are in the journal, on the
// disk. If it fails, for instance because the disk is full, none is taken, and they can be committed again.
//
// The counts themselves may reach the disk later. If they do not, [Open] notices and opens the chunk again.
func (r *Run) commit(group []Result, t *Taken) error {
	if r.lock == nil {
		return errReadOnly
	}
	var records []journal.Record
	for i := range group {
		result := &group[i]
		c := r.states.at(result.Chunk)
		switch {
		case r.states.refuses(c, result.Origin):
			t.Refused++
		case !c.done:
			if err := r.writeCounts(result.Chunk, result.encoded); err != nil {
				return err
			}
			records = append(records, result.record(journal.Counted))
			t.Taken++
		case c.sum == result.sum:
			t.Repeated++
		default:
			m, err := r.conflict(result.Chunk, result.Counts)
			if err != nil {
				return err
			}
			t.Contradicted++
			t.say("chunk %d, position %d, %s: %d leaves, but %d by %v", m.Chunk, m.Position, m.FEN, m.B, m.A, by(m.By))
			if !c.here {
				records = append(records, journal.Record{Event: journal.Disputed, Chunk: result.Chunk})
			}
		}
	}
	return r.append(records)
}

// Conflict is a position that was counted twice, with different results.
type Conflict struct {
	Chunk    int    `json:"in_chunk"`
	Position int    `json:"position"` // counted from 0 within the chunk
	FEN      string `json:"position_fen"`
	A        uint64 `json:"leaves"` // the first count
	B        uint64 `json:"other_leaves"`
	By       Origin `json:"-"` // of the first count
	Opened   int    `json:"-"` // how many chunks the difference has opened again
}

// conflict returns the first position on which other counts of a chunk that is done differ from those that are kept, or nil.
func (r *Run) conflict(chunk int, other []uint64) (*Conflict, error) {
	kept, err := r.Counts(chunk)
	if err != nil {
		return nil, err
	}
	for i := range kept {
		if kept[i] != other[i] {
			entries, err := r.list.Block(chunk)
			if err != nil {
				return nil, err
			}
			p, err := entries[i].Code.Position()
			return &Conflict{Chunk: chunk, Position: i, FEN: p.FEN(), A: kept[i], B: other[i], By: r.states.at(chunk).origin.Value()}, err
		}
	}
	return nil, nil
}

// Confirm compares results with those that are kept. It notes which are confirmed, opens the chunks again that
// differ, with all chunks of the same share and machine if it is of a share, and returns where: the kept count first.
// Chunks that are open are passed over. An equal result that was found by the same party, by the same method and with
// the same seed as the first is an error.
func (r *Run) Confirm(again []Result) (differ []*Conflict, err error) {
	var records []journal.Record
	for i := range again {
		result := &again[i]
		c := r.states.at(result.Chunk)
		if !c.done {
			continue
		}
		m, err := r.conflict(result.Chunk, result.Counts)
		if err != nil {
			return nil, err
		}
		a, b := c.origin.Value(), result.Origin
		switch {
		case m != nil:
			done := r.Status().Done
			if err := r.append(append(records, r.takeBack(m.Chunk, a)...)); err != nil { // what follows may be among them
				return nil, err
			}
			m.Opened = done - r.Status().Done
			differ, records = append(differ, m), nil
		case a.Party == b.Party && a.Seed == b.Seed && a.Method == b.Method:
			return nil, fmt.Errorf("chunk %d was counted before in the same way by %s: expected another --seed or --method", result.Chunk, a.Party)
		default:
			result.sum, result.total = c.sum, c.total
			records = append(records, result.record(journal.Confirmed))
		}
	}
	return differ, r.append(records)
}

// takeBack returns the records that open a chunk again which an origin has counted wrongly; of a share all that this machine
// has counted of it, which is not taken in again.
func (r *Run) takeBack(chunk int, wrong Origin) (records []journal.Record) {
	if wrong.Share == "" {
		return []journal.Record{{Event: journal.Reopened, Chunk: chunk}}
	}
	seen := map[Origin]bool{}
	for i := range r.states.chunks {
		c := &r.states.chunks[i]
		if !c.done {
			continue
		}
		if o := c.origin.Value(); o.Share == wrong.Share && o.Party == wrong.Party && !seen[o] {
			seen[o] = true
			records = append(records, journal.Record{Event: journal.Refused, Origin: o})
		}
	}
	return records
}

// countBytes is the size of a count in the file of counts, where they stand in the order of the positions.
const countBytes = 8

// offset returns where the counts of a chunk stand in the file: those of a share close to each other.
func (r *Run) offset(chunk int) int64 {
	i, _ := r.Share.index(chunk)
	return int64(i) * int64(r.Chunk) * countBytes
}

var errCounts = errors.New("its counts do not fit the journal")

// readCounts returns the counts of a chunk that is done as they stand in the file, checked.
func (r *Run) readCounts(chunk int) ([]byte, error) {
	encoded := make([]byte, r.ChunkLen(chunk)*countBytes)
	if r.counts != nil {
		if _, err := r.counts.ReadAt(encoded, r.offset(chunk)); err != nil && !errors.Is(err, io.EOF) {
			return nil, err
		}
	}
	if r.counts == nil || sha256.Sum256(encoded) != r.states.at(chunk).sum {
		return nil, fmt.Errorf("%s: chunk %d: %w", r.folder, chunk, errCounts)
	}
	return encoded, nil
}

func (r *Run) writeCounts(chunk int, encoded []byte) error {
	_, err := r.counts.WriteAt(encoded, r.offset(chunk))
	return err
}

// decoded returns counts that were read from the file.
func decoded(encoded []byte) []uint64 {
	counts := make([]uint64, len(encoded)/countBytes)
	binary.Decode(encoded, binary.LittleEndian, counts) // never fails
	return counts
}

// Counts returns the number of leaves below each position of a chunk that is done, in their order. It is an
// error if the counts are damaged.
func (r *Run) Counts(chunk int) ([]uint64, error) {
	encoded, err := r.readCounts(chunk)
	return decoded(encoded), err
}
