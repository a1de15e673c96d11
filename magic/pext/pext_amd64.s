//go:build amd64 && !purego

#include "textflag.h"

// The row of a square is 32 bytes: two masks, then two offsets of 32 bits.

// func rook(sq, occ uint64) uint64
TEXT ·rook(SB), NOSPLIT, $0-24
	CMPB  ·fast(SB), $0
	JEQ   emulate
	MOVQ  sq+0(FP), AX
	MOVQ  occ+8(FP), CX
	SHLQ  $5, AX
	LEAQ  ·rows(SB), DX
	ADDQ  AX, DX
	PEXTQ 0(DX), CX, CX
	MOVL  16(DX), AX
	ADDQ  AX, CX
	LEAQ  ·slab(SB), DX
	MOVQ  (DX)(CX*8), AX
	MOVQ  AX, ret+16(FP)
	RET

emulate:
	JMP ·emulatedRook(SB)

// func bishop(sq, occ uint64) uint64
TEXT ·bishop(SB), NOSPLIT, $0-24
	CMPB  ·fast(SB), $0
	JEQ   emulate
	MOVQ  sq+0(FP), AX
	MOVQ  occ+8(FP), CX
	SHLQ  $5, AX
	LEAQ  ·rows(SB), DX
	ADDQ  AX, DX
	PEXTQ 8(DX), CX, CX
	MOVL  20(DX), AX
	ADDQ  AX, CX
	LEAQ  ·slab(SB), DX
	MOVQ  (DX)(CX*8), AX
	MOVQ  AX, ret+16(FP)
	RET

emulate:
	JMP ·emulatedBishop(SB)

// func queen(sq, occ uint64) uint64
TEXT ·queen(SB), NOSPLIT, $0-24
	CMPB  ·fast(SB), $0
	JEQ   emulate
	MOVQ  sq+0(FP), AX
	MOVQ  occ+8(FP), CX
	SHLQ  $5, AX
	LEAQ  ·rows(SB), DX
	ADDQ  AX, DX
	PEXTQ 0(DX), CX, BX
	PEXTQ 8(DX), CX, CX
	MOVL  16(DX), AX
	MOVL  20(DX), SI
	ADDQ  AX, BX
	ADDQ  SI, CX
	LEAQ  ·slab(SB), DX
	MOVQ  (DX)(BX*8), AX
	ORQ   (DX)(CX*8), AX
	MOVQ  AX, ret+16(FP)
	RET

emulate:
	JMP ·emulatedQueen(SB)
