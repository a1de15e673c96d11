// Package touched counts the cache lines on which answers depend. A table of a megabyte may
// cost little if games ask for a tenth of it, and what else the program keeps in its cache pays
// for the lines that are read, not for those that are there.
//
// [Lines] spoils the tables line by line and sees which answers become wrong. So a line counts
// if some answer depends on its content. A line that is loaded but cannot change an answer does
// not count: the attacks along a line of one square, say, of which a mask leaves nothing.
// Nothing else is missed or added: an answer that differs when a line alone is spoiled has read
// that line.
//
// The tables are variables of packages that do not export them. [Memory] finds them by the
// symbols of the program that is running, and [Lines] writes into them. While it runs, every
// other part of the program that uses the tables gets wrong answers, and
// spoiled tables might even crash the program. So it belongs in a process of its own that does
// nothing else.
package touched
