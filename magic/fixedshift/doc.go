// Package fixedshift looks sliding attacks up at an index of constant width, in tables of all
// squares that overlap in one slab: fixed-shift magic bitboards in the form that is called
// black magic.
//
//	attacked := fixedshift.Rook(sq, occ) &^ own
//
// Prefer it if shifts by a variable are slow and plain magic is too large.
//
// # Formula
//
//	slab[offset[sq] + (((occ | outside[sq]) * magic[sq]) >> 52)], bishops >> 55
//
// # Derivation
//
// As in package plain the shift is the same for all squares of a piece, so that it is a
// constant of the code. A square with fewer relevant squares then uses few of the 4,096 slots
// that its index can address, and plain magic wastes the others. Here all tables share one
// slab, each shifted by its own offset, so that the slots that one leaves free are used by others:
//
//	table of one square    x x x . x x . . x . . . . . .
//	of another, shifted    . . . y . . y y . y . y . . .
//	of a third, shifted    . . . . . . . . . . z . z z z
//	slab                   x x x y x x y y x y z y z z z
//
// Black means that the squares that do not matter are set instead of cleared: outside is the
// complement of the mask. The product is then that of the relevant squares plus a constant,
// which moves the used slots and the places of the carries. It costs nothing: "or" takes the
// place of "and".
//
// One look-up returns all lines of a slider, so there are no functions for single
// lines.
//
// # The search
//
// The numbers stand in multipliers.go. A search of some minutes has found them. For each square it began with
// the best of 5,000 multipliers of [github.com/bitray/bitray/internal/find], with the index bits moved to the
// low end, then made 200,000 changes at random: one to three bits were flipped, or powers of two added or
// subtracted. A change stayed unless it increased the sum of the slots that are used and the slots that are
// spanned. Two occupancies that leave the same attacks may share a slot, and a good multiplier makes many do.
// The tables were then laid over one another by plain first fit, the longest first.
//
// # Tables
//
// 117,149 entries of 8 bytes, and a row of 64 bytes a square: 941 kB. Plain magic has 294,912
// entries, fancy magic 107,648: first fit alone does not close the holes that long tables leave,
// because the short ones are too few. The smallest slab that was published for this form has
// 87,988 entries; it takes a search that packs. The tables are filled at start-up in about half a
// millisecond, most of which the fresh pages cost (GODEBUG=inittrace=1); "bitray techniques" says how long.
//
// Rook, Bishop and Queen inline into their callers.
//
// # Origin
//
// Volker Annuss (2016), with fixed shifts and overlapping tables; Onno Garms, with the squares
// outside the mask set; Annuss and Niklas Fiekas, with the densest slab. Source: Chess Programming
// Wiki, Magic Bitboards, https://www.chessprogramming.org/Magic_Bitboards#Black_Magic_Bitboards;
// https://talkchess.com/viewtopic.php?t=60065 and, for the 87,988 entries,
// https://talkchess.com/viewtopic.php?t=64790.
//
// # When to use
//
// Instead of plain magic, which is two and a half times as large. Package magic is a little smaller and
// shifts by a variable instead, which costs an instruction more and, on amd64 before GOAMD64=v3, a register
// that is not free to choose. "bitray bench --technique magic,magic/plain,magic/fixedshift" compares the three
// on your machine.
//
// It is not the default technique of package attacks. As such it would save perft 1 % of its instructions (start
// position to depth 5, kiwipete to depth 4, --method make, less those of depth 1: 0.990 and 0.990 with GOAMD64=v1,
// 0.994 and 0.989 with v3) and, on an Intel Xeon, where a shift by a variable is dear, 3 % of its time, with v3 2 %.
// For that its tables are 74 KiB larger, and a search needs the cache for other things too.
package fixedshift
