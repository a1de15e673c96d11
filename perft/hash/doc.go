// Package hash is a table that remembers the number of leaves below positions, shared by
// threads without locks.
//
// A table of perft may be wrong in one way only: it takes one position for another that has the
// same key. The expected number of such accidents is
//
//	probes that miss * 2^-(key bits - log2(slots))
//
// With keys of 64 bits and 2^30 slots, usual in engines, that is about six in 10^11 probes,
// enough to spoil a deep count. The keys here have 128 bits, see [Key], of which an entry keeps
// 76 in addition to those that choose its place: less than one accident in 10^22 probes of a slot.
// Still, the seed of the keys can be changed to count again.
package hash
