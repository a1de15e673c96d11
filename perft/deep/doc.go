// Package deep counts perft to depths that take hours or years: in pieces, in a folder, so that
// the count survives a crash at any moment, can be shared, and can be checked piece by piece.
//
// # The folder of a run
//
// [Plan] finds all different positions at the split ply with the number of ways that lead to each,
// and writes
//
//	manifest.json    what is counted, and the checksums of the lists; written last, never changed
//	ply-K.positions  the positions of ply K up to the split, see package positions
//	journal          what has been counted, see package journal
//	counts/          the number of leaves below each position, eight bytes each
//	lock             held by the one process that writes
//
// The perft is the sum over the positions of the last list of ways times leaves. A chunk is a block
// of that list; it is what one thread counts at a time, and what a crash loses. [Open] resumes a
// run, [Run.Count] counts what is open, [Run.Commit] takes results from anywhere.
//
// # Checks
//
// Everything has a checksum: the manifest, the lists, each block, each line of the journal, and the
// counts of each chunk. Damage is refused by name, or counted again. [Run.Verify]
// checks more: the lists against each other and against perft, chunks against a second count, and
// all counts up to the root moves.
package deep
