//go:build !purego

package feature

import "golang.org/x/sys/cpu"

// detect finds Advanced SIMD, which every processor has that Go runs on, unless it was switched off.
func detect() Set {
	if cpu.ARM64.HasASIMD {
		return ASIMD
	}
	return 0
}
