//go:build unix

package main

import (
	"os"
	"syscall"
	"unsafe"

	"github.com/bitray/bitray/cmd/bitray/internal/library"
	"github.com/bitray/bitray/cmd/bitray/internal/report"
)

// place is where in its memory a slice lies.
type place int

const (
	atStart place = iota // directly behind the lower guard
	atEnd                // directly before the upper guard
)

// guardBytes is the size of a guard, memory that must not be touched. It is generous: a loop that
// counts elements where it should count bytes overshoots a slice by eight times its length.
const guardBytes = 1 << 20

// canary is what memory holds that no slice covers.
const canary = 0xa7

// guarded is memory for one slice, between two guards.
type guarded struct {
	all   []byte // with the guards
	room  []byte // without
	slice []byte // within the room
}

func newGuarded(bytes int) (guarded, error) {
	page := syscall.Getpagesize()
	size := (bytes + page - 1) / page * page
	all, err := syscall.Mmap(-1, 0, guardBytes+size+guardBytes, syscall.PROT_READ|syscall.PROT_WRITE, syscall.MAP_ANON|syscall.MAP_PRIVATE)
	if err != nil {
		return guarded{}, os.NewSyscallError("mmap", err)
	}
	g := guarded{all: all, room: all[guardBytes : guardBytes+size]}
	for _, guard := range [][]byte{all[:guardBytes], all[guardBytes+size:]} {
		if err := syscall.Mprotect(guard, syscall.PROT_NONE); err != nil {
			return guarded{}, os.NewSyscallError("mprotect", err)
		}
	}
	return g, nil
}

// lay makes room for a slice, and fills the rest with canaries.
func (g *guarded) lay(bytes int, at place) error {
	if err := g.protect(syscall.PROT_READ | syscall.PROT_WRITE); err != nil {
		return err
	}
	for i := range g.room {
		g.room[i] = canary
	}
	from := 0
	if at == atEnd {
		from = len(g.room) - bytes
	}
	// Of all, not of the room: an empty slice at the end of what it is cut from would not stay there.
	g.slice = g.all[guardBytes:][from : from+bytes]
	return nil
}

func (g *guarded) protect(access int) error {
	return os.NewSyscallError("mprotect", syscall.Mprotect(g.room, access))
}

// from returns where the slice begins in the room.
func (g *guarded) from() int { return int(address(g.slice) - address(g.room)) }

// damage says where a canary has changed, or nothing.
func (g *guarded) damage(name string) string {
	from := g.from()
	for i := from - 1; i >= 0; i-- {
		if g.room[i] != canary {
			return report.Counted(from-i, "byte") + " before the first of " + name
		}
	}
	to := from + len(g.slice)
	for i := to; i < len(g.room); i++ {
		if g.room[i] != canary {
			return report.Counted(i-to+1, "byte") + " behind the last of " + name
		}
	}
	return ""
}

func (g *guarded) region(index uint64) library.Region {
	low := address(g.all)
	return library.Region{Slice: index, Start: address(g.slice), Length: uint64(len(g.slice)), Low: low, High: low + uint64(len(g.all))}
}

// address returns where a slice begins, also an empty one.
func address(bytes []byte) uint64 { return uint64(uintptr(unsafe.Pointer(unsafe.SliceData(bytes)))) }

func words(bytes []byte) []uint64 {
	return unsafe.Slice((*uint64)(unsafe.Pointer(unsafe.SliceData(bytes))), len(bytes)/8)
}

// memory holds the slices of one call.
type memory struct {
	dst, squares, occupied guarded
}

func newMemory() (*memory, error) {
	var m memory
	for _, part := range []struct {
		g     *guarded
		bytes int
	}{{&m.dst, 8 * proofLength}, {&m.squares, proofLength}, {&m.occupied, 8 * proofLength}} {
		g, err := newGuarded(part.bytes)
		if err != nil {
			return nil, err
		}
		*part.g = g
	}
	return &m, nil
}

// damage says which slice was not kept to by what was called last, or nothing. Guards and slices that are
// const end the process instead, and the parent says the same.
func (m *memory) damage() string { return m.dst.damage("dst") }

// lay lays questions into memory. Only dst can be written.
func (k *checking) lay(q questions, at place) (dst []uint64, squares []uint8, occupied []uint64, err error) {
	m, n := k.memory, len(q.squares)
	for _, part := range []struct {
		g     *guarded
		bytes int
	}{{&m.dst, 8 * n}, {&m.squares, n}, {&m.occupied, 8 * n}} {
		if err := part.g.lay(part.bytes, at); err != nil {
			return nil, nil, nil, err
		}
	}
	copy(m.squares.slice, q.squares)
	copy(words(m.occupied.slice), q.occupied)
	for _, g := range []*guarded{&m.squares, &m.occupied} {
		if err := g.protect(syscall.PROT_READ); err != nil {
			return nil, nil, nil, err
		}
	}
	k.child.Guard([3]library.Region{m.dst.region(0), m.squares.region(1), m.occupied.region(2)})
	return words(m.dst.slice), m.squares.slice, words(m.occupied.slice), nil
}
