package lanes

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/internal/simd"
	"github.com/bitray/bitray/perft/board"
)

// Handles reports whether the kernel supports a position.
var Handles = handles

// EachSet calls count with the kernels of each set of instructions that can be used, or once if there are none.
func EachSet(count func(set simd.Set)) {
	defer func(before bool) { useAVX512 = before }(useAVX512)
	for _, set := range kernels[:max(1, len(kernels)-1)] {
		useAVX512 = set == simd.AVX512
		count(set)
	}
}

// FromParts reports whether p is counted from parts.
func (c *TripleCounter) FromParts(p *board.Position) bool { return separable(p) && c.triple.list(p) }

// looksAtParts looks at the parts of p, if it is counted from any.
func (c *TripleCounter) looksAtParts(p *board.Position) bool {
	if !c.FromParts(p) {
		return false
	}
	if arrange(&c.triple); c.triple.firsts.count == 0 {
		return false
	}
	c.triple.lookAtParts()
	return true
}

// Step is a move by the numbers of its squares, and what a pawn becomes that is promoted.
type Step struct {
	From, To uint8
	Piece    board.Piece
}

// promoted are what pawns become.
var promoted = map[uint8]board.Piece{
	0:                          board.NoPiece,
	leavesPawns | joinsKnights: board.Knight, leavesPawns | joinsDiagonals: board.Bishop,
	leavesPawns | joinsOrthogonals: board.Rook, leavesPawns | joinsDiagonals | joinsOrthogonals: board.Queen,
}

// Part is what a [TripleCounter] finds out about a first move: the replies that it leaves of those
// to a passed turn, each with whether it is counted from parts and the sum of the parts, and the
// replies that it adds.
type Part struct {
	First Step
	Kept  map[Step]Sum
	Added map[Step]bool
}

// Sum is a number of last moves counted from parts, if Separate says that it is.
type Sum struct {
	Separate bool
	Leaves   int
}

// Parts looks at p as Count does. It returns nil if p is not counted from parts. There must be
// few enough replies that they are not counted in between.
func (c *TripleCounter) Parts(p *board.Position) (parts []Part) {
	t := &c.triple
	if !c.looksAtParts(p) {
		return nil
	}
	if t.findDifferences() != 0 {
		panic("replies were counted in between")
	}
	turn := uint8(56 * (1 - p.SideToMove())) // the replier sees the squares of White's moves reversed
	for i := range t.firsts.count {
		part := Part{Step{From: t.firsts.from[i] ^ turn, To: t.firsts.to[i] ^ turn}, map[Step]Sum{}, map[Step]bool{}}
		for r := range t.replies.count {
			from, to := t.passed.from[1+r], t.passed.to[1+r]
			if t.firsts.removed[i][r/64]>>(r%64)&1 != 0 {
				continue
			}
			touched := uint64(1)<<from | uint64(1)<<to
			become := uint8(0)
			if t.replies.promotes != 0 {
				become = t.passed.become[1+r]
			}
			part.Kept[Step{from ^ turn, to ^ turn, promoted[become]}] = Sum{
				(t.firsts.touches[i]|t.firsts.kingTouches[i])&touched == 0 && t.replies.checking[r/64]>>(r%64)&1 == 0,
				int(t.firsts.alone[i]) + int(t.replies.after[r]) - int(t.none),
			}
		}
		for j := range t.full.count {
			if t.full.firstsFrom[j] == t.firsts.from[i] && t.full.firstsTo[j] == t.firsts.to[i] {
				become := uint8(0)
				if t.replies.promotes != 0 {
					become = t.full.repliesBecome[j]
				}
				part.Added[Step{t.full.repliesFrom[j] ^ turn, t.full.repliesTo[j] ^ turn, promoted[become]}] = true
			}
		}
		parts = append(parts, part)
	}
	return parts
}

// Touched returns the squares that a reply must touch to be counted together with a first move of
// p, how many pairs of first moves and replies there are, and how many of them are counted together.
func (c *TripleCounter) Touched(p *board.Position, first Step) (squares attacks.Bitboard, pairs, together uint64) {
	t := &c.triple
	c.looksAtParts(p)
	t.findDifferences()
	turn := p.SideToMove()
	for i := range t.firsts.count {
		flip := 56 * uint8(turn.Other())
		if t.firsts.from[i]^flip == first.From && t.firsts.to[i]^flip == first.To {
			squares = attacks.Bitboard(turned(attacks.Bitboard(t.firsts.touches[i]|t.firsts.kingTouches[i]), turn.Other()))
		}
	}
	for i := uint64(0); i < t.firsts.count; {
		i = separate(t, i)
	}
	return squares, t.firsts.count * t.replies.count, t.full.count + t.kingless.count
}
