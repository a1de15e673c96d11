// Package deep counts perft to depths that take hours or years: in pieces, in a folder, so that
// the count survives a crash at any moment, can be shared, and can be checked piece by piece.
//
// # The folder of a run
//
// [Plan] finds all different positions at the split ply with the number of paths to each, and writes
//
//	manifest.json    what is counted, and the checksums of the lists' content; written last, never changed
//	ply-K.positions  the positions of ply K up to the split, in compressed blocks with checksums
//	journal          what has been counted and by whom, a line for each result; append-only
//	counts           the number of leaves below each position, eight bytes each, in their order
//	lock             held by the one process that writes
//	shares/I-of-N/   what a share has counted: a journal whose first line names run and share, counts, a lock
//
// The perft is the sum over the positions of the last list of paths times leaves. A chunk is a block
// of that list; it is what one thread counts at a time, and what a crash loses. [Open] resumes a
// run, [Run.Count] counts what is open. [Run.Confirm] notes second
// counts, and [Compare] compares two runs.
//
// A share is counted by a process of its own, which only reads the run: [OpenShare]. The counts of its chunks lie one after the
// other, so its folder has eight bytes a position and can be sent. [Run.Take] takes shares in: the journal of the run is the
// only truth, and of a share nothing is believed but chunks whose counts fit checksum and total. What shares contradict each
// other in is disputed: taken back, and counted by a machine that has the folder. What a sample finds wrong is taken back with
// all that the same machine has counted of that share, and not taken in again. Counts that are taken back are overwritten
// before the journal says so, so that they fit no line of it, whatever is lost.
//
// A run is named by what is counted: position, depth, split, size of the chunks, and the positions with their
// paths, in their order. Who plans the same makes the same run, with any release of Go, of which some compress
// a list to other bytes. The folder of another format is refused, with what to do about it.
//
// # Where to split
//
// Threads of one process share a table, so chunks cost them nothing: perft 8 of the start position
// split at ply 4 in 71 chunks, by the method simd with 256 MiB, counts 822,526 positions three plies
// above the leaves and looks up 1,869,467, and "bitray perft --depth 8 --hash 256" counts 822,527 and looks
// up 1,921,273. Processes with separate tables repeat what their parts of the tree have in common:
// two such processes counted 549,143 and 541,889, a third more, which no order of the chunks mends.
//
// Split three plies above the leaves, nothing is repeated, and nothing is looked up: 822,518 counts, as
// many as there are different positions at ply 5, in 2.6 seconds of a thread instead of 4.3, after 1.2
// seconds for the plan; two workers share them without loss. So if the plan fits the disk, split at
// depth-3, with the largest chunk and no table. A deeper count needs the table.
//
// # Checks
//
// Everything has a checksum: the manifest, the content of the lists, each block, each line of the journal, and the
// counts of each chunk. [Open] checks the last list, the journal and all counts; [Read] checks the journal, and the
// rest where it is used. A damaged manifest or list is refused by name; what is damaged in a journal or in counts is named, and
// counted again. [Run.Verify] checks more: the totals, the lists against each other
// and against perft, and chunks against a second count.
package deep
