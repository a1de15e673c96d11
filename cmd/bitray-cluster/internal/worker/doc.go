// Package worker counts the chunks that a coordinator gives out.
//
// One goroutine talks to the coordinator, an [wire.Ask] at a time: it brings what the threads have counted meanwhile, keeps
// them in chunks, and shows that the worker is there. It owns all state; the threads take chunks from it and hand it results over
// channels.
package worker
