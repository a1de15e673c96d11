// Package wire is what a coordinator and its workers say to each other.
//
// There is one message: a worker asks. It says who it is, brings results, says which chunks it has in hand and how many more
// it wants. It asks as a greeting, with results, for chunks, and as a sign of life; the answer says what the worker may do, and brings
// chunks. What a worker may say of itself decides nothing: a result is a chunk and its counts.
package wire
