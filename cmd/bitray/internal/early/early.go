// Package early installs the signal handler during package initialization, about 10 ms before main. Go initializes
// packages in the order of their paths once their imports are ready: this one needs only the standard library, and
// most of the start-up time goes to tables of techniques, whose paths sort after it.
package early

import (
	"context"
	"os/signal"
)

var untilInterrupted, release = signal.NotifyContext(context.Background(), requestsToEnd()...)

// UntilInterrupted returns a context that ends with the first Ctrl-C or another request to end, also one from
// before the call. After that, signals have their default effect again, so that a second one ends the process
// at once.
func UntilInterrupted() context.Context {
	context.AfterFunc(untilInterrupted, release)
	return untilInterrupted
}

// Release gives signals their default effect, and ends the context.
func Release() { release() }
