// Package ordered does work on several goroutines and hands the results on in the order in which
// the work was given.
package ordered

import "sync"

// Pipeline turns items into results, several at a time, and hands them on one at a time.
type Pipeline[I, O any] struct {
	work  chan job[I, O]
	queue chan chan outcome[O] // of each item, in their order

	workers  sync.WaitGroup
	consumed chan struct{} // closed when all results are handed on

	mu  sync.Mutex
	err error // the first
}

type job[I, O any] struct {
	item I
	out  chan<- outcome[O]
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
		work:     make(chan job[I, O]),
		queue:    make(chan chan outcome[O], 2*goroutines),
		consumed: make(chan struct{}),
	}
	for range goroutines {
		p.workers.Go(func() {
			for j := range p.work {
				if p.failed() != nil {
					j.out <- outcome[O]{}
					continue
				}
				result, err := work(j.item)
				j.out <- outcome[O]{result, err}
			}
		})
	}
	go p.consume(take)
	return p
}

func (p *Pipeline[I, O]) consume(take func(O) error) {
	defer close(p.consumed)
	for out := range p.queue {
		o := <-out
		if p.failed() != nil {
			continue
		}
		if o.err == nil {
			o.err = take(o.result)
		}
		if o.err != nil {
			p.mu.Lock()
			p.err = o.err
			p.mu.Unlock()
		}
	}
}

func (p *Pipeline[I, O]) failed() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.err
}

// Put gives an item to work on, and waits while too many are on their way. It returns the first
// error of any item before.
func (p *Pipeline[I, O]) Put(item I) error {
	out := make(chan outcome[O], 1)
	p.queue <- out
	p.work <- job[I, O]{item, out}
	return p.failed()
}

// Close waits until all items are worked on and handed on, and returns the first error.
func (p *Pipeline[I, O]) Close() error {
	close(p.work)
	close(p.queue)
	p.workers.Wait()
	<-p.consumed
	return p.failed()
}
