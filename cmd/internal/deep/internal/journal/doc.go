// Package journal is an append-only file of what has been counted, which survives a crash at any
// moment: what was reported as written is there afterwards, and what was not written is
// never taken for a result.
//
// A line stands for one event: a checksum and a [Record] as JSON, in which what is zero is left out.
// The checksum, a CRC-32C in hexadecimal, covers the checksum of the line before and the rest of
// its own line, so a line that is changed, lost, swapped or taken from another journal shows. The
// first line has the checksum, the word "bitray-journal-2" and the name of the run.
//
// # After a crash
//
// A write that was cut short leaves lines at the end that are not whole. [Journal.Cut] cuts them off: they
// were never reported as written. A bad line that a good one follows is damage, and refused;
// [Salvage] reads what the checksums bear out.
package journal
