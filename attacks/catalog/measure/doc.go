// Package measure finds out what a technique costs the program that embeds it: how long its
// tables take at start-up, how large they are, and what they add to the binary.
//
// Nothing here is computed from what the cards say; it is read from the linker's symbols, from
// the size of a linked program, and from the runtime's own account of its start
// (GODEBUG=inittrace=1). A test of the package prints all of it for every technique:
//
//	go test ./attacks/catalog/measure -run Embedding -v -all
package measure
