// Package plan finds the different positions that a number of plies leads to, with the number of
// ways to each: the sum over them of ways times leaves below is a perft.
//
// Positions are told apart by their exact code, see [board.Code]; no hash decides. They come in
// the order of discovery: the children of the first position first. Neighbors in it have most in
// common, which is good for compression and for hash tables.
//
// # Memory
//
// One set of positions is all the memory that grows, and its size is bounded. When it is full, its positions
// are spread over 256 files by their hash, so that what equals is in the same file. Each file is then read
// into the set alone; if even that is too much, more memory is wanted. Since every position carries the
// number of its first discovery, and files keep the order of what they are given, the files are merged back
// into the order of discovery: it does not depend on the memory.
package plan
