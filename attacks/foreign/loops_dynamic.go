//go:build ((linux && !android) || (darwin && !ios)) && (amd64 || arm64)

package foreign

import (
	"unsafe"

	"github.com/ebitengine/purego"
)

// callStore, callFold and callUnion call loops of package callloop with a function and slices. The
// conversions stand in the calls themselves, so that the slices stay where they are until those return.

func callStore(loop, function uintptr, dst []uint64, squares []uint8, occupied []uint64) {
	purego.SyscallN(loop, function, uintptr(unsafe.Pointer(unsafe.SliceData(dst))),
		uintptr(unsafe.Pointer(unsafe.SliceData(squares))), uintptr(unsafe.Pointer(unsafe.SliceData(occupied))), uintptr(len(dst)))
}

func callFold(loop, function uintptr, squares []uint8, occupied []uint64, mask uint64) uint64 {
	fold, _, _ := purego.SyscallN(loop, function, uintptr(unsafe.Pointer(unsafe.SliceData(squares))),
		uintptr(unsafe.Pointer(unsafe.SliceData(occupied))), uintptr(len(squares)), uintptr(mask))
	return uint64(fold)
}

func callUnion(loop, function uintptr, dst, sets, occupied []uint64) {
	purego.SyscallN(loop, function, uintptr(unsafe.Pointer(unsafe.SliceData(dst))),
		uintptr(unsafe.Pointer(unsafe.SliceData(sets))), uintptr(unsafe.Pointer(unsafe.SliceData(occupied))), uintptr(len(dst)))
}
