//go:build amd64 && !purego

#include "textflag.h"

// func toggle(state, delta *[words]uint64)
TEXT ·toggle(SB), NOSPLIT, $0-16
	CMPB ·fast(SB), $0
	JEQ  portable
	JMP  ·toggleAVX2(SB)

portable:
	JMP ·portableToggle(SB)
