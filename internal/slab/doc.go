// Package slab describes how the tables of magic bitboards overlap in one array.
//
// A [Layout] says for every piece and square where its table lies in the slab and by which
// [github.com/bitray/bitray/internal/find.Multiplier] it is indexed; [Layout.Fill] proves it on all
// occupancies and fills the slab. [Record] returns the shortest layouts known, of three [Kinds]; [ReadText]
// reads layouts from files, with one [Entry.Line] for each piece and square. [Parse] reads these too, the
// tables in source files of "bitray magics export" and "bitray export", and the multipliers in a source file
// of any language; [WriteJSON] writes a table in JSON.
//
//   - Package magic/packed is the technique that looks up in the shortest slab.
//   - The packer, which makes slabs short, is in the module cmd/bitray-lab.
//
// # One bit less for a square
//
// The width of an index is a number of the [Entry]: Bits. A table with one bit less has half the slots,
// if its multiplier works with so few: [Layout.Fill] proves it, and
// [github.com/bitray/bitray/internal/find.Problem.Narrowest] tells the width of a multiplier. [SideBySide]
// gives every index the narrowest width. In a packed slab a wide index may be the better one, since it
// spreads the table so that others fit between: most rooks of the record have twelve bits.
//
// # What is known
//
// Over occupancies as they are the shortest slab known has 76,851 entries, after an hour and a half of
// packing; 87,988 was the best published (https://talkchess.com/viewtopic.php?t=64790). Over occupancies
// that may be turned upside down it has 68,178, and over all eight symmetries 59,051; nothing was
// published for these, and 25 minutes of packing from first fit came to 59,135 for the latter.
//
// All rest in part on published multipliers: Chess Programming Wiki, Best Magics so far,
// https://www.chessprogramming.org/Best_Magics_so_far.
package slab
