// Package positions keeps lists of positions in files: each with its exact code and with the
// number of ways that lead to it, in blocks that are compressed and checked one by one.
//
// A file is made of
//
//	blocks     one after another, each with the numbers of ways before the codes
//	the index  of each block its length and its CRC-32C in 4 bytes each, little-endian
//
// All blocks except the last hold the same number of positions, so a position is found by its
// number, and one block is read without the others. How many there are says the manifest of the run.
package positions
