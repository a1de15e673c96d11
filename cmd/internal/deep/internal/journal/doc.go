// Package journal is an append-only file of what has been counted, which survives a crash at any
// moment: what was reported as written is there afterwards, and what was not written is
// never taken for a result.
//
// A line stands for one event: a checksum and a [Record] as JSON, in which what is zero is left out.
// The checksum, a CRC-32C in hexadecimal, covers the name of the run and the rest of the line, so a line that
// is changed or taken from the journal of another run shows. The first line has the word
// "bitray-journal-3" and the name of the run, and a checksum of these.
//
// # After a crash
//
// A write that was cut short leaves lines that were never reported as written: those that are whole are results
// like any other, and [Journal.Cut] cuts off the rest. A line that is damaged is passed over, and named. What it said is
// lost: a chunk that it counted is open again. If it took a result back, that result no longer fits the counts, which whoever
// takes it back overwrites before.
package journal
