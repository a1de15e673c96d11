//go:build !amd64 || purego

package bmi2

const fast = false

func extract(b, mask uint64) uint64      { return Emulate(b, mask) }
func deposit(packed, mask uint64) uint64 { return EmulateDeposit(packed, mask) }
