package cli

import (
	"cmp"
	"context"
	"iter"
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
			for i := int(next.Add(1)) - 1; i < n && ctx.Err() == nil; i = int(next.Add(1)) - 1 {
				if err := work(ctx, i); err != nil {
					cancel(err)
				}
			}
		})
	}
	group.Wait()
	return context.Cause(ctx)
}

// InParts passes on all of a sequence, at most size at a time. It ends with the first error, that of the sequence after what
// came before it.
func InParts[T any](all iter.Seq2[T, error], size int, take func(part []T) error) error {
	var part []T
	for one, err := range all {
		if err == nil {
			part = append(part, one)
		}
		if err != nil || len(part) == size {
			if err := cmp.Or(take(part), err); err != nil {
				return err
			}
			part = nil
		}
	}
	return take(part)
}
