// Package early catches requests to end before anything else happens. Its variable is made some ten
// milliseconds before main runs: Go makes those of packages that are ready in the order of their paths, and
// this one waits only for the standard library, while most start-up time goes to tables of techniques further
// down in the alphabet.
package early

import (
	"context"
	"os"
	"os/signal"
)

// caught holds a request to end that came before [UntilInterrupted].
var caught = func() chan os.Signal {
	requests := make(chan os.Signal, 1)
	signal.Notify(requests, requestsToEnd()...)
	return requests
}()

// UntilInterrupted returns a context that ends with the first Ctrl-C or another request to end, also one from
// before the call. After that, signals have their default effect again, so that a second one ends the process
// at once.
func UntilInterrupted(ctx context.Context) (context.Context, context.CancelFunc) {
	ctx, stop := signal.NotifyContext(ctx, requestsToEnd()...)
	context.AfterFunc(ctx, stop)
	Release()
	select {
	case <-caught:
		stop()
	default:
	}
	return ctx, stop
}

// Release gives signals their default effect unless somebody else wants them.
func Release() { signal.Stop(caught) }
