// Package wire is what a coordinator and its workers say to each other.
//
// A worker asks: it says who it is, which chunks it has in hand and how many more it wants. It asks as a
// greeting, for chunks, and as a sign of life; the answer says what it may do, and brings chunks. It hands in
// its results by requests too, some in each. What a worker may say of itself decides nothing: a result is a
// chunk and its counts.
package wire
