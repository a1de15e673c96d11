package deep

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"runtime/debug"
	"sync"
	"sync/atomic"
	"time"

	"github.com/bitray/bitray/cmd/internal/deep/internal/journal"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

// Worker counts chunks, in a session with a hash table that it keeps until it is closed. Any number of goroutines may use
// it at the same time; they share the table.
type Worker struct {
	*perft.Session
	origin Origin
}

// withoutTable is the number of plies up to which a table finds nothing: it remembers counts of three
// plies and more, and the positions of a list are all different.
const withoutTable = 3

// TableMiB returns the MiB of the table for counting remaining plies below the positions of a list,
// if asked is wanted: none up to three plies, as a table would find nothing below different positions.
func TableMiB(remaining, asked int) int {
	if remaining <= withoutTable {
		return min(asked, 0)
	}
	return asked
}

// NewWorker returns a worker of a party that counts remaining plies below each position, with a table of the size
// that [TableMiB] says; the error is that of [perft.NewSession].
func NewWorker(party string, remaining int, o perft.Options) (*Worker, error) {
	o.HashMiB = TableMiB(remaining, o.HashMiB)
	how := o
	if how.HashMiB == 0 {
		how.Seed = 0 // which changes nothing but a table
	}
	session, err := perft.NewSession(how)
	if err != nil {
		return nil, err
	}
	origin := Origin{Party: party, Seed: o.Seed, Method: o.ChosenMethod().String(), HashMiB: o.HashMiB, Version: Version()}
	return &Worker{session, origin}, nil
}

// Count counts a chunk of a run, on the calling goroutine, and commits nothing. The error is that of ctx if it
// ends first, or says what is damaged in the list, or that a position has 2^64 leaves or more below it.
func (w *Worker) Count(ctx context.Context, r *Run, chunk int) (Result, error) {
	start := time.Now()
	result := Result{Chunk: chunk, Origin: w.origin}
	entries, err := r.list.Block(chunk)
	if err != nil {
		return result, err
	}
	list := make([]board.Position, len(entries))
	for i := range entries {
		if list[i], err = entries[i].Code.Position(); err != nil {
			return result, fmt.Errorf("chunk %d, position %d: %w", chunk, i, err)
		}
	}
	counts, err := w.AppendCounts(ctx, make([]perft.Nodes, 0, len(list)), list, r.Remaining())
	if err != nil {
		return result, err
	}
	result.Counts = make([]uint64, len(counts))
	for i, c := range counts {
		var fits bool
		if result.Counts[i], fits = c.Uint64(); !fits {
			return result, fmt.Errorf("chunk %d, position %d: %v leaves below %s: expected fewer than 2^64; split at a later ply",
				chunk, i, c, list[i].FEN())
		}
	}
	result.Took = time.Since(start)
	return result, r.weigh(&result)
}

// CountOptions says how a run is counted on this machine.
type CountOptions struct {
	perft.Options
	// Name stands for this machine in the journal, one word.
	Name string
	// Progress is called now and then, if it is not nil, by one goroutine at a time, with how far the run has
	// come and what this call of [Run.Count] has done for it.
	Progress func(Status, perft.Effort)
}

// Count counts the open chunks and commits each when it is counted. If ctx ends, it returns its
// error and loses only the chunks that are being counted; so does a full disk. Count can be called
// again, by another process too, to go on.
func (r *Run) Count(ctx context.Context, o CountOptions) error {
	if err := r.checkRoom(); err != nil {
		return err
	}
	return r.countAll(ctx, r.Pending(), o, func(group []Result, work perft.Effort) error {
		err := r.commit(group, new(Taken))
		if err == nil && o.Progress != nil {
			o.Progress(r.Status(), work)
		}
		return err
	})
}

// soon is how long a chunk may take, as a rule, to be finished when the count is to end; deadline is when it is given up.
// Batch systems kill what has not ended 30 seconds after they have asked for it.
const (
	soon     = 10 * time.Second
	deadline = 20 * time.Second
)

// countAll counts chunks, and hands the results on, in groups of those that have come meanwhile, with what was done
// for all of them. It ends with the first error, or that of ctx.
func (r *Run) countAll(ctx context.Context, chunks []int, o CountOptions, take func([]Result, perft.Effort) error) error {
	worker, err := NewWorker(o.Name, r.Remaining(), o.Options)
	if err != nil {
		return err
	}
	defer worker.Close()
	ending := ctx
	ctx, cancel := context.WithCancelCause(context.WithoutCancel(ctx))
	defer cancel(nil)
	threads := max(o.Threads, 1)
	results := make(chan Result, threads)
	var counting sync.WaitGroup
	var next atomic.Int64
	for range threads {
		counting.Go(func() {
			// Threads take the chunks in their order: they are close to each other and find what the others
			// have put into the table.
			for i := int(next.Add(1)) - 1; i < len(chunks) && ending.Err() == nil; i = int(next.Add(1)) - 1 {
				result, err := worker.Count(ctx, r, chunks[i])
				if err != nil {
					cancel(err)
					return
				}
				results <- result
			}
		})
	}
	go func() {
		counting.Wait()
		close(results)
	}()
	asked := ending.Done()
	for {
		select {
		case first, more := <-results:
			if !more {
				return cmp.Or(context.Cause(ctx), context.Cause(ending))
			}
			group := []Result{first} // one sync for all of them
			for len(results) > 0 {
				group = append(group, <-results)
			}
			if err := take(group, worker.Effort()); err != nil {
				cancel(err) // until the threads have noticed
			}
		case <-asked:
			asked = nil
			time.AfterFunc(r.grace(), func() { cancel(context.Cause(ending)) })
		}
	}
}

// grace returns how long the chunks that are being counted may be finished when the count is to end.
func (r *Run) grace() time.Duration {
	if mean := r.states.mean(); mean > 0 && mean < soon.Seconds() {
		return deadline
	}
	return 0
}

// recordBytes is the length of a line of the journal, on the safe side.
const recordBytes = 600

// checkRoom returns an error if the disk has no room for the results of all chunks that are open, or if the
// run is only read. Where the system does not tell how much is free, it returns nil.
func (r *Run) checkRoom() error {
	if r.lock == nil {
		return errReadOnly
	}
	need := uint64(len(r.Pending())) * uint64(r.Chunk*countBytes+recordBytes)
	if free, known := freeBytes(r.folder); known && need > free {
		return fmt.Errorf("%s: disk too full: the results need %.1f MiB, and %.1f are free", r.folder, float64(need)/(1<<20), float64(free)/(1<<20))
	}
	return nil
}

// Version returns the version of this program, one word.
func Version() string {
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" {
		return info.Main.Version
	}
	return "unknown"
}

// HostName returns the name of this machine as one word for the journal.
func HostName() string {
	if name, err := os.Hostname(); err == nil && journal.IsWord(name) {
		return name
	}
	return "local"
}
