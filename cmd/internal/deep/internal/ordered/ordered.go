// Package ordered does work on several goroutines and hands the results on in the order of the work.
package ordered

import (
	"iter"
	"sync"
)

// Map calls work with each item, on several goroutines and at least one, and yields the results in the order
// of the items. It ends with the first error, be it of work or of the items. When it has ended, nothing is
// going on any more.
func Map[I, O any](goroutines int, items iter.Seq2[I, error], work func(I) (O, error)) iter.Seq2[O, error] {
	goroutines = max(goroutines, 1)
	return func(yield func(O, error) bool) {
		slots := make(chan struct{}, goroutines)            // one for each item that is worked on
		queue := make(chan func() (O, error), 2*goroutines) // what waits for each item, in their order
		ended := make(chan struct{})
		var working sync.WaitGroup
		defer working.Wait()
		defer close(ended)
		working.Go(func() {
			defer close(queue)
			for item, failure := range items {
				result := sync.OnceValues(func() (out O, err error) {
					if failure != nil {
						return out, failure
					}
					return work(item)
				})
				slots <- struct{}{}
				select {
				case queue <- result:
				case <-ended:
					return
				}
				working.Go(func() {
					result()
					<-slots
				})
			}
		})
		for result := range queue {
			if out, err := result(); !yield(out, err) || err != nil {
				return
			}
		}
	}
}
