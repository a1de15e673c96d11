// Package coordinator shares a run out to workers over NATS.
//
// The folder of the run is the truth: what is not in its journal has not been counted. NATS holds
// results that are on their way, in a stream from which they are removed when they are on the
// coordinator's disk. Everything else, who works on what, is in memory and comes again with the
// beats of the workers when the coordinator is started again.
//
// One goroutine, [coordinator.loop], owns all state. Subscriptions and slow work hand it what they
// have over channels.
package coordinator
