package transformtest_test

import (
	"runtime/debug"
	"syscall"
	"testing"
	"unsafe"

	"github.com/bitray/bitray/internal/transformtest"
)

// TestGuardsAreFaults reads the bytes on either side of guarded pages.
func TestGuardsAreFaults(t *testing.T) {
	page := transformtest.Guarded[byte](t, syscall.Getpagesize()+1)
	if len(page) != 2*syscall.Getpagesize() {
		t.Fatalf("%d bytes, want two pages of %d", len(page), syscall.Getpagesize())
	}
	page[0], page[len(page)-1] = 1, 1
	for _, offset := range []int{-1, len(page)} {
		if !faults(unsafe.Add(unsafe.Pointer(unsafe.SliceData(page)), offset)) {
			t.Errorf("the byte at %d can be read", offset)
		}
	}
}

var sink byte

func faults(address unsafe.Pointer) (faulted bool) {
	defer debug.SetPanicOnFault(debug.SetPanicOnFault(true))
	defer func() {
		_, faulted = recover().(interface{ Addr() uintptr })
	}()
	sink = *(*byte)(address)
	return false
}
