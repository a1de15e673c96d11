package foreign

import (
	"fmt"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/foreign/call"
)

// Batch answers many questions: dst[i] becomes the answer to squares[i], occupied[i]. The slices must
// be of one length.
type Batch func(dst []uint64, squares []uint8, occupied []uint64)

// Chain answers many questions, each of which waits for the answer before, and returns the answers
// folded by exclusive or; bitray.h has the loop. The slices must be of one length.
type Chain func(squares []uint8, occupied []uint64, zero uint64) uint64

// Fill returns the union of what a set of pieces attacks.
type Fill func(set, occupied uint64) uint64

// sliders is a library as an attack generator.
type sliders struct{ *Library }

// Sliders returns the library as an attack generator. Squares are taken modulo 64, as by all
// generators of this module, so that a library sees 0 to 63 only.
func (l *Library) Sliders() attacks.Sliders { return sliders{l} }

func (s sliders) Rook(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	return s.ask(call.Rook, sq, occ)
}

func (s sliders) Bishop(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	return s.ask(call.Bishop, sq, occ)
}

// Queen asks the library's queen, or its rook and its bishop if it has none.
func (s sliders) Queen(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	if s.Exports(call.Queen) {
		return s.ask(call.Queen, sq, occ)
	}
	return s.ask(call.Rook, sq, occ) | s.ask(call.Bishop, sq, occ)
}

func (l *Library) ask(f call.Function, sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	square := uint32(sq) & 63
	l.before(call.Call{Function: f, Square: square, Occupied: uint64(occ)})
	answer := callValues(l.addresses[f], uint64(square), uint64(occ))
	l.after()
	return attacks.Bitboard(answer)
}

// Batch returns one of the functions [call.Rooks], [call.Bishops] and [call.Queens]; ok is false if the
// library does not export it.
func (l *Library) Batch(f call.Function) (b Batch, ok bool) {
	if !l.Exports(f) || f < call.Rooks || f > call.Queens {
		return nil, false
	}
	return func(dst []uint64, squares []uint8, occupied []uint64) {
		checkLengths(f, len(dst), len(squares), len(occupied))
		l.before(call.Call{Function: f, N: len(dst)})
		callSlices(l.addresses[f], dst, squares, occupied)
		l.after()
	}, true
}

// Chain returns one of the functions from [call.RookChain] to [call.QueenChainOccupied]; ok is false if
// the library does not export it.
func (l *Library) Chain(f call.Function) (c Chain, ok bool) {
	if !l.Exports(f) || f < call.RookChain || f > call.QueenChainOccupied {
		return nil, false
	}
	return func(squares []uint8, occupied []uint64, zero uint64) uint64 {
		checkLengths(f, len(squares), len(squares), len(occupied))
		l.before(call.Call{Function: f, N: len(squares)})
		fold := callChain(l.addresses[f], squares, occupied, zero)
		l.after()
		return fold
	}, true
}

// Fill returns one of the functions [call.RookFill], [call.BishopFill] and [call.QueenFill]; ok is false
// if the library does not export it.
func (l *Library) Fill(f call.Function) (fill Fill, ok bool) {
	if !l.Exports(f) || f < call.RookFill || f > call.QueenFill {
		return nil, false
	}
	return func(set, occupied uint64) uint64 {
		l.before(call.Call{Function: f, Set: set, Occupied: occupied})
		union := callValues(l.addresses[f], set, occupied)
		l.after()
		return union
	}, true
}

// checkLengths panics where a library would read or write outside of a slice of ours.
func checkLengths(f call.Function, dst, squares, occupied int) {
	if dst != squares || squares != occupied {
		panic(fmt.Sprintf("bitray/attacks/foreign: %v: %d elements in dst, %d in squares, %d in occupied: expected as many in each",
			f, dst, squares, occupied))
	}
}
