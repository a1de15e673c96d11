package perft

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"

	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/internal/hash"
)

// Session counts the leaves below many positions, and keeps its hash table in between, so that what
// positions have in common is counted once. Any number of goroutines may use it at the same time; they
// share the table.
type Session struct {
	options Options
	table   *hash.Table  // or nil
	using   sync.RWMutex // held for reading by calls that count
	closed  bool

	mu      sync.Mutex // guards what follows
	usedMiB int        // of the table
	effort  Effort
}

// NewSession returns a session that counts as o says. The error says which option is out of range, contradicts
// another or asks for what the machine does not support, or that the memory does not hold the table.
func NewSession(o Options) (*Session, error) {
	if err := o.check(); err != nil {
		return nil, err
	}
	s := &Session{options: o}
	if o.HashMiB > 0 {
		var err error
		if s.table, err = hash.New(o.HashMiB, o.Seed); err != nil {
			return nil, fmt.Errorf("perft: %w", err)
		}
	}
	return s, nil
}

// Close waits for the calls that count, and frees the table. Later calls are errors. The garbage collector
// frees the table of a session that is unreachable.
func (s *Session) Close() {
	s.using.Lock()
	defer s.using.Unlock()
	s.closed = true
	s.table.Close()
}

// begin prepares for a count. If there is no error, call s.using.RUnlock at its end.
func (s *Session) begin(depth int) error {
	if err := checkDepth(depth); err != nil {
		return err
	}
	s.using.RLock()
	if s.closed {
		s.using.RUnlock()
		return errors.New("perft: session is closed")
	}
	return nil
}

// Count is [Session.Divide] for the total alone.
func (s *Session) Count(ctx context.Context, p board.Position, depth int) (Nodes, error) {
	d, err := s.Divide(ctx, p, depth)
	return d.Total, err
}

// Divide counts as the function [Divide] does, with the threads and the progress of the session's options.
func (s *Session) Divide(ctx context.Context, p board.Position, depth int) (Division, error) {
	if err := s.begin(depth); err != nil {
		return Division{}, err
	}
	defer s.using.RUnlock()
	if depth == 0 {
		return Division{Total: NewNodes(1)}, ctx.Err()
	}
	w := s.newWork(ctx, &p, depth)
	s.use(w.tableMiB(s.options))
	err := w.run(ctx, s, func(walker *walker, p *part) Nodes { return walker.leaves(&p.pos, p.depth) })
	s.add(w.effort)
	d := Division{Effort: w.effort}
	walker := walker{table: s.table, stop: &w.stop} // it counts nothing
	for _, r := range w.roots {
		if r.open == 0 {
			walker.remember(r.key, depth-1, r.sum)
			d.Roots = append(d.Roots, MoveCount{r.move, r.sum})
			d.Total = d.Total.Add(r.sum)
		}
	}
	return d, err
}

// AppendCounts appends to dst the number of leaves at the given depth, 0 to [MaxDepth], below each of
// the positions, in their order, all on the goroutine that calls it and without progress. If ctx ends
// first, its error comes with the counts that were finished.
//
// It is for many positions at small depths, where a call of Count would take longer than counting. It does not merge
// positions, so at large depths Count is faster.
func (s *Session) AppendCounts(ctx context.Context, dst []Nodes, positions []board.Position, depth int) ([]Nodes, error) {
	if err := s.begin(depth); err != nil {
		return dst, err
	}
	defer s.using.RUnlock()
	s.use(s.options.HashMiB)
	stop := new(atomic.Bool)
	defer context.AfterFunc(ctx, func() { stop.Store(true) })()
	w := s.walker(stop)
	defer func() { s.add(w.done()) }()
	for i := range positions {
		if err := ctx.Err(); err != nil {
			return dst, err
		}
		n := w.leaves(&positions[i], depth)
		if stop.Load() {
			return dst, ctx.Err() // n may be short
		}
		dst = append(dst, n)
	}
	return dst, nil
}

// Effort returns what all calls that have ended took together.
func (s *Session) Effort() Effort {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.effort
}

func (s *Session) add(e Effort) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.effort = s.effort.Add(e)
}

// use has counts use at least some MiB of the table. If it has to grow after the first count it grows eightfold, as what
// was remembered is then lost.
func (s *Session) use(mebibytes int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if mebibytes > s.usedMiB {
		s.usedMiB = max(mebibytes, 8*s.usedMiB)
		s.table.Narrow(s.usedMiB)
	}
}

// walker returns what one thread walks with until stop is set. Call done at the end.
func (s *Session) walker(stop *atomic.Bool) *walker {
	return &walker{
		technique: s.options.Technique, bulk: !s.options.NoBulk, stop: stop,
		shortcuts: s.options.ChosenMethod().shortcuts(), table: s.table,
	}
}
