//go:build amd64 && !purego

#include "textflag.h"

// func extract(b, mask uint64) uint64
TEXT ·extract(SB), NOSPLIT, $0-24
	CMPB  ·fast(SB), $0
	JEQ   emulate
	MOVQ  b+0(FP), AX
	MOVQ  mask+8(FP), CX
	PEXTQ CX, AX, AX
	MOVQ  AX, ret+16(FP)
	RET

emulate:
	JMP ·emulateExtract(SB)

// func deposit(packed, mask uint64) uint64
TEXT ·deposit(SB), NOSPLIT, $0-24
	CMPB  ·fast(SB), $0
	JEQ   emulate
	MOVQ  packed+0(FP), AX
	MOVQ  mask+8(FP), CX
	PDEPQ CX, AX, AX
	MOVQ  AX, ret+16(FP)
	RET

emulate:
	JMP ·emulateDeposit(SB)

// func cpuid() (vendor, signature uint32)
TEXT ·cpuid(SB), NOSPLIT, $0-8
	XORL AX, AX
	CPUID
	MOVL BX, vendor+0(FP)
	MOVL $1, AX
	CPUID
	MOVL AX, signature+4(FP)
	RET
