package hash

import (
	"fmt"
	"reflect"
	"syscall"

	"github.com/bitray/bitray/internal/unsafeslice"
)

// hugePage is the size of a huge page, and of what such a page must begin at a multiple of. Where
// huge pages are larger (512 MiB on arm64 with pages of 64 KiB) the kernel takes those that fit.
const hugePage = 2 << 20

// newBuckets maps zeroed memory of size bytes, a multiple of [mebibyte]. release unmaps it.
//
// No page of it exists before it is touched: the kernel clears a page for the thread that touches it first, so the
// threads that count share the clearing, and no page is cleared twice.
func newBuckets(size int) (buckets []bucket, release func(), err error) {
	const access, private = syscall.PROT_READ | syscall.PROT_WRITE, syscall.MAP_PRIVATE | syscall.MAP_ANON
	mapped, err := syscall.Mmap(-1, 0, size+hugePage, access, private)
	if err != nil {
		return nil, nil, fmt.Errorf("hash: %d MiB: expected as much memory: %w", size/mebibyte, err)
	}
	// The mapping is longer by a page, which is never touched, so that it can be cut off in front.
	start := untilHugePage(reflect.ValueOf(mapped).Pointer())
	memory := mapped[start : start+size]
	_ = syscall.Madvise(memory, syscall.MADV_HUGEPAGE) // a kernel that has no huge pages refuses, and small ones do
	return unsafeslice.Lines(memory), func() { _ = syscall.Munmap(mapped) }, nil
}

// untilHugePage returns how many bytes after an address a huge page may begin.
func untilHugePage(address uintptr) int { return int(-address & (hugePage - 1)) }
