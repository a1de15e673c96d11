//go:build amd64 && !purego

#include "textflag.h"

// The values of simd.Set: 3 is AVX512, 0 is Generic, and what is left is AVX2, with GFNI or without.

// func rook(sq, occ uint64) uint64
TEXT ·rook(SB), NOSPLIT, $0-24
	CMPB ·set(SB), $3
	JEQ  avx512
	CMPB ·set(SB), $0
	JEQ  portable
	JMP  ·rookAVX2(SB)

avx512:
	JMP ·rookAVX512(SB)

portable:
	JMP ·portableRook(SB)

// func bishop(sq, occ uint64) uint64
TEXT ·bishop(SB), NOSPLIT, $0-24
	CMPB ·set(SB), $3
	JEQ  avx512
	CMPB ·set(SB), $0
	JEQ  portable
	JMP  ·bishopAVX2(SB)

avx512:
	JMP ·bishopAVX512(SB)

portable:
	JMP ·portableBishop(SB)

// func queen(sq, occ uint64) uint64
TEXT ·queen(SB), NOSPLIT, $0-24
	CMPB ·set(SB), $3
	JEQ  avx512
	CMPB ·set(SB), $0
	JEQ  portable
	JMP  ·queenAVX2(SB)

avx512:
	JMP ·queenAVX512(SB)

portable:
	JMP ·portableQueen(SB)
