//go:build !purego

#include "textflag.h"

// func featuresECX() (features uint32)
TEXT ·featuresECX(SB), NOSPLIT, $0-4
	MOVL $7, AX
	XORL CX, CX
	CPUID
	MOVL CX, features+0(FP)
	RET
