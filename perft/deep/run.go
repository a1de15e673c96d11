package deep

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"sync"
	"time"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/deep/internal/journal"
	"github.com/bitray/bitray/perft/deep/internal/ordered"
)

// Run is a run that this process has open. Its methods may be called from any number of goroutines.
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
	lock   *os.File // nil if the run is only read
	list   *list

	mu      sync.Mutex       // guards what follows
	journal *journal.Journal // nil if the run is only read
	counts  *os.File         // nil if it is missing
	states  *states
}

// Open takes up the run in a folder, which no other process can do at the same time. It checks the
// list of positions, reads the journal, cuts off what a crash has left half written, compares it
// with the counts, and opens chunks again that do not fit.
func Open(folder string) (*Run, error) { return open(folder, true) }

// Read reads the run in a folder, also while another process works on it, and writes nothing. It checks what
// [Open] checks. To write is an error.
func Read(folder string) (*Run, error) { return open(folder, false) }

func open(folder string, write bool) (*Run, error) {
	m, err := ReadManifest(folder)
	if err != nil {
		return nil, err
	}
	r := &Run{Manifest: *m, Clock: time.Now, folder: folder, states: newStates(m.Chunks())}
	if write {
		if r.lock, err = takeLock(folder); err != nil {
			return nil, err
		}
	}
	if err := r.open(); err != nil {
		return nil, errors.Join(fmt.Errorf("%s: %w", folder, err), r.Close())
	}
	return r, nil
}

func (r *Run) open() (err error) {
	if r.list, err = r.openList(r.Split); err != nil {
		return err
	}
	if err := r.openJournal(); err != nil {
		return err
	}
	name := filepath.Join(r.folder, countsName)
	if r.lock != nil {
		r.counts, err = os.OpenFile(name, os.O_RDWR|os.O_CREATE, 0o644)
	} else if r.counts, err = os.Open(name); errors.Is(err, fs.ErrNotExist) {
		r.counts, err = nil, nil
	}
	if err != nil {
		return err
	}
	if r.Damaged, err = r.misfits(); err != nil {
		return err
	}
	return r.append(reopened(r.Damaged))
}

func (r *Run) openJournal() error {
	name := filepath.Join(r.folder, journalName)
	if r.lock == nil {
		f, err := os.Open(name)
		if err != nil {
			return err
		}
		defer f.Close()
		return journal.Read(f, r.Manifest.Run, r.states.note)
	}
	f, err := os.OpenFile(name, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	info, err := f.Stat()
	if err == nil {
		r.journal, r.Torn, err = journal.Open(f, info.Size(), r.Manifest.Run, r.states.note)
	}
	if err != nil {
		return errors.Join(err, f.Close())
	}
	return nil
}

// misfits returns the chunks that are done whose counts are not those that the journal vouches for,
// or have another total.
func (r *Run) misfits() (chunks []int, err error) {
	done := r.chunks(true)
	err = ordered.Each(context.Background(), runtime.GOMAXPROCS(0), len(done), func(i int) (fits bool, err error) {
		counts, err := r.readCounts(done[i])
		if errors.Is(err, errCounts) {
			return false, nil
		}
		if err != nil {
			return false, err
		}
		total, err := r.weigh(done[i], counts)
		return total == r.states.chunks[done[i]].total, err
	}, func(i int, fits bool) error {
		if !fits {
			chunks = append(chunks, done[i])
		}
		return nil
	})
	return chunks, err
}

// append writes records to the journal and follows them.
func (r *Run) append(records []journal.Record) error {
	for i := range records {
		records[i].Time = r.Clock().UTC().Truncate(time.Millisecond)
	}
	if r.journal != nil {
		if err := r.journal.Append(records); err != nil {
			return err
		}
	}
	for i := range records {
		if err := r.states.note(&records[i]); err != nil {
			return err
		}
	}
	return nil
}

// openList opens the list of a ply.
func (r *Run) openList(ply int) (*list, error) { return r.Manifest.openList(r.folder, ply) }

// Positions returns the positions of a chunk.
func (r *Run) Positions(chunk int) ([]Entry, error) { return r.list.Block(chunk) }

// Block returns the positions of a chunk as [DecodeBlock] reads them.
func (r *Run) Block(chunk int) ([]byte, error) { return r.list.Raw(chunk) }

// Kept is what is kept of the result of a chunk.
type Kept struct {
	Origin      Origin
	ConfirmedBy string      // the party that has counted it again with the same result, or empty
	Sum         journal.Sum // the SHA-256 of the counts
}

// Kept returns what is kept of the result of a chunk, if it is done.
func (r *Run) Kept(chunk int) (k Kept, done bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	c := &r.states.chunks[chunk]
	if !c.done {
		return k, false
	}
	return Kept{c.origin.Value(), c.confirmedBy, c.sum}, true
}

// Done reports whether a chunk is counted.
func (r *Run) Done(chunk int) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.states.chunks[chunk].done
}

// Pending returns the chunks that are to be counted, in their order.
func (r *Run) Pending() []int {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.chunks(false)
}

// chunks returns the chunks that are done, or those that are not.
func (r *Run) chunks(done bool) (chunks []int) {
	for i := range r.states.chunks {
		if r.states.chunks[i].done == done {
			chunks = append(chunks, i)
		}
	}
	return chunks
}

// Close lets other processes work on the run.
func (r *Run) Close() (err error) {
	if r.journal != nil {
		err = r.journal.Close()
	}
	if r.counts != nil {
		if r.lock != nil {
			err = errors.Join(err, r.counts.Sync())
		}
		err = errors.Join(err, r.counts.Close())
	}
	if r.list != nil {
		err = errors.Join(err, r.list.close())
	}
	if r.lock != nil {
		err = errors.Join(err, r.lock.Close())
	}
	return err
}

// weigh sums up the counts of the positions of a chunk by all ways that lead to them.
func (r *Run) weigh(chunk int, counts []uint64) (total perft.Nodes, err error) {
	entries, err := r.Positions(chunk)
	if err != nil {
		return total, err
	}
	for i, n := range counts {
		total = total.Add(perft.NewNodes(n).Mul(perft.NewNodes(entries[i].Times)))
	}
	return total, nil
}
