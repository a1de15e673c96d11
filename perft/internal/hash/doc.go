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
//
// # Memory
//
// On Linux the memory of a table comes straight from the kernel, zeroed, and a page of it exists when
// it is touched first: by the threads that count, each clearing its own, so there is no pass that
// clears the table beforehand and none that clears it twice. The table asks for huge pages of 2 MiB
// by madvise, since a look-up is a random access: with pages of 4 KiB it misses the cache of
// addresses too, and a table of 1 GiB takes 262,144 page faults instead of 512. The kernel decides:
// /sys/kernel/mm/transparent_hugepage/enabled must be "madvise", which is usual, or "always". Huge pages
// take memory 2 MiB at a time even where few entries are used. Since keys are spread over all of a table, a count
// touches all pages soon, however few entries it stores; see [Table.Narrow].
//
// On other systems the memory is that of the Go heap. [Table.Close] frees it; without it the garbage collector
// does.
package hash
