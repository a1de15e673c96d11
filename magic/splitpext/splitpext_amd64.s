//go:build amd64 && !purego

#include "textflag.h"

// The masks of a square are 32 bytes, its tables 2048: rank, file, diagonal and anti-diagonal,
// in this order.
#define ARGUMENTS \
	MOVQ sq+0(FP), AX       \
	MOVQ occ+8(FP), CX      \
	MOVQ AX, BX             \
	SHLQ $5, AX             \
	SHLQ $11, BX            \
	LEAQ ·rows(SB), DX      \
	ADDQ AX, DX             \
	LEAQ ·tables(SB), SI    \
	ADDQ BX, SI

// func rook(sq, occ uint64) uint64
TEXT ·rook(SB), NOSPLIT, $0-24
	CMPB  ·fast(SB), $0
	JEQ   emulate
	ARGUMENTS
	PEXTQ 0(DX), CX, AX
	PEXTQ 8(DX), CX, BX
	MOVQ  0(SI)(AX*8), AX
	ORQ   512(SI)(BX*8), AX
	MOVQ  AX, ret+16(FP)
	RET

emulate:
	JMP ·emulatedRook(SB)

// func bishop(sq, occ uint64) uint64
TEXT ·bishop(SB), NOSPLIT, $0-24
	CMPB  ·fast(SB), $0
	JEQ   emulate
	ARGUMENTS
	PEXTQ 16(DX), CX, AX
	PEXTQ 24(DX), CX, BX
	MOVQ  1024(SI)(AX*8), AX
	ORQ   1536(SI)(BX*8), AX
	MOVQ  AX, ret+16(FP)
	RET

emulate:
	JMP ·emulatedBishop(SB)

// func queen(sq, occ uint64) uint64
TEXT ·queen(SB), NOSPLIT, $0-24
	CMPB  ·fast(SB), $0
	JEQ   emulate
	ARGUMENTS
	PEXTQ 0(DX), CX, AX
	PEXTQ 8(DX), CX, BX
	PEXTQ 16(DX), CX, DI
	PEXTQ 24(DX), CX, CX
	MOVQ  0(SI)(AX*8), AX
	ORQ   512(SI)(BX*8), AX
	MOVQ  1024(SI)(DI*8), DI
	ORQ   1536(SI)(CX*8), DI
	ORQ   DI, AX
	MOVQ  AX, ret+16(FP)
	RET

emulate:
	JMP ·emulatedQueen(SB)
