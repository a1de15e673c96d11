package bmi2

// Extract returns the bits of b that mask selects, from the lowest upwards: as many bits as
// mask has, at the bottom of the result.
func Extract[B ~uint64](b, mask B) uint64 {
	return extract(uint64(b), uint64(mask))
}

// Deposit moves the low bits of packed to the places that mask selects, the lowest to the
// lowest. Bits of packed beyond the number of places are ignored.
func Deposit[B ~uint64](packed uint64, mask B) B {
	return B(deposit(packed, uint64(mask)))
}

// Fast reports whether Extract and Deposit use the instructions: whether the processor has them in
// hardware and they are not switched off, by the build tag purego or by GODEBUG=cpu.bmi2=off.
func Fast() bool { return fast }
