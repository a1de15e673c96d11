package deep

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"time"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/deep/journal"
	"github.com/bitray/bitray/perft/deep/positions"
)

// Run is a run that this process works on; no other can at the same time. Its methods may be
// called from any number of goroutines.
type Run struct {
	Manifest
	// Torn is the number of bytes that a crash had left at the end of the journal; they were not
	// whole lines and have been cut off.
	Torn int64
	// Damaged are the chunks whose counts did not fit the journal. They are open again.
	Damaged []int
	// Clock dates the lines of the journal; [Open] sets it to [time.Now].
	Clock func() time.Time

	folder string
	lock   *os.File
	list   *list

	mu      sync.Mutex // guards what follows
	journal *journal.Journal
	counts  *counts
	chunks  states
}

// states are the states of all chunks.
type states []state

// state is what the journal says of a chunk.
type state struct {
	done      bool
	confirmed int // independent results that equal the first
	total     perft.Nodes
	counts    [sha256.Size]byte
	origin    journal.Origin
	took      time.Duration
	at        time.Time
}

// newStates returns the states that the records of a journal lead to.
func newStates(m *Manifest, records []journal.Record) (states, error) {
	s := make(states, m.Chunks())
	for i := range records {
		if err := s.note(&records[i]); err != nil {
			return nil, fmt.Errorf("journal: record %d: %w", i+1, err)
		}
	}
	return s, nil
}

// note changes the state of a chunk as a record says.
func (s states) note(r *journal.Record) error {
	if r.Chunk >= len(s) {
		return fmt.Errorf("chunk %d: expected fewer than %d", r.Chunk, len(s))
	}
	c := &s[r.Chunk]
	switch {
	case r.Event == journal.Counted && !c.done:
		*c = state{done: true, total: r.Total, counts: r.Counts, origin: r.Origin, took: r.Took, at: r.Time}
	case r.Event == journal.Confirmed && c.done && c.counts == r.Counts && c.total == r.Total:
		c.confirmed++
	case r.Event == journal.Reopened && c.done:
		*c = state{}
	default:
		return fmt.Errorf("chunk %d is %v, which does not fit what was before", r.Chunk, r.Event)
	}
	return nil
}

// Open takes up the run in a folder. It checks the list of positions, reads the journal, cuts off
// what a crash has left half written, and opens chunks again whose counts are damaged.
func Open(folder string) (*Run, error) {
	m, err := readManifest(folder)
	if err != nil {
		return nil, err
	}
	lock, err := takeLock(folder)
	if err != nil {
		return nil, err
	}
	r := &Run{Manifest: *m, Clock: time.Now, folder: folder, lock: lock, counts: openCounts(folder, m.Chunk)}
	if err := r.open(); err != nil {
		return nil, errors.Join(fmt.Errorf("%s: %w", folder, err), r.Close())
	}
	return r, nil
}

func (r *Run) open() (err error) {
	if r.list, err = openList(r.folder, r.Last()); err != nil {
		return err
	}
	f, err := os.OpenFile(filepath.Join(r.folder, journalName), os.O_RDWR, 0o644)
	if err != nil {
		return err
	}
	info, err := f.Stat()
	if err != nil {
		return errors.Join(err, f.Close())
	}
	j, records, torn, err := journal.Open(f, info.Size(), r.Manifest.Run)
	if err != nil {
		return errors.Join(err, f.Close())
	}
	r.journal, r.Torn = j, torn
	if r.chunks, err = newStates(&r.Manifest, records); err != nil {
		return err
	}
	return r.reopenDamaged()
}

// reopenDamaged opens the chunks again whose counts are not those that the journal vouches for.
func (r *Run) reopenDamaged() error {
	for i := range r.chunks {
		if !r.chunks[i].done {
			continue
		}
		if _, err := r.readCounts(i); errors.Is(err, errCounts) {
			r.Damaged = append(r.Damaged, i)
		} else if err != nil {
			return err
		}
	}
	return r.reopen(r.Damaged)
}

// reopen takes back the results of chunks that are done.
func (r *Run) reopen(chunks []int) error {
	if len(chunks) == 0 {
		return nil
	}
	records := make([]journal.Record, len(chunks))
	for n, i := range chunks {
		c := &r.chunks[i]
		records[n] = journal.Record{Event: journal.Reopened, Chunk: i, Total: c.total, Counts: c.counts,
			Origin: c.origin, Time: r.Clock()}
	}
	return r.append(records)
}

// append writes records to the journal and follows them.
func (r *Run) append(records []journal.Record) error {
	if err := r.journal.Append(records...); err != nil {
		return err
	}
	for i := range records {
		if err := r.chunks.note(&records[i]); err != nil {
			return err
		}
	}
	return nil
}

var errCounts = errors.New("its counts do not fit the journal")

// readCounts returns the counts of a chunk that is done, checked.
func (r *Run) readCounts(chunk int) ([]uint64, error) {
	encoded, err := r.counts.read(chunk, r.ChunkLen(chunk))
	if err != nil {
		return nil, err
	}
	if sum := sha256.Sum256(encoded); !bytes.Equal(sum[:], r.chunks[chunk].counts[:]) {
		return nil, fmt.Errorf("chunk %d: %w", chunk, errCounts)
	}
	return decodeCounts(encoded), nil
}

// Counts returns the number of leaves below each position of a chunk that is done.
func (r *Run) Counts(chunk int) ([]uint64, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if !r.chunks[chunk].done {
		return nil, fmt.Errorf("chunk %d: not counted yet", chunk)
	}
	return r.readCounts(chunk)
}

// Positions returns the positions of a chunk.
func (r *Run) Positions(chunk int) ([]positions.Entry, error) {
	return r.list.Block(make([]positions.Entry, 0, r.ChunkLen(chunk)), chunk)
}

// Block returns the positions of a chunk as [positions.Encode] has written them.
func (r *Run) Block(chunk int) ([]byte, error) { return r.list.Raw(chunk) }

// Done reports whether a chunk is counted.
func (r *Run) Done(chunk int) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.chunks[chunk].done
}

// Pending returns the chunks that are to be counted, in their order.
func (r *Run) Pending() (chunks []int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for i := range r.chunks {
		if !r.chunks[i].done {
			chunks = append(chunks, i)
		}
	}
	return chunks
}

// Total returns the sum over all chunks that are counted, and whether that is the perft.
func (r *Run) Total() (total perft.Nodes, complete bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.chunks.total()
}

func (s states) total() (total perft.Nodes, complete bool) {
	complete = true
	for i := range s {
		complete = complete && s[i].done
		total = total.Add(s[i].total)
	}
	return total, complete
}

// Close lets other processes work on the run.
func (r *Run) Close() (err error) {
	if r.journal != nil {
		err = r.journal.Close()
	}
	if r.list != nil {
		err = errors.Join(err, r.list.close())
	}
	return errors.Join(err, r.counts.close(), r.lock.Close())
}
