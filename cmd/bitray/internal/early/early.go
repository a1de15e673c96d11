// Package early catches requests to end before anything else happens. Its variables are made some ten
// milliseconds before main runs: Go makes those of packages that are ready in the order of their paths, and
// this one waits only for the standard library, while most start-up time goes to tables of techniques further
// down in the alphabet.
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
