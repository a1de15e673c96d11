//go:build ((linux && !android) || (darwin && !ios)) && (amd64 || arm64)

package foreign

import (
	"unsafe"

	"github.com/ebitengine/purego"
)

const supported = true

// load opens the file and returns how its symbols are found.
func load(path string) (lookUp func(string) (uintptr, bool), err error) {
	handle, err := purego.Dlopen(path, purego.RTLD_NOW|purego.RTLD_LOCAL)
	if err != nil {
		return nil, err
	}
	return func(symbol string) (uintptr, bool) {
		address, err := purego.Dlsym(handle, symbol)
		return address, err == nil
	}, nil
}

// callValues calls a C function of up to two integers.
func callValues(function uintptr, a, b uint64) uint64 {
	result, _, _ := purego.SyscallN(function, uintptr(a), uintptr(b))
	return uint64(result)
}

// callSlices calls a C function of three slices and their length. The conversions stand in the call
// itself, so that the slices stay where they are until it returns.
func callSlices(function uintptr, dst []uint64, squares []uint8, occupied []uint64) {
	purego.SyscallN(function, uintptr(unsafe.Pointer(unsafe.SliceData(dst))),
		uintptr(unsafe.Pointer(unsafe.SliceData(squares))), uintptr(unsafe.Pointer(unsafe.SliceData(occupied))), uintptr(len(dst)))
}

func callChain(function uintptr, squares []uint8, occupied []uint64, zero uint64) uint64 {
	fold, _, _ := purego.SyscallN(function, uintptr(unsafe.Pointer(unsafe.SliceData(squares))),
		uintptr(unsafe.Pointer(unsafe.SliceData(occupied))), uintptr(len(squares)), uintptr(zero))
	return uint64(fold)
}

// callText calls a C function that returns a text, of which it takes at most the given number of
// bytes.
func callText(function uintptr, most int) string {
	address, _, _ := purego.SyscallN(function)
	if address == 0 {
		return ""
	}
	first := *(*unsafe.Pointer)(unsafe.Pointer(&address)) // an address outside of Go's memory
	n := 0
	for n < most && *(*byte)(unsafe.Add(first, n)) != 0 {
		n++
	}
	return string(unsafe.Slice((*byte)(first), n))
}
