// Package engine runs programs as move generators for package crosscheck: chess engines that answer
// "go perft" in the UCI protocol ([Start]), and scripts like those of perftree ([Script]). [ReadPasted] reads
// what any program has printed.
//
// Programs print their answers in different forms, which have one grammar. A text is a table: a row for each move, and a
// column for each program or depth.
//
//   - What may be written in other ways is rewritten (rewrite.go): squares by their numbers, depths that look like moves.
//   - A line is cut into moves, numbers, labels, words and marks (lex.go).
//   - A move has the numbers after it, or before it if none follow; a label before or right after a number says what it is.
//     A line without a move may have the total (line.go).
//   - The same move again begins another column (answer.go): the next depth, or another program. A column is complete if a
//     total is its sum; what does not fit is passed over, so garbage is not taken for an answer.
//   - What that leaves open is decided at the end by what is right (table.go, pasted.go): the letters of promotions, castling, which
//     column is meant, and which number is the total if no label says so.
//
// An answer is given up early if a total comes without counts or does not fit, or an error, and then nothing more.
// A total of 0 says that there are no moves, unless counts follow it. Sources:
// https://official-stockfish.github.io/docs/stockfish-wiki/UCI-&-Commands.html and
// https://github.com/agausmann/perftree.
package engine
