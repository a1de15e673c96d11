// Package footprint links programs that embed techniques ([Embed]), and reads the sizes of their tables from
// the linker's symbols ([Tables]). Tests hold the cards of package catalog to what is found there, and to the
// run-time system's trace of a start (GODEBUG=inittrace=1). One prints all of it for every technique:
//
//	go test ./internal/footprint -run Embedding -v -all
package footprint
