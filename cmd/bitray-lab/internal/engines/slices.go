package engines

import (
	"context"
	"errors"
	"os"
	"slices"
	"sync"
	"time"
)

// sliced lets programs that search at the same time take turns: one runs, the others are stopped.
// What slows the machine for longer than a round of turns slows all of them alike.
type sliced struct {
	mu      sync.Mutex
	running []*os.Process
	joined  chan struct{} // closed when every program waits for its last line
	missing int
}

func newSliced(programs int) *sliced {
	return &sliced{joined: make(chan struct{}), missing: programs}
}

// add takes a program in, stopped.
func (s *sliced) add(p *os.Process) {
	s.mu.Lock()
	defer s.mu.Unlock()
	stop(p)
	s.running = append(s.running, p)
}

// remove lets a program go that has nothing left to do but to end.
func (s *sliced) remove(p *os.Process) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if i := slices.Index(s.running, p); i >= 0 {
		s.running = slices.Delete(s.running, i, i+1)
		resume(p)
	}
}

// join waits until all programs are as far as this one, or until ctx is done.
func (s *sliced) join(ctx context.Context) {
	s.mu.Lock()
	if s.missing--; s.missing == 0 {
		close(s.joined)
	}
	s.mu.Unlock()
	select {
	case <-s.joined:
	case <-ctx.Done():
	}
}

// turns gives every program its slice, again and again, until ctx is done.
func (s *sliced) turns(ctx context.Context, slice time.Duration) {
	for turn := 0; ctx.Err() == nil; turn++ {
		p := s.next(turn)
		time.Sleep(slice)
		s.end(p)
	}
}

// next resumes the program whose turn it is; it returns nil if none is there.
func (s *sliced) next(turn int) *os.Process {
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.running) == 0 {
		return nil
	}
	p := s.running[turn%len(s.running)]
	resume(p)
	return p
}

// end stops a program after its turn, unless it has been let go meanwhile.
func (s *sliced) end(p *os.Process) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if slices.Contains(s.running, p) {
		stop(p)
	}
}

// together runs the search in all programs at once, which take turns.
func (s *search) together(ctx context.Context, programs []string) ([]run, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	turns := newSliced(len(programs))
	runs, errs := make([]run, len(programs)), make([]error, len(programs))
	var all sync.WaitGroup
	for i, program := range programs {
		all.Go(func() {
			t := *s
			t.sliced = turns
			if runs[i], errs[i] = t.once(ctx, program); errs[i] != nil {
				cancel() // the others wait for this one
			}
		})
	}
	done := make(chan struct{})
	go func() {
		turns.turns(ctx, s.slice)
		close(done)
	}()
	all.Wait()
	cancel()
	<-done
	return runs, errors.Join(errs...)
}
