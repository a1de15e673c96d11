// Package footprint measures what a technique costs the program that embeds it: the time to build
// its tables at start-up ([BuildTimes]), their sizes ([Tables]), and what they add to the binary
// ([Embed]).
//
// Nothing here is computed from what the cards say. It is read from the linker's symbols, from the
// size of a linked program, and from the run-time system's trace of its start
// (GODEBUG=inittrace=1). A test of the package prints all of it for every technique:
//
//	go test ./internal/footprint -run Embedding -v -all
package footprint
