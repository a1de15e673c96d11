//go:build unix

package library

import (
	"os"
	"syscall"
	"unsafe"
)

const pageBytes = int(unsafe.Sizeof(page{}))

// newPage returns a page and the file that a child maps, which has no name any more.
func newPage() (*page, *os.File, error) {
	file, err := os.CreateTemp("", "bitray-library-*")
	if err != nil {
		return nil, nil, err
	}
	if err := os.Remove(file.Name()); err != nil {
		file.Close()
		return nil, nil, err
	}
	if err := file.Truncate(int64(pageBytes)); err != nil {
		file.Close()
		return nil, nil, err
	}
	p, err := mapPage(file)
	if err != nil {
		file.Close()
		return nil, nil, err
	}
	return p, file, nil
}

// mapPage maps the page that a file holds.
func mapPage(file *os.File) (*page, error) {
	memory, err := syscall.Mmap(int(file.Fd()), 0, pageBytes, syscall.PROT_READ|syscall.PROT_WRITE, syscall.MAP_SHARED)
	if err != nil {
		return nil, os.NewSyscallError("mmap", err)
	}
	return (*page)(unsafe.Pointer(unsafe.SliceData(memory))), nil
}

// unmap gives the page back.
func (p *page) unmap() error {
	return syscall.Munmap(unsafe.Slice((*byte)(unsafe.Pointer(p)), pageBytes))
}
