// Package worker counts chunks that a coordinator gives out.
//
// Threads take jobs from a queue, results go out at the same time, and a beat tells the coordinator what
// is in hand; so a thread waits for nobody as long as the queue holds something. What is counted
// stays in hand until the server has it on its disk. While the coordinator is away the worker goes
// on with what it has.
package worker
