// Package pack lays the tables of magic bitboards into one slab, across one another.
//
// A [Slab] says forevery piece and square where its table lies and by which
// [github.com/bitray/bitray/magic/find.Multiplier] it is indexed; [Slab.Fill] proves it on all
// occupancies. A [Packer] makes slabs short. [Record] holds the shortest known.
//
// # What is packed
//
// What counts of a multiplier is its shape: which slots of its table are used. A short slab
// needs shapes with few used slots, and with holes that other shapes fit into. Holes of less
// than 48 slots are hardly ever filled, so they count as used: that is the cost of a shape.
// The packer anneals multipliers for low cost, starting from those of other squares, which
// are often good for theirs after a shift by a few bits, and from random ones.
//
// # How
//
// A slab is a sequence: the order in which tables are placed, and the multiplier of each. Every
// table goes to the first offset where it fits, rooks before bishops; bishops are small, fill
// what the rooks leave, and choose their multipliers as they go. A step changes the place
// of one rook in the sequence, exchanges two, or gives one another multiplier; everything from
// there on is placed anew. Simulated annealing decides whether the step stays. Between the
// steps, the multipliers of a random square are annealed too.
//
// Finding the first place where a shape fits is what everything hangs on. The slab is a set of
// bits, and one word operation tests a slot of the shape at 64 offsets at once; in a dense slab
// two or three slots rule out all of them.
//
// # What is known
//
// [Record] holds the shortest slabs known. Over occupancies as they are it has 76,851 entries,
// after an hour and a half of packing; 87,988 was the best published. Over occupancies that may be
// turned upside down it has 68,178, and over all eight symmetries 59,051; nothing was published
// for these, and 25 minutes of packing from first fit came to 59,135 for the latter.
//
// All rest in part on published multipliers. A packer that starts from multipliers of its own
// only is far from that: in a quarter of an hour (bitray magics pack --time 15m) it came to 102,000
// entries, still falling, on a fifth of a processor. It is the annealing of the multipliers that takes the time. After the last
// 25 minutes (bitray magics pack built-in:plain --resume --time 25m --heat 12) the cheapest tables
// in the pools cost 75,763 together, 1.4% less than the slab that they were packed into.
//
// # What failed
//
// Minimizing used slots alone: holes of one to three slots do not interleave. Ruin and recreate,
// which takes the tables of a stretch out of the slab and puts them in again below a limit:
// after minutes it stays 2,000 entries behind what annealing the sequence reaches in seconds,
// since one table too many is a large step between a slab and the next.
package slab
