// Package ordered does work on several goroutines and hands the results on in the order in which
// the work was given.
package ordered

import "context"

// Pipeline turns items into results, several at a time, and hands them on one at a time.
type Pipeline[I, O any] struct {
	work  func(I) (O, error)
	slots chan struct{}        // one for each item that is worked on
	queue chan chan outcome[O] // of each item, in their order
	done  chan struct{}        // closed when all results are handed on

	failed context.Context // ended by the first error
	fail   context.CancelCauseFunc
}

type outcome[O any] struct {
	result O
	err    error
}

// New starts a pipeline: work is called on the given number of goroutines, at least 1, and take
// on one. After an error neither does more.
func New[I, O any](goroutines int, work func(I) (O, error), take func(O) error) *Pipeline[I, O] {
	goroutines = max(goroutines, 1)
	p := &Pipeline[I, O]{
		work:  work,
		slots: make(chan struct{}, goroutines),
		queue: make(chan chan outcome[O], 2*goroutines),
		done:  make(chan struct{}),
	}
	p.failed, p.fail = context.WithCancelCause(context.Background())
	go p.consume(take)
	return p
}

func (p *Pipeline[I, O]) consume(take func(O) error) {
	defer close(p.done)
	for out := range p.queue {
		o := <-out
		if p.failed.Err() != nil {
			continue
		}
		if o.err == nil {
			o.err = take(o.result)
		}
		if o.err != nil {
			p.fail(o.err)
		}
	}
}

// Put gives an item to work on, and waits while too many are on their way. It returns the first
// error of any item before.
func (p *Pipeline[I, O]) Put(item I) error {
	if p.failed.Err() != nil {
		return context.Cause(p.failed)
	}
	out := make(chan outcome[O], 1)
	p.queue <- out
	p.slots <- struct{}{}
	go func() {
		result, err := p.work(item)
		<-p.slots
		out <- outcome[O]{result, err}
	}()
	return nil
}

// Close waits until all items are worked on and handed on, and returns the first error.
func (p *Pipeline[I, O]) Close() error {
	close(p.queue)
	<-p.done
	return context.Cause(p.failed)
}

// Each works on the numbers below n, on so many goroutines, and hands the results on in their order.
// The error is the first of either, or that of ctx.
func Each[O any](ctx context.Context, goroutines, n int, work func(int) (O, error), take func(int, O) error) error {
	taken := -1
	p := New(goroutines, work, func(result O) error {
		taken++
		return take(taken, result)
	})
	for i := range n {
		if ctx.Err() != nil || p.Put(i) != nil {
			break
		}
	}
	if err := p.Close(); err != nil {
		return err
	}
	return ctx.Err()
}
