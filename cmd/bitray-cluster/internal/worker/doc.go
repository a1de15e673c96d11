// Package worker counts the chunks that a coordinator gives out.
//
// One goroutine fetches chunks, some hold the threads that count, and one for each message that is on its way
// sends results until the coordinator has answered. Another one asks again and again as a sign of life, which
// keeps the chunks that are in hand, and brings what the coordinator has to say: that this worker is refused, or
// that the run is complete.
package worker
