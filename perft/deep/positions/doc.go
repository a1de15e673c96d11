// Package positions keeps lists of positions in files: each with its exact code and with the
// number of ways that lead to it, in blocks that are compressed and checked one by one.
//
// A file is made of
//
//	the header   "bitray positions 1\n"
//	blocks       one after another, each as [Encode] writes it
//	the index    of each block its length as a varint and its CRC-32C in 4 bytes
//	the footer   40 bytes: the number of positions, of positions in a block, of blocks and of bytes
//	             in the index, each in 8 bytes; the CRC-32C of index and footer so far in 4; "end\n"
//
// Numbers are little-endian. All blocks except the last hold the same number of positions, so a
// position is found by its number, and one block is read without the others.
package positions
