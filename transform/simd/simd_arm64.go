//go:build !purego

package simd

import "golang.org/x/sys/cpu"

// detect finds NEON, which every processor of 64 bits that Go runs on has, unless it was switched off.
func detect() Set {
	if cpu.ARM64.HasASIMD {
		return NEON
	}
	return Generic
}
