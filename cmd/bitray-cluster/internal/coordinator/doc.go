// Package coordinator shares a run out to workers.
//
// The folder of the run is the truth: what is not in its journal has not been counted. The chunks that are
// open wait in a queue of JetStream, in memory, which is rebuilt at every start. Leases, redelivery and its
// limit are those of JetStream. A worker hands its result to the coordinator, which answers when
// the journal holds it; then the worker acknowledges the chunk.
//
// A result is believed because it is there; whether the key that it came with deserves that is
// tested by counting a share of its chunks again, in this process.
//
// One goroutine, [coordinator.loop], owns all state. Subscriptions and slow work hand it what they
// have over channels.
package coordinator
