// Package external asks attack generators that are programs, in any language: a program reads questions from
// its standard input and writes answers to its standard output. "bitray export --harness c" and the like
// write programs that do so.
//
// # The protocol
//
// Every line that we send is answered by one line, except those of a list of questions. A program may keep
// its answers until it reads "go", and writes all of them then. Numbers are decimal, boards hexadecimal: a1
// is bit 0 and square 0, h1 bit 7, h8 bit 63. At the end of its input the program ends.
//
//	> bitray 1                  (what we send)
//	< bitray 1 rook bishop queen name Magic of mine
//	> rook 27 ff00000000        (what a rook on d4 attacks)
//	< 8f7080808
//	> go
//	< ok
//	> questions 2
//	> 27 ff00000000
//	> 0 1
//	< 2
//	> time throughput rook 9
//	< 240 10112e21c0ae20a
//	> time cold rook 1 67108864
//	< 160 1010109f60909f6
//	> anything else
//	< unknown anything else
//
// The first line says which version of the protocol is spoken, and is answered by the version, the abilities,
// and a name, which is the rest of the line. The abilities are the pieces that the program knows: rook,
// bishop, queen; and the ways to time itself that it knows: throughput, latency-square, latency-occupancy, cold.
//
// Before a time is asked for, "questions" hands over a list, one question on each line. "time" is followed by
// the way, the piece, and how many times to answer the whole list, after answering it once untimed; the
// answer is how long that took in nanoseconds, and the sum of the folds of all times, modulo 2^64. A fold is
// the exclusive or of all answers. In throughput the questions do not depend on one another; in
// latency-square each square is combined by exclusive or with the last answer, masked by a zero that the
// compiler does not know, and in latency-occupancy each occupancy is. Before each time of cold as many bytes
// of memory are overwritten as the last number says, which is not timed.
package external
