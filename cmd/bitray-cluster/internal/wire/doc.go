// Package wire is what a coordinator and its workers say to each other.
//
// A worker says hello, and says it again as a sign of life; the answer tells it what to do. It
// pulls chunks from a queue of JetStream, hands its results to the coordinator by requests, some in each, and
// acknowledges the chunks when the answer is there. What a worker may say of itself decides nothing:
// a result is a chunk and its counts.
package wire
