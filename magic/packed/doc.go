// Package packed is fancy magic bitboards in the shortest slab that is known: the tables of all
// squares lie across one another, each in the holes of the others.
//
//	attacked := packed.Rook(sq, occ) &^ own
//
// Prefer it if magic would do, but the second-level cache is contended.
//
// # Formula
//
//	index = offset[sq] + (((occ & mask[sq]) * magic[sq] + addend[sq]) >> shift[sq])
//
// # Derivation
//
// A magic leaves holes in its table, since occupancies with the same attacks may share a slot.
// The more of them share, the more holes. Here is the table of a rook on b2, sixteen slots to a
// character: # all used, + some, . none.
//
//	+++#################+++.................+++#################+++
//
// Of the 1,024 slots that an ordinary magic would take it uses 640, in two runs, and the hole between
// them is nearly as long as a run. Other tables go there.
//
// Three things make the holes large and useful:
//
//   - The index has more bits than it needs, twelve for most rooks, so that the table can
//     spread out, with the used slots in runs and long holes between them. Short holes are
//     lost, since the runs of other tables do not fit in.
//   - An addend. With ^mask * magic it makes the multiplication see all squares outside the
//     mask as occupied, so that carries run through to the next relevant square: these are the
//     black magics. Its high bits turn the table in its range until the longest hole is at the
//     end, where it costs nothing. Its low bits move the carries.
//   - A search of hours. It anneals the multipliers for few used slots and few short holes, and
//     the order in which the tables are placed, each at the first offset where it fits.
//
// # Where the numbers come from
//
// The source of all of them is cmd/internal/slab/records/identity.txt: the shortest slab that was
// found, as [github.com/bitray/bitray/cmd/internal/slab.Record] returns it. slab.go is a generated copy (go
// generate ./magic/packed); a test compares the two. The slab itself is filled by these numbers at
// start-up, which checks every occupancy. For a better slab, replace the record and generate;
// [github.com/bitray/bitray/cmd/internal/slab] describes the search, and what failed.
//
// # Tables
//
// "bitray techniques" says what filling the slab costs at start-up. The number of entries stands in
// slab.go; the smallest slab published before had 87,988. Fancy magics need 107,648, or 92,864 with every
// magic that saves a bit. A row of 64 bytes a square holds masks, multipliers, addends, offsets and shifts of
// both pieces.
//
// Rook, Bishop and Queen inline into their callers.
//
// # Origin
//
// Volker Annuss and Niklas Fiekas overlapped tables with fixed shifts ("black magics", 87,988
// entries, as cozy-chess has them; https://talkchess.com/viewtopic.php?t=64790); Martin Fierz and Gerd
// Isenberg had shared slots before. The multipliers here descend in part from theirs, and from those
// that save a bit, by Grant Osborne, Volker Annuss, Gerd Isenberg, Richard Pijl, Peter Österlund and
// Niklas Fiekas. Packing with an addend and a shift for each square, by annealing, is new here (2026).
// Source: Chess Programming Wiki, Magic Bitboards, https://www.chessprogramming.org/Magic_Bitboards;
// Best Magics so far, https://www.chessprogramming.org/Best_Magics_so_far.
//
// # When to use
//
// Instead of package magic when the second-level cache is contended: the formula has one addition more, and
// the tables less than three quarters of the memory. "bitray bench --technique magic,magic/packed --mode
// throughput,latency-occupancy,cold" compares the two on your machine.
package packed
