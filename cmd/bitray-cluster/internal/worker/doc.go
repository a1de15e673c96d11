// Package worker counts chunks that wait in a coordinator's queue.
//
// One goroutine fetches chunks, threads count them, and another one sends what they finish within a moment in
// one message, while the next chunks are counted. What is counted stays in hand until the coordinator has answered;
// only then the chunk is acknowledged. A greeting, repeated, keeps the chunks that are in hand, and brings
// the news. While the coordinator is away the worker goes on with what it has.
package worker
