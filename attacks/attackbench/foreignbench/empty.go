package foreignbench

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackbench"
	"github.com/bitray/bitray/attacks/foreign"
)

// empty returns a generator that asks an empty function, which answers square ^ occupied, for all pieces
// alike.
func empty(name, title string, loops attackbench.ForeignLoops) *attackbench.Foreign {
	return &attackbench.Foreign{
		Row:   attackbench.Row{Name: name, Title: title, Library: &attackbench.Library{}},
		Loops: [3]attackbench.ForeignLoops{loops, loops, loops},
		Warm:  warm,
		Judge: &attackbench.Judge{Answer: emptyAnswer, Union: emptyUnion},
	}
}

func emptyAnswer(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	return attacks.Bitboard(sq) ^ occ
}

func emptyUnion(set, occ attacks.Bitboard) (union attacks.Bitboard) {
	for sq := range set.Squares() {
		union |= emptyAnswer(sq, occ)
	}
	return union
}

func emptyCall() *attackbench.Foreign {
	f := empty(attackbench.EmptyCall, "Calls of an empty C function, one for each question", calling(foreign.EmptyLoops(false), attackbench.Through{}))
	f.Sliders.Ask = afterCalls{1}
	return f
}

func emptyPair() *attackbench.Foreign {
	f := empty(attackbench.EmptyPair, "Calls of an empty C function, two for each question", calling(foreign.EmptyLoops(true), attackbench.Through{}))
	f.Sliders.Ask = afterCalls{2}
	return f
}

func emptyFill() *attackbench.Foreign {
	loops := calling(foreign.EmptyLoops(false), attackbench.Through{})
	loops.Union.Ask = foreign.EmptyLoops(false).EachSet
	f := empty(attackbench.EmptyFill, "Calls of an empty C function, two for each position", loops)
	f.Judge.Union = func(set, occ attacks.Bitboard) attacks.Bitboard { return set ^ occ }
	return f
}

// afterCalls is the default technique, which answers after calls of the empty function: one for a rook
// or a bishop, and some for a queen.
type afterCalls struct{ queen int }

func (afterCalls) Rook(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	foreign.CallEmpty(uint64(sq), uint64(occ))
	return attacks.Rook(sq, occ)
}

func (afterCalls) Bishop(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	foreign.CallEmpty(uint64(sq), uint64(occ))
	return attacks.Bishop(sq, occ)
}

func (a afterCalls) Queen(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	for range a.queen {
		foreign.CallEmpty(uint64(sq), uint64(occ))
	}
	return attacks.Queen(sq, occ)
}
