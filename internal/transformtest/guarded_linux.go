package transformtest

import (
	"syscall"
	"testing"
	"unsafe"
)

// Guarded returns whole pages of memory, of at least n elements, full of zeros, between two pages
// that must not be touched: reading or writing there is a fault. The memory is freed when the
// test ends. T must hold no pointers, and its size must divide that of a page. There are such
// pages on Linux only.
func Guarded[T any](t testing.TB, n int) []T {
	t.Helper()
	var element T
	page, size := syscall.Getpagesize(), int(unsafe.Sizeof(element))
	length := (n*size + page - 1) / page * page
	memory, err := syscall.Mmap(-1, 0, page+length+page, syscall.PROT_READ|syscall.PROT_WRITE, syscall.MAP_ANON|syscall.MAP_PRIVATE)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := syscall.Munmap(memory); err != nil {
			t.Error(err)
		}
	})
	for _, guard := range [][]byte{memory[:page], memory[page+length:]} {
		if err := syscall.Mprotect(guard, syscall.PROT_NONE); err != nil {
			t.Fatal(err)
		}
	}
	between := memory[page : page+length]
	return unsafe.Slice((*T)(unsafe.Pointer(unsafe.SliceData(between))), length/size)
}
