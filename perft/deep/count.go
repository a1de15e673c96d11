package deep

import (
	"context"
	"errors"
	"fmt"
	"sync"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/deep/journal"
	"github.com/bitray/bitray/perft/deep/positions"
)

// Worker counts chunks, with a hash table that it keeps. Any number of goroutines may use it at the
// same time; they share the table.
type Worker struct {
	origin    journal.Origin
	remaining int // plies below the positions
	counter   *perft.Session
}

// withoutTable is the number of plies up to which a table finds nothing: it remembers counts of three
// plies and more, and the positions of a list are all different.
const withoutTable = 3

// TableMiB returns the MiB of the table that is made to count so many plies below the positions of a list,
// if asked is wanted: none up to three plies, as a table would find nothing below different positions.
func TableMiB(remaining, asked int) int {
	if remaining <= withoutTable {
		return min(asked, 0)
	}
	return asked
}

// NewWorker returns a worker of the given name that counts so many plies below each position. Of
// the options it uses Method, Seed and HashMiB, the latter as [TableMiB] says.
func NewWorker(name string, remaining int, o perft.Options) (*Worker, error) {
	o.HashMiB = TableMiB(remaining, o.HashMiB)
	counter, err := perft.NewSession(perft.Options{Method: o.Method, HashMiB: o.HashMiB, Seed: o.Seed})
	if err != nil {
		return nil, err
	}
	return &Worker{
		origin: journal.Origin{Worker: name, Seed: o.Seed, Method: o.Chosen().String(), HashMiB: o.HashMiB, Version: Version()},

		remaining: remaining,
		counter:   counter,
	}, nil
}

// Close gives the memory of the table back. The worker must not count any more.
func (w *Worker) Close() { w.counter.Close() }

// Effort returns what the worker has done in all chunks that it has counted, and in what it has begun of
// others.
func (w *Worker) Effort() perft.Effort { return w.counter.Effort() }

// Count counts a chunk on the calling goroutine. The error is that of ctx if it ends first, or says
// what is wrong with a position.
func (w *Worker) Count(ctx context.Context, chunk int, entries []positions.Entry) (Result, error) {
	took := processorTime()
	result := Result{Chunk: chunk, Origin: w.origin}
	err := w.count(ctx, &result, entries)
	result.Took = took()
	return result, err
}

func (w *Worker) count(ctx context.Context, result *Result, entries []positions.Entry) error {
	list := make([]board.Position, len(entries))
	for i := range entries {
		var err error
		if list[i], err = entries[i].Code.Position(); err != nil {
			return fmt.Errorf("chunk %d, position %d: %w", result.Chunk, i, err)
		}
	}
	nodes, err := w.counter.CountEach(ctx, list, w.remaining, make([]perft.Nodes, 0, len(list)))
	if err != nil {
		return err
	}
	result.Counts = make([]uint64, len(nodes))
	for i, n := range nodes {
		count, fits := n.Uint64()
		if !fits {
			return fmt.Errorf("chunk %d, position %d: %v leaves below %s: expected fewer than 2^64; split at a later ply",
				result.Chunk, i, n, list[i].FEN())
		}
		result.Counts[i] = count
	}
	return nil
}

// weigh sums up the counts of positions by all ways that lead to them.
func weigh(entries []positions.Entry, counts []uint64) (total perft.Nodes) {
	for i, n := range counts {
		total = total.Add(perft.NewNodes(n).Mul(perft.NewNodes(entries[i].Times)))
	}
	return total
}

// CountOptions says how a run is counted on this machine.
type CountOptions struct {
	perft.Options // of which Technique, NoBulk and Progress mean nothing
	// Name stands for this machine in the journal, one word.
	Name string
	// Progress is called now and then, if it is not nil, by one goroutine at a time.
	Progress func(Progress)
}

// Progress is how far a count has come.
type Progress struct {
	Done, Chunks int
	Nodes        perft.Nodes
	Left         Estimate
	Effort       perft.Effort // of this call of [Run.Count]
}

// Count counts the open chunks and commits each when it is counted. If ctx ends, it returns its
// error and loses only the chunks that are being counted; so does a full disk. Count can be called
// again, by another process too, to go on.
func (r *Run) Count(ctx context.Context, o CountOptions) error {
	worker, err := NewWorker(o.Name, r.Remaining(), o.Options)
	if err != nil {
		return err
	}
	defer worker.Close()
	open := r.Pending()
	if err := r.preflight(len(open)); err != nil {
		return err
	}
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	chunks := make(chan int)
	results := make(chan Result, max(o.Threads, 1))
	var threads sync.WaitGroup
	for range max(o.Threads, 1) {
		threads.Go(func() {
			for chunk := range chunks {
				if err := r.countChunk(ctx, worker, chunk, results); err != nil {
					cancel(err)
				}
			}
		})
	}
	go func() {
		deal(ctx, open, chunks)
		threads.Wait()
		close(results)
	}()
	for first := range results {
		if err := r.take(first, results); err != nil {
			cancel(err)
			continue // until the threads have noticed
		}
		r.report(o.Progress, max(o.Threads, 1), worker)
	}
	return context.Cause(ctx)
}

// deal hands out chunks in their order, so that threads are close to each other and find what the
// others have put into the table.
func deal(ctx context.Context, open []int, chunks chan<- int) {
	defer close(chunks)
	for _, chunk := range open {
		select {
		case chunks <- chunk:
		case <-ctx.Done():
			return
		}
	}
}

func (r *Run) countChunk(ctx context.Context, w *Worker, chunk int, results chan<- Result) error {
	result, err := r.countBy(ctx, w, chunk)
	if err == nil {
		results <- result
	}
	return err
}

// take commits a result together with those that have come since: one sync for all of them.
func (r *Run) take(first Result, more <-chan Result) error {
	group := []Result{first}
	for len(more) > 0 {
		group = append(group, <-more)
	}
	verdicts, err := r.Commit(group)
	if err != nil {
		return err
	}
	for i, v := range verdicts {
		if v == Disputed {
			return fmt.Errorf("chunk %d: counted twice with different results", group[i].Chunk)
		}
	}
	return nil
}

func (r *Run) report(progress func(Progress), threads int, worker *Worker) {
	if progress == nil {
		return
	}
	s := r.Status()
	s.Left.spread(threads)
	progress(Progress{Done: s.Done, Chunks: s.Chunks, Nodes: s.Nodes, Left: s.Left, Effort: worker.Effort()})
}

// recordBytes is the length of a line of the journal, on the safe side.
const recordBytes = 400

var errRoom = errors.New("disk too full")

// preflight checks that the disk has room for the results of so many chunks.
func (r *Run) preflight(open int) error {
	need := uint64(open) * uint64(r.Chunk*countBytes+recordBytes)
	if free, known := freeBytes(r.folder); known && need > free {
		return fmt.Errorf("%s: %w: the results need %d MiB, and %d are free", r.folder, errRoom, need>>20+1, free>>20)
	}
	return nil
}
