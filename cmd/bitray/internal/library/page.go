package library

import (
	"sync/atomic"

	"github.com/bitray/bitray/attacks/foreign/call"
)

// page is the memory that parent and child share. The child writes, the parent reads what a call has
// left when it hangs or has ended the process.
type page struct {
	begun, returned atomic.Uint64 // calls
	function        uint64
	square          uint64
	set             uint64
	occupied        uint64
	n               uint64
	library         uint64 // whose function it is, if several are open, from 0
	regions         [3]Region
}

// Region is memory that a call is given: a slice between two guards, which must not be touched.
type Region struct {
	Slice         uint64 // 0 for dst, 1 for squares, 2 for occupied
	Start, Length uint64 // of the slice, an address and a number of bytes
	Low, High     uint64 // where the lower guard begins and the upper one ends; equal if there is no region
}

// note writes down a call that is about to be made.
func (p *page) note(c call.Call) {
	p.function, p.square, p.set, p.occupied, p.n = uint64(c.Function), uint64(c.Square), c.Set, c.Occupied, uint64(c.N)
	p.begun.Add(1)
}

// last returns the call that was noted last, and whether it has not returned. There is none if none was
// noted.
func (p *page) last() (c call.Call, inside, any bool) {
	begun := p.begun.Load()
	c = call.Call{
		Function: call.Function(min(p.function, uint64(call.Count))), Square: uint32(p.square),
		Set: p.set, Occupied: p.occupied, N: int(p.n),
	}
	return c, begun != p.returned.Load(), begun != 0
}
