package deep

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"sync"
	"time"

	"github.com/bitray/bitray/cmd/internal/deep/internal/journal"
	"github.com/bitray/bitray/perft/board"
)

// Run is a run that this process has open. Its methods may be called from any number of goroutines until
// [Run.Close]. Chunks have the numbers 0 to [Manifest.Chunks]-1; a method that takes the number of a chunk,
// or of a position in it, panics if there is none, except [Run.Check] and those that take a [Result], which
// return an error.
type Run struct {
	Manifest
	Share Share // what is counted of it
	// Torn is the number of bytes that a crash had left at the end of the journal; they were not
	// whole lines and have been cut off.
	Torn int64
	// Damaged are the chunks whose counts did not match the journal, of those that were checked. They are
	// open again.
	Damaged []int

	folder string   // of the journal and the counts
	plan   string   // the folder of the lists
	lock   *os.File // nil if the run is only read
	list   list

	mu      sync.Mutex // guards what follows
	journal *journal.Journal
	log     *os.File // that the journal is in
	counts  *os.File // nil if it is missing
	states  *states
}

// Open takes up the run in a folder, which no other process can do at the same time: the error is [ErrLocked]
// then. It checks the list of positions, reads the journal, cuts off what a crash has left half written,
// compares it with the counts, and opens chunks again that do not fit.
func Open(folder string) (*Run, error) {
	return open(folder, func(r *Run) (err error) {
		if r.lock, err = takeLock(folder); err != nil {
			return err
		}
		if err := r.read(); err != nil {
			return err
		}
		if err := r.list.check(r.Last(), runtime.GOMAXPROCS(0)); err != nil {
			return err
		}
		return r.check(false)
	})
}

// Read reads the run in a folder, also while another process works on it, and writes nothing; to write is an
// error. It reads the manifest and the journal. The list of positions and the counts are checked where they
// are used, and all of them by [Run.Verify].
func Read(folder string) (*Run, error) { return open(folder, (*Run).read) }

func open(folder string, do func(*Run) error) (*Run, error) {
	m, err := ReadManifest(folder)
	if err != nil {
		return nil, err
	}
	r := &Run{Manifest: *m, folder: folder, plan: folder, states: newStates(Share{}, m.Chunks())}
	if err := do(r); err != nil {
		return nil, errors.Join(fmt.Errorf("%s: %w", folder, err), r.Close())
	}
	return r, nil
}

// read opens the list of positions and the counts, and reads the journal.
func (r *Run) read() (err error) {
	if r.list, err = r.openList(r.plan, r.Split); err != nil {
		return err
	}
	mode, create := os.O_RDONLY, 0
	if r.lock != nil {
		mode, create = os.O_RDWR, os.O_CREATE
	}
	if r.counts, err = os.OpenFile(filepath.Join(r.folder, countsName), mode|create, 0o644); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if r.log, err = os.OpenFile(filepath.Join(r.folder, journalName), mode, 0); err != nil {
		return err
	}
	torn := int64(0)
	if r.journal, torn, err = journal.Open(r.log, r.journalName(), r.states.note); err == nil && torn > 0 && r.lock != nil {
		r.Torn, err = torn, r.journal.Cut()
	}
	return err
}

// check opens the chunks again whose counts are not those that the journal vouches for. If they are weighed,
// nor may they come to another total, which is a matter of the program that has counted, or of who wrote the
// journal.
func (r *Run) check(weighed bool) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	var records []journal.Record
	for _, chunk := range r.states.list(true) {
		c := r.states.at(chunk)
		total := c.total
		counts, err := r.readCounts(chunk)
		if err == nil && weighed {
			total, err = r.weigh(chunk, counts)
		}
		if err != nil && !errors.Is(err, errCounts) {
			return err
		}
		if err != nil || total != c.total {
			r.Damaged = append(r.Damaged, chunk)
			records = append(records, reopened(chunk, Origin{}))
		}
	}
	return r.append(records)
}

// append writes records to the journal and follows them.
func (r *Run) append(records []journal.Record) error {
	for i := range records {
		records[i].Time = time.Now().UTC().Truncate(time.Millisecond)
	}
	if r.lock != nil {
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

// Position returns the position of number i, from 0, of a chunk. The error says what is damaged in the list.
func (r *Run) Position(chunk, i int) (board.Position, error) {
	entries, err := r.list.Block(chunk)
	if err != nil {
		return board.Position{}, err
	}
	return entries[i].Code.Position()
}

// Done reports whether a chunk is counted.
func (r *Run) Done(chunk int) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.states.at(chunk).done
}

// Pending returns the numbers of the chunks that are to be counted, in ascending order.
func (r *Run) Pending() []int {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.states.list(false)
}

// Folder returns the folder that results go to.
func (r *Run) Folder() string { return r.folder }

// Elsewhere returns how many chunks of the share are left out, as they were counted elsewhere.
func (r *Run) Elsewhere() int { return len(r.states.chunks) - r.Status().Chunks }

// Close writes what is not on the disk yet, and lets other processes work on the run.
func (r *Run) Close() (err error) {
	if r.lock != nil && r.counts != nil {
		err = r.counts.Sync()
	}
	for _, f := range []*os.File{r.log, r.counts, r.list.file, r.lock} {
		if f != nil {
			err = errors.Join(err, f.Close())
		}
	}
	return err
}
