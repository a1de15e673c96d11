//go:build amd64 && !purego

#include "textflag.h"

// The row of a square is 32 bytes: the relevant squares and all squares of the rook, then those of the
// bishop. Its offsets are 8 bytes, 32 bits for each piece.
#define ROOK_MASK 0
#define ROOK_ALL 8
#define BISHOP_MASK 16
#define BISHOP_ALL 24
#define ROOK_OFFSET 0
#define BISHOP_OFFSET 4

// ARGUMENTS loads the address of the row to DX, that of the offsets to SI, that of the slab to DI and the
// occupancy to CX.
#define ARGUMENTS \
	MOVQ sq+0(FP), AX    \
	MOVQ occ+8(FP), CX   \
	LEAQ ·starts(SB), SI \
	LEAQ (SI)(AX*8), SI  \
	SHLQ $5, AX          \
	LEAQ ·rows(SB), DX   \
	ADDQ AX, DX          \
	LEAQ ·slab(SB), DI

// ATTACKS looks the code of a piece up and deposits it to all squares of the piece. It uses R8.
#define ATTACKS(mask, all, offset, attacks) \
	PEXTQ   mask(DX), CX, attacks  \
	MOVL    offset(SI), R8         \
	ADDQ    R8, attacks            \
	MOVWQZX (DI)(attacks*2), attacks \
	PDEPQ   all(DX), attacks, attacks

// func rook(sq, occ uint64) uint64
TEXT ·rook(SB), NOSPLIT, $0-24
	CMPB ·fast(SB), $0
	JEQ  emulate
	ARGUMENTS
	ATTACKS(ROOK_MASK, ROOK_ALL, ROOK_OFFSET, AX)
	MOVQ AX, ret+16(FP)
	RET

emulate:
	JMP ·emulatedRook(SB)

// func bishop(sq, occ uint64) uint64
TEXT ·bishop(SB), NOSPLIT, $0-24
	CMPB ·fast(SB), $0
	JEQ  emulate
	ARGUMENTS
	ATTACKS(BISHOP_MASK, BISHOP_ALL, BISHOP_OFFSET, AX)
	MOVQ AX, ret+16(FP)
	RET

emulate:
	JMP ·emulatedBishop(SB)

// func queen(sq, occ uint64) uint64
TEXT ·queen(SB), NOSPLIT, $0-24
	CMPB ·fast(SB), $0
	JEQ  emulate
	ARGUMENTS
	ATTACKS(ROOK_MASK, ROOK_ALL, ROOK_OFFSET, AX)
	ATTACKS(BISHOP_MASK, BISHOP_ALL, BISHOP_OFFSET, BX)
	ORQ  BX, AX
	MOVQ AX, ret+16(FP)
	RET

emulate:
	JMP ·emulatedQueen(SB)
