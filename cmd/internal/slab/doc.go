// Package slab describes how the tables of magic bitboards overlap in one array.
//
// A [Layout] says for every piece and square where its table lies in the slab and by which
// [github.com/bitray/bitray/internal/find.Multiplier] it is indexed; [Layout.Fill] proves it on all
// occupancies and fills the slab. [Record] returns the shortest layouts known, of three [Kinds]; [ReadText]
// reads layouts from files, with one [Entry.Line] for each piece and square. Package source reads these too, and the
// multipliers in a source file of any language.
//
// Package magic/packed is the technique that looks up in the shortest slab.
//
// # One bit less for a square
//
// The width of an index is a number of the [Entry]: Bits. A table with one bit less has half the slots,
// if its multiplier works with so few: [Layout.Fill] proves it, and
// [github.com/bitray/bitray/internal/find/check.Narrowest] returns the width of a multiplier. [SideBySide]
// gives every index the narrowest width. In a packed slab a wide index may be the better one, since it
// spreads the table so that others fit between: most rooks of the record have twelve bits.
//
// # What is known
//
// Over occupancies as they are the shortest slab known has 76,851 entries, after an hour and a half of
// packing; 87,988 was the best published (https://talkchess.com/viewtopic.php?t=64790). Over occupancies
// that may be turned upside down it has 68,178, and over all eight symmetries 59,051; nothing was
// published for these, and 25 minutes of packing from first fit gave 59,135 for the latter.
//
// All rest in part on published multipliers: Chess Programming Wiki, Best Magics so far,
// https://www.chessprogramming.org/Best_Magics_so_far. From its own multipliers alone the search is far
// from them: in a quarter of an hour on a fifth of a processor it reached 102,000 entries, still falling.
//
// # How slabs are packed
//
// The records were found by simulated annealing, by a program that is no longer part of this module. They do
// not depend on it: [Layout.Fill] proves every one of them on all occupancies, in the tests of this package. This is how it worked.
//
// What counts of a multiplier is its shape: which slots of its table are used. A short slab needs shapes with
// few used slots, and with holes that other shapes fit into. Holes of less than 48 slots are hardly ever
// filled, so they count as used: that is the cost of a shape. Multipliers are annealed for low cost, starting
// from those of other squares, which are often good for theirs after a shift by a few bits, and from random ones.
//
// A slab is a sequence: the order in which tables are placed, and the multiplier of each. Every table goes to
// the first offset where it fits, rooks before bishops; bishops are small, fill what the rooks leave, and
// choose their multipliers as they go. A step changes the place of one rook in the sequence, exchanges two, or
// gives one another multiplier; everything from there on is placed again. Simulated annealing decides whether
// the step stays, and two fifths of the time go into the multipliers of random squares. In the end the
// cheapest tables that were known cost 75,763 slots together, 1.4 % less than the slab of 76,851.
//
// What failed: minimizing used slots alone, as holes of one to three slots do not interleave; and ruin and
// recreate, which takes the tables of a stretch out and puts them in again below a limit: after minutes it
// stayed 2,000 entries above what annealing the sequence reaches in seconds, since one table too many is a
// large step between a slab and the next.
//
// Overlapping tables: Volker Annuss, https://talkchess.com/viewtopic.php?t=60065. Packing them by simulated
// annealing, with an addend and a width for each square, was new here.
package slab
