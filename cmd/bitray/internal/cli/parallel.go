package cli

import (
	"context"
	"sync"
	"sync/atomic"
)

// Parallel calls work for 0 to n-1, in this order, from the given number of goroutines. It stops
// early when ctx ends or work fails, and returns the first error.
func Parallel(ctx context.Context, goroutines, n int, work func(ctx context.Context, i int) error) error {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	var next atomic.Int64
	var group sync.WaitGroup
	for range min(goroutines, n) {
		group.Go(func() {
			for ctx.Err() == nil {
				i := int(next.Add(1)) - 1
				if i >= n {
					return
				}
				if err := work(ctx, i); err != nil {
					cancel(err)
				}
			}
		})
	}
	group.Wait()
	return context.Cause(ctx)
}
