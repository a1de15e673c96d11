package each_test

import (
	"syscall"
	"testing"
	"unsafe"
)

// boardsBetweenGuards returns the boards of a page whose neighbours must not be touched: reading
// or writing there is a fault.
func boardsBetweenGuards(t *testing.T) []board {
	t.Helper()
	size := syscall.Getpagesize()
	memory, err := syscall.Mmap(-1, 0, 3*size, syscall.PROT_READ|syscall.PROT_WRITE, syscall.MAP_ANON|syscall.MAP_PRIVATE)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := syscall.Munmap(memory); err != nil {
			t.Error(err)
		}
	})
	for _, guard := range [][]byte{memory[:size], memory[2*size:]} {
		if err := syscall.Mprotect(guard, syscall.PROT_NONE); err != nil {
			t.Fatal(err)
		}
	}
	page := memory[size : 2*size]
	return unsafe.Slice((*board)(unsafe.Pointer(unsafe.SliceData(page))), size/8)
}

func TestNothingIsTouchedBeyondTheSlices(t *testing.T) {
	src, dst := boardsBetweenGuards(t), boardsBetweenGuards(t)
	for i := range src {
		src[i] = board(i) * 0x9e3779b97f4a7c15
	}
	forEachSet(t, func(t *testing.T) {
		for _, batch := range batches {
			for n := range 40 {
				batch.each(dst[:n], src[:n])
				batch.each(dst[len(dst)-n:], src[len(src)-n:])
				if n > 0 && dst[len(dst)-1] != batch.board(src[len(src)-1]) {
					t.Fatalf("%s: the last of %d boards is wrong", batch.name, n)
				}
			}
		}
	})
}
