// Package callloop holds loops in machine code that call a function of the C language once for each
// question. A single call from Go to C costs as much as dozens of answers; a loop that is itself
// entered as C needs one such call for thousands of them.
//
// The loops follow the calling convention of C, for their caller and for the function that they call:
// System V on amd64, AAPCS64 on arm64. They have addresses and no Go functions, since whoever calls
// them needs a stack that is large enough for the C function behind them; the goroutine's is not.
//
// The definitions, in C, with a question function f such as uint64_t rook(uint32_t, uint64_t):
//
//	Store      for (i = 0; i < n; i++) dst[i] = f(squares[i], occupied[i]);
//	Fold       for (i = 0; i < n; i++) fold ^= f(squares[i], occupied[i]);
//	ChainSquare     last = f(squares[i] ^ (last & mask), occupied[i]), fold ^= last
//	ChainOccupied   last = f(squares[i], occupied[i] ^ (last & mask)), fold ^= last
//	EachSlider for (i = 0; i < n; i++) for (sq in sets[i]) dst[i] |= f(sq, occupied[i]);
//	EachSet    for (i = 0; i < n; i++) dst[i] |= fill(sets[i], occupied[i]);
//
// Fold and both chains return the fold, which starts with zero; last starts with the mask. With a mask of zero a
// chain asks the same questions as Fold, but each waits for the answer before. What the loops cost
// themselves is what they cost with [Empty].
package callloop
