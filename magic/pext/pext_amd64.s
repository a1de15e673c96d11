//go:build amd64 && !purego

#include "textflag.h"

// The row of a square is 32 bytes: the masks of rook and bishop, then the offsets of their
// tables, 32 bits each.
#define ROOK_MASK 0
#define BISHOP_MASK 8
#define ROOK_OFFSET 16
#define BISHOP_OFFSET 20

// ARGUMENTS loads the address of the row to DX and the occupancy to CX.
#define ARGUMENTS \
	MOVQ sq+0(FP), AX  \
	MOVQ occ+8(FP), CX \
	SHLQ $5, AX        \
	LEAQ ·rows(SB), DX \
	ADDQ AX, DX

// INDEX extracts the index of a piece into the slab. It uses SI.
#define INDEX(mask, offset, index) \
	PEXTQ mask(DX), CX, index \
	MOVL  offset(DX), SI      \
	ADDQ  SI, index

// func rook(sq, occ uint64) uint64
TEXT ·rook(SB), NOSPLIT, $0-24
	CMPB ·fast(SB), $0
	JEQ  emulate
	ARGUMENTS
	INDEX(ROOK_MASK, ROOK_OFFSET, AX)
	LEAQ ·slab(SB), DX
	MOVQ (DX)(AX*8), AX
	MOVQ AX, ret+16(FP)
	RET

emulate:
	JMP ·emulatedRook(SB)

// func bishop(sq, occ uint64) uint64
TEXT ·bishop(SB), NOSPLIT, $0-24
	CMPB ·fast(SB), $0
	JEQ  emulate
	ARGUMENTS
	INDEX(BISHOP_MASK, BISHOP_OFFSET, AX)
	LEAQ ·slab(SB), DX
	MOVQ (DX)(AX*8), AX
	MOVQ AX, ret+16(FP)
	RET

emulate:
	JMP ·emulatedBishop(SB)

// func queen(sq, occ uint64) uint64
TEXT ·queen(SB), NOSPLIT, $0-24
	CMPB ·fast(SB), $0
	JEQ  emulate
	ARGUMENTS
	INDEX(ROOK_MASK, ROOK_OFFSET, AX)
	INDEX(BISHOP_MASK, BISHOP_OFFSET, BX)
	LEAQ ·slab(SB), DX
	MOVQ (DX)(AX*8), AX
	ORQ  (DX)(BX*8), AX
	MOVQ AX, ret+16(FP)
	RET

emulate:
	JMP ·emulatedQueen(SB)
