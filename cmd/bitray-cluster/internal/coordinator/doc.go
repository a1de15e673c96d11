// Package coordinator shares a run out to workers.
//
// The folder of the run is the truth: what is not in its journal has not been counted. The chunks that are
// open wait in a ledger, in memory, which is made anew at every start. It knows which process holds what since
// when; NATS brings requests and answers, and keeps nothing. A worker hands its result to the
// coordinator, which answers when the journal holds it.
//
// A result is believed because it is there; whether the key that it came with deserves that is
// tested by counting a share of its chunks again, in this process.
//
// A key can slow the run down and nothing else: it holds no more than its share, what it gives back or loses
// counts against it for a while, what is said of it is a line a minute of each kind, and answers go nowhere but to its own inbox.
//
// One goroutine, [coordinator.loop], owns all state. Subscriptions and slow work hand it what they
// have over channels.
package coordinator
