//go:build !windows

#include "textflag.h"

GLOBL ·entries(SB), RODATA|NOPTR, $16
DATA ·entries+0(SB)/8, $·spoiler(SB)
DATA ·entries+8(SB)/8, $·thief(SB)
DATA ·entries+16(SB)/8, $·witness(SB)

// func call(f uintptr, arguments *[6]uintptr) uintptr
TEXT ·call(SB), 0, $1040-24
	MOVQ f+0(FP), AX
	MOVQ arguments+8(FP), R10
	MOVQ 0(R10), DI
	MOVQ 8(R10), SI
	MOVQ 16(R10), DX
	MOVQ 24(R10), CX
	MOVQ 32(R10), R8
	MOVQ 40(R10), R9
	MOVQ SP, BX
	ADDQ $1024, SP
	ANDQ $~15, SP
	CALL AX
	MOVQ BX, SP
	MOVQ AX, ret+16(FP)
	RET

// spoiler(square DI, occupied SI) AX
TEXT ·spoiler(SB), NOSPLIT|NOFRAME, $0
	INCQ  ·calls(SB)
	LEAQ  8(SP), AX
	TESTQ $15, AX
	JZ    aligned
	INCQ  ·misaligned(SB)

aligned:
	LEAQ (SI)(DI*2), AX
	ADDQ DI, AX
	MOVQ $-1, CX
	MOVQ CX, DX
	MOVQ CX, SI
	MOVQ CX, DI
	MOVQ CX, R8
	MOVQ CX, R9
	MOVQ CX, R10
	MOVQ CX, R11

	// The red zone, which is the callee's.
	MOVQ CX, -8(SP)
	MOVQ CX, -128(SP)
	PCMPEQL X0, X0
	PCMPEQL X1, X1
	PCMPEQL X2, X2
	PCMPEQL X3, X3
	PCMPEQL X4, X4
	PCMPEQL X5, X5
	PCMPEQL X6, X6
	PCMPEQL X7, X7
	PCMPEQL X8, X8
	PCMPEQL X9, X9
	PCMPEQL X10, X10
	PCMPEQL X11, X11
	PCMPEQL X12, X12
	PCMPEQL X13, X13
	PCMPEQL X14, X14
	PCMPEQL X15, X15
	CMPQ AX, CX
	RET

// thief()
TEXT ·thief(SB), NOSPLIT|NOFRAME, $0
	NOTQ BP
	NOTQ BX
	NOTQ R12
	NOTQ R13
	NOTQ R14
	NOTQ R15
	MOVQ SP, 8(SP)
	MOVQ SP, 16(SP)
	RET

// CHANGED notes that a register has another value than before the call.
#define CHANGED(register, value, bit) \
	CMPQ register, value; JEQ 2(PC); ORQ bit, ·broken(SB)

// witness(f DI, a SI, b DX, c CX, d R8, e R9) AX
TEXT ·witness(SB), NOSPLIT|NOFRAME, $0
	PUSHQ BP
	PUSHQ BX
	PUSHQ R12
	PUSHQ R13
	PUSHQ R14
	PUSHQ R15
	SUBQ  $24, SP
	MOVQ  DI, AX
	MOVQ  SI, DI
	MOVQ  DX, SI
	MOVQ  CX, DX
	MOVQ  R8, CX
	MOVQ  R9, R8
	MOVQ  $101, BX
	MOVQ  $102, BP
	MOVQ  $112, R12
	MOVQ  $113, R13
	MOVQ  $114, R14
	MOVQ  $115, R15
	MOVQ  SP, 0(SP)
	MOVQ  $116, 8(SP)
	CALL  AX
	CHANGED(BX, $101, $1)
	CHANGED(BP, $102, $2)
	CHANGED(R12, $112, $4)
	CHANGED(R13, $113, $8)
	CHANGED(R14, $114, $16)
	CHANGED(R15, $115, $32)
	CHANGED(SP, 0(SP), $64)
	MOVQ  8(SP), CX
	CHANGED(CX, $116, $128)
	ADDQ  $24, SP
	POPQ  R15
	POPQ  R14
	POPQ  R13
	POPQ  R12
	POPQ  BX
	POPQ  BP
	RET
