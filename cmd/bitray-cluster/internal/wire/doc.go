// Package wire is what a coordinator and its workers say to each other.
//
// A worker says hello, and says it again as a sign of life; the answer tells it what to do. It
// pulls chunks from a queue of JetStream, hands each result to the coordinator by a request, and
// acknowledges the chunk when the answer is there. What a worker may say of itself decides nothing:
// a result is a chunk and its counts.
package wire
