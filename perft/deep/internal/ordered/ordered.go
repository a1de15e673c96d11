// Package ordered does work on several goroutines and hands the results on in the order of the work.
package ordered

import (
	"iter"
	"sync"
)

type outcome[O any] struct {
	result O
	err    error
}

// Map calls work with each item, on so many goroutines and at least one, and yields the results in the order
// of the items. It ends with the first error, be it of work or of the items. When it has ended, nothing is
// going on any more.
func Map[I, O any](goroutines int, items iter.Seq2[I, error], work func(I) (O, error)) iter.Seq2[O, error] {
	goroutines = max(goroutines, 1)
	return func(yield func(O, error) bool) {
		slots := make(chan struct{}, goroutines)          // one for each item that is worked on
		queue := make(chan chan outcome[O], 2*goroutines) // of each item, in their order
		ended := make(chan struct{})
		var working sync.WaitGroup
		defer working.Wait()
		defer close(ended)
		working.Go(func() {
			defer close(queue)
			for item, err := range items {
				out := make(chan outcome[O], 1)
				select {
				case queue <- out:
				case <-ended:
					return
				}
				if err != nil {
					out <- outcome[O]{err: err}
					return
				}
				slots <- struct{}{}
				working.Go(func() {
					result, err := work(item)
					<-slots
					out <- outcome[O]{result, err}
				})
			}
		})
		for out := range queue {
			if o := <-out; !yield(o.result, o.err) || o.err != nil {
				return
			}
		}
	}
}
