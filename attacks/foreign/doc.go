// Package foreign opens attack generators in shared libraries, written in C, C++, Rust, Zig or any
// other language that can export functions with the calling convention of C. The header bitray.h in
// its folder is the interface: rook and bishop, and what else a library likes to export.
//
// [Open] loads a library, and [Library.Sliders] answers by it. Loading takes no cgo; it works on Linux
// and macOS, on amd64 and arm64. A call costs some hundred nanoseconds more than the work of the
// function that it calls; [Library.Loops] ask thousands of questions for that.
//
// A library runs in the process that opens it: where it crashes or exits, so does the process, and
// what it writes where it should not, it overwrites. The commands "bitray check" and
// "bitray bench" therefore open libraries in a process of their own. A program that imports this package is linked
// dynamically on Linux, against glibc, also with CGO_ENABLED=0.
package foreign
