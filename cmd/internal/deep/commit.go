package deep

import (
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
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

	sum   journal.Sum // of the counts, as they stand in the file
	total perft.Nodes
}

// weigh sums the counts up: how they stand in the file, and by all ways that lead to the positions.
func (r *Run) weigh(result *Result) (err error) {
	result.sum = sha256.Sum256(encoded(result.Counts))
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
			if err := r.writeCounts(result.Chunk, result.Counts); err != nil {
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

// countBytes is the size of a count in the file of counts, where they stand in the order of the positions.
const countBytes = 8

// offset returns where the counts of a chunk stand in the file: those of a share close to each other.
func (r *Run) offset(chunk int) int64 {
	i, _ := r.Share.index(chunk)
	return int64(i) * int64(r.Chunk) * countBytes
}

var errCounts = errors.New("its counts do not fit the journal")

// encoded returns counts as they stand in the file.
func encoded(counts []uint64) []byte {
	text, _ := binary.Append(nil, binary.LittleEndian, counts) // never fails
	return text
}

// Counts returns the number of leaves below each position of a chunk that is done, in their order. It is an
// error if the counts are damaged.
func (r *Run) Counts(chunk int) ([]uint64, error) {
	text := make([]byte, r.ChunkLen(chunk)*countBytes)
	if r.counts != nil {
		if _, err := r.counts.ReadAt(text, r.offset(chunk)); err != nil && !errors.Is(err, io.EOF) {
			return nil, err
		}
	}
	if r.counts == nil || sha256.Sum256(text) != r.states.at(chunk).sum {
		return nil, fmt.Errorf("%s: chunk %d: %w", r.folder, chunk, errCounts)
	}
	counts := make([]uint64, r.ChunkLen(chunk))
	binary.Decode(text, binary.LittleEndian, counts) // never fails
	return counts, nil
}

func (r *Run) writeCounts(chunk int, counts []uint64) error {
	_, err := r.counts.WriteAt(encoded(counts), r.offset(chunk))
	return err
}
