package env

import (
	"context"
	"os/signal"
)

// UntilInterrupted returns a context that ends with the first Ctrl-C or another request to end. After
// that, signals have their default effect again, so that a second one ends the process at once.
func UntilInterrupted(ctx context.Context) (context.Context, context.CancelFunc) {
	ctx, stop := signal.NotifyContext(ctx, requestsToEnd()...)
	context.AfterFunc(ctx, stop)
	return ctx, stop
}
