// Package magic32 indexes a table by two multiplications of 32 bits, one for each half of the board: magic
// bitboards for processors of 32 bits.
//
//	attacked := magic32.Rook(sq, occ) &^ own
//
// Prefer it if the processor has 32 bits, as 386 and arm.
//
// # Formula
//
//	slab[offset[sq] + ((low & maskLow) * magicLow ^ (high & maskHigh) * magicHigh) >> (32-n)]
//
// where low are ranks 1 to 4 of the occupancy, high ranks 5 to 8, and n is the number of relevant squares.
//
// # Derivation
//
// A product of two numbers of 64 bits, cut to 64 bits, takes three multiplications on a processor of 32 bits,
// and the shift of the result concerns two words. But all that is wanted of it are its top bits, at most
// twelve. So each half of the board, which is one word there, is multiplied by its own number, as in package
// magic, and the exclusive or joins what both bring to the top:
//
//	relevant to a rook on d4    index bits, from its top
//	. . . . . . . .
//	. . . 1 . . . .             high half:  x . . x . . . x . .
//	. . . 1 . . . .
//	. . . 1 . . . .
//	. 1 1 . 1 1 1 .             low half:   . x x . x x x . x x
//	. . . 1 . . . .
//	. . . 1 . . . .
//	. . . . . . . .
//
// A carry within a half may disturb this picture, but nothing is carried from one half to the other. The
// multipliers are found at start-up by the placement of package find, over both halves: each square is given
// an index bit that no other square has, and only the carries are left to chance. It takes nine tries a
// square on average, where random numbers take thousands.
//
// One look-up returns all lines of a slider, so there are no functions for single
// lines.
//
// # Tables
//
// 107,648 entries of 8 bytes, as in package magic, and 24 bytes for each piece and square: 864,256 bytes.
// "bitray techniques" says what it costs to find the multipliers and to fill them: less than a millisecond.
//
// Rook and Bishop inline into their callers, and through a helper of one line; Queen is one call.
//
// # Origin
//
// Unknown. Stockfish has used it on processors of 32 bits since its early versions.
// Source: Chess Programming Wiki, Magic Bitboards,
// https://www.chessprogramming.org/Magic_Bitboards.
//
// # When to use
//
// On 386 and arm: there it has 1.5 times the throughput of package magic, and a lower
// latency. Where waiting for memory counts, package hyperbola is faster than both. On processors of 64
// bits magic is faster.
//
//	GOARCH=386 go run ./cmd/bitray bench --technique magic,magic/magic32,hyperbola
package magic32
