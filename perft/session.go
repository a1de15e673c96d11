package perft

import (
	"context"
	"errors"
	"sync"
	"sync/atomic"

	"github.com/bitray/bitray/perft/board"
)

// Session counts the leaves below many positions, one after another, and keeps its hash table in
// between, so that what positions have in common is counted once. Any number of goroutines may use
// it at the same time; they share the table.
type Session struct {
	counter
	using  sync.RWMutex // held for reading by calls that count
	closed bool

	mu     sync.Mutex
	effort Effort
}

// SessionOptions says how a [Session] counts. The zero value counts by the fastest method and remembers
// nothing.
type SessionOptions struct {
	Method  Method // how leaves are counted
	HashMiB int    // the size of the table that remembers positions, in MiB; 0 is none
	Seed    uint64 // changes the keys of the table; without one it must be 0
}

// options returns the options of a count in the way of a session.
func (o SessionOptions) options() Options {
	return Options{Method: o.Method, HashMiB: o.HashMiB, Seed: o.Seed}
}

// Chosen returns the method of o or, for [Auto], the fastest that the machine supports.
func (o SessionOptions) Chosen() Method { return o.options().Chosen() }

// NewSession returns a session that counts as o says, by the default technique. Each call counts on the
// goroutine that makes it. The error says which option is out of range or asks for what the machine does not
// support, or that the memory does not hold the table.
func NewSession(o SessionOptions) (*Session, error) {
	if err := o.options().check(0); err != nil {
		return nil, err
	}
	c, err := newCounter(o.options(), o.HashMiB)
	if err != nil {
		return nil, err
	}
	return &Session{counter: c}, nil
}

// Close waits for the calls that count, and frees the table. Later calls are errors. The garbage collector
// frees the table of a session that is unreachable.
func (s *Session) Close() {
	s.using.Lock()
	defer s.using.Unlock()
	s.closed = true
	s.table.Close()
}

var errClosed = errors.New("perft: the session is closed: expected no more calls")

// Count returns the number of leaves at the given depth, 0 to [MaxDepth], below p. The error is
// that of ctx, if it ends first.
func (s *Session) Count(ctx context.Context, p board.Position, depth int) (Nodes, error) {
	counts, err := s.CountEach(ctx, []board.Position{p}, depth, nil)
	if err != nil {
		return Nodes{}, err
	}
	return counts[0], nil
}

// CountEach appends to counts the number of leaves at the given depth, 0 to [MaxDepth], below each of
// the positions, in their order. If ctx ends first, its error comes with the counts that were
// finished.
func (s *Session) CountEach(ctx context.Context, positions []board.Position, depth int, counts []Nodes) ([]Nodes, error) {
	if err := checkDepth(depth); err != nil {
		return counts, err
	}
	s.using.RLock()
	defer s.using.RUnlock()
	if s.closed {
		return counts, errClosed
	}
	stop := new(atomic.Bool)
	defer context.AfterFunc(ctx, func() { stop.Store(true) })()
	w := s.walker(stop)
	defer func() { s.add(w.done()) }()
	for i := range positions {
		if err := ctx.Err(); err != nil {
			return counts, err
		}
		n := w.leaves(&positions[i], depth)
		if stop.Load() {
			return counts, ctx.Err() // n may be short
		}
		counts = append(counts, n)
	}
	return counts, nil
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
