package foreign

import (
	"github.com/bitray/bitray/attacks/foreign/call"
	"github.com/bitray/bitray/attacks/foreign/callloop"
)

// Loops call a function of a library once for each question, in machine code: a call from Go for each
// would cost more than most answers. Slices of one call must be of one length.
type Loops struct {
	library  *Library      // nil for the empty function
	function call.Function // of one question, or of one set
	address  uintptr
	pair     [2]uintptr // what callloop.Both calls, if that is the function
}

// Loops returns loops over one of the functions of one question or of a set of pieces. A queen that the
// library does not export is asked as a rook and a bishop; ok is false for other functions that it does
// not export.
func (l *Library) Loops(f call.Function) (loops Loops, ok bool) {
	if f == call.Queen && !l.Exports(f) {
		return Loops{l, f, callloop.Both.Address(), [2]uintptr{l.addresses[call.Rook], l.addresses[call.Bishop]}}, true
	}
	one := call.Rook <= f && f <= call.Queen || call.RookFill <= f && f <= call.QueenFill
	if !one || !l.Exports(f) {
		return Loops{}, false
	}
	return Loops{library: l, function: f, address: l.addresses[f]}, true
}

// EmptyLoops returns loops over a function that does nothing but to return the exclusive or of its two
// arguments, or over a pair of two of them. They show what calls cost.
func EmptyLoops(pair bool) Loops {
	empty := callloop.Empty.Address()
	if pair {
		return Loops{address: callloop.Both.Address(), pair: [2]uintptr{empty, empty}}
	}
	return Loops{address: empty}
}

// Store stores the answer to each question in dst.
func (o Loops) Store(dst []uint64, squares []uint8, occupied []uint64) {
	checkLengths(o.function, len(dst), len(squares), len(occupied))
	o.before(len(dst))
	callStore(callloop.Store.Address(), o.address, dst, squares, occupied)
	o.after()
}

// Fold returns the exclusive or of all answers; the mask makes no difference.
func (o Loops) Fold(squares []uint8, occupied []uint64, mask uint64) uint64 {
	return o.fold(callloop.Fold, squares, occupied, mask)
}

// ChainSquare is like Fold, but what mask, which is less than 64, leaves of the answer before is combined
// with each square by exclusive or.
func (o Loops) ChainSquare(squares []uint8, occupied []uint64, mask uint64) uint64 {
	return o.fold(callloop.ChainSquare, squares, occupied, mask&63)
}

// ChainOccupied is like Fold, but what mask leaves of the answer before is combined with each occupancy
// by exclusive or.
func (o Loops) ChainOccupied(squares []uint8, occupied []uint64, mask uint64) uint64 {
	return o.fold(callloop.ChainOccupied, squares, occupied, mask)
}

// EachSlider adds to dst[i] what the pieces of sets[i] attack, asked about one at a time.
func (o Loops) EachSlider(dst, sets, occupied []uint64) {
	o.union(callloop.EachSlider, dst, sets, occupied)
}

// EachSet adds to dst[i] what the pieces of sets[i] attack, asked about at once.
func (o Loops) EachSet(dst, sets, occupied []uint64) {
	o.union(callloop.EachSet, dst, sets, occupied)
}

func (o Loops) fold(l callloop.Loop, squares []uint8, occupied []uint64, mask uint64) uint64 {
	checkLengths(o.function, len(squares), len(squares), len(occupied))
	o.before(len(squares))
	fold := callFold(l.Address(), o.address, squares, occupied, mask)
	o.after()
	return fold
}

func (o Loops) union(l callloop.Loop, dst, sets, occupied []uint64) {
	checkLengths(o.function, len(dst), len(sets), len(occupied))
	o.before(len(dst))
	callUnion(l.Address(), o.address, dst, sets, occupied)
	o.after()
}

func (o Loops) before(n int) {
	callloop.SetPair(o.pair[0], o.pair[1])
	if o.library != nil {
		o.library.before(call.Call{Function: o.function, N: n})
	}
}

func (o Loops) after() {
	if o.library != nil {
		o.library.after()
	}
}

// CallEmpty calls an empty function from Go, as [Library.Sliders] calls those of libraries. It returns the
// exclusive or of its arguments.
func CallEmpty(a, b uint64) uint64 { return callValues(callloop.Empty.Address(), a, b) }
