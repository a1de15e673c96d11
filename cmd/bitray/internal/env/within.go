package env

import "context"

// Within returns what produce returns, but stops waiting when ctx ends. Produce then continues until
// the program ends, which is soon.
func Within[T any](ctx context.Context, produce func() (T, error)) (T, error) {
	type outcome struct {
		value T
		err   error
	}
	done := make(chan outcome, 1)
	go func() {
		value, err := produce()
		done <- outcome{value, err}
	}()
	select {
	case o := <-done:
		return o.value, o.err
	case <-ctx.Done():
		var nothing T
		return nothing, ctx.Err()
	}
}
