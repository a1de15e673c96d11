package deep

import (
	"errors"
	"fmt"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"time"

	"github.com/bitray/bitray/cmd/internal/deep/internal/journal"
)

// Run is a run that this process has open, for one goroutine at a time. Chunks have the numbers 0 to [Manifest.Chunks]-1; a method
// that takes the number of a chunk, or of a position in it, panics if there is none.
type Run struct {
	Manifest
	Share Share // what is counted of it
	// Wrong says what a crash or a fault has damaged, in a few sentences: what it concerns is open again.
	Wrong []string

	folder  string   // of the journal and the counts
	lock    *os.File // nil if the run is only read
	list    list
	damaged []int // the chunks whose counts did not fit the journal

	journal *journal.Journal
	log     *os.File // that the journal is in
	counts  *os.File // nil if it is missing
	states  *states
}

// Open takes up the run in a folder, which no other process can do at the same time: the error is [ErrLocked]
// then. It checks the list of positions, reads the journal, cuts off what a crash has left half written,
// compares it with the counts, and opens chunks again that do not fit.
func Open(folder string) (*Run, error) { return open(folder, true) }

// Read reads the run in a folder, also while another process works on it, and writes nothing; to write is an
// error. It reads the manifest and the journal. The list of positions and the counts are checked where they
// are used, and all of them by [Run.Verify].
func Read(folder string) (*Run, error) { return open(folder, false) }

func open(folder string, toWrite bool) (*Run, error) {
	m, err := ReadManifest(folder)
	if err != nil {
		return nil, err
	}
	r := &Run{Manifest: *m, folder: folder, states: newStates(Share{}, m.Chunks())}
	if toWrite {
		r.lock, err = takeLock(folder)
	}
	if err == nil {
		err = r.read(folder)
	}
	if err == nil && toWrite {
		if err = r.list.check(r.Last(), runtime.GOMAXPROCS(0)); err == nil {
			err = r.check(false)
		}
	}
	return r.opened(err)
}

// opened returns the run, or closes it if there is an error.
func (r *Run) opened(err error) (*Run, error) {
	if err != nil {
		return nil, errors.Join(fmt.Errorf("%s: %w", r.folder, err), r.Close())
	}
	return r, nil
}

// read opens the list of positions, in a folder, and the counts, and reads the journal.
func (r *Run) read(plan string) (err error) {
	if r.list, err = r.openList(plan, r.Split); err != nil {
		return err
	}
	return r.readJournal()
}

// readJournal opens the counts and reads the journal.
func (r *Run) readJournal() (err error) {
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
	if r.journal, torn, r.Wrong, err = journal.Open(r.log, r.journalName(), r.states.note); err != nil || torn == 0 {
		return err
	}
	r.Wrong = append(r.Wrong, fmt.Sprintf("journal: the last %d bytes are not a whole line", torn))
	if r.lock != nil {
		return r.journal.Cut()
	}
	return nil
}

// check opens the chunks again, and says so, whose counts are not those that the journal vouches for. If they are
// weighed, nor may they come to another total, which is a matter of the program that has counted, or of who wrote the
// journal.
func (r *Run) check(weighed bool) error {
	var records []journal.Record
	for _, chunk := range r.states.list(true) {
		c := r.states.at(chunk)
		total := c.total
		counts, err := r.Counts(chunk)
		if err == nil && weighed {
			total, err = r.total(chunk, counts)
		}
		if err != nil && !errors.Is(err, errCounts) {
			return err
		}
		if err != nil || total != c.total {
			r.damaged = append(r.damaged, chunk)
			records = append(records, journal.Record{Event: journal.Reopened, Chunk: chunk})
		}
	}
	if len(records) > 0 {
		r.Wrong = append(r.Wrong, r.unfit())
	}
	return r.append(records)
}

// unfit says which counts are damaged.
func (r *Run) unfit() string {
	return fmt.Sprintf("the counts of %d chunks do not fit the journal: %d is the first; they are open again", len(r.damaged), r.damaged[0])
}

// append follows records, after it has written them unless the run is only read.
func (r *Run) append(records []journal.Record) (err error) {
	for i := range records {
		records[i].Time = time.Now().UTC().Truncate(time.Millisecond)
	}
	if r.lock != nil {
		err = r.write(records)
	}
	for i := 0; i < len(records) && err == nil; i++ {
		err = r.states.note(&records[i])
	}
	return err
}

// write writes records to the journal. Counts that they take back are overwritten before: if the journal loses such a
// record, the result before it does not fit the counts.
func (r *Run) write(records []journal.Record) error {
	for i := range records {
		for _, chunk := range r.states.takenBack(&records[i]) {
			if err := r.writeCounts(chunk, slices.Repeat([]uint64{math.MaxUint64}, r.ChunkLen(chunk))); err != nil {
				return err
			}
		}
	}
	return r.journal.Append(records)
}

// Done reports whether a chunk is counted, by the share if it is one.
func (r *Run) Done(chunk int) bool {
	c := r.states.at(chunk)
	return c != nil && c.done
}

// Pending returns the numbers of the chunks that are to be counted, in ascending order.
func (r *Run) Pending() []int { return r.states.list(false) }

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
