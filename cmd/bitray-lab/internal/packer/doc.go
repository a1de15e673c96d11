// Package packer makes the slabs of package slab short: it lays the tables of magic bitboards across one
// another and anneals their order and their multipliers.
//
// [New] makes a [Packer], which has a complete slab at any time. [Packer.Learn] gives it multipliers,
// [Packer.Resume] a whole layout to continue. [Packer.Run] improves the slab for a given time;
// [Packer.Layout] returns the best one. "bitray-lab pack" is the program for it.
//
// # What is packed
//
// What counts of a multiplier is its shape: which slots of its table are used. A short slab
// needs shapes with few used slots, and with holes that other shapes fit into. Holes of less
// than 48 slots are hardly ever filled, so they count as used: that is the cost of a shape.
// The packer anneals multipliers for low cost, starting from those of other squares, which
// are often good for theirs after a shift by a few bits, and from random ones.
//
// # The width of an index
//
// The packer does not look for narrower indices itself. Multipliers that it finds itself begin with as many
// bits as the mask has squares, those that it anneals from other squares or from random numbers with 12 bits
// for a rook and 9 for a bishop; what is annealed keeps its width. To give one square another width, one bit
// less for example, pass an entry with such a multiplier to [Packer.Learn]: it joins the shapes that
// the square chooses from, and its mutants keep its width. The example shows it. Package
// [github.com/bitray/bitray/cmd/bitray-lab/internal/exhaust] tells where such multipliers come from.
//
// # How
//
// A slab is a sequence: the order in which tables are placed, and the multiplier of each. Every
// table goes to the first offset where it fits, rooks before bishops; bishops are small, fill
// what the rooks leave, and choose their multipliers as they go. A step changes the place
// of one rook in the sequence, exchanges two, or gives one another multiplier; everything from
// there on is placed again. Simulated annealing decides whether the step stays. Between the
// steps, the multipliers of a random square are annealed too.
//
// Finding the first place where a shape fits is what everything hangs on. The slab is a set of
// bits, and one word operation tests a slot of the shape at 64 offsets at once; in a dense slab
// two or three slots rule out all of them.
//
// # What it achieves
//
// The records of package slab were packed with it, from multipliers that are in part published ones. A packer
// that starts from its own multipliers only is far from them: in a quarter of an hour (bitray-lab pack -time
// 15m) it came to 102,000 entries, still falling, on a fifth of a processor. It is the annealing of the
// multipliers that takes the time. After the last 25 minutes (bitray-lab pack -resume -time 25m -heat 12
// identity) the cheapest tables in the pools cost 75,763 together, 1.4% less than the slab that they were
// packed into.
//
// # What failed
//
// Minimizing used slots alone: holes of one to three slots do not interleave. Ruin and recreate,
// which takes the tables of a stretch out of the slab and puts them in again below a limit:
// after minutes it stays 2,000 entries behind what annealing the sequence reaches in seconds,
// since one table too many is a large step between a slab and the next.
//
// # Source
//
// Overlapping tables: Volker Annuss, https://talkchess.com/viewtopic.php?t=60065. Packing them by
// simulated annealing, with an addend and a width for each square, is new here.
package packer
