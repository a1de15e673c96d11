package board

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/rules"
)

// settle turns what was read into a position. Claims that the pieces contradict are dropped, and
// noted as faults with everything else that is wrong.
func (r *reader) settle() {
	var rights []claimedRight
	for _, right := range r.rights {
		rights = append(rights, r.claim(right))
	}
	r.note(r.pos.settle(rights, r.passed)...)
}

// note adds faults. Those that have no place get the one that their fields and squares say.
func (r *reader) note(faults ...*FENError) {
	for _, f := range faults {
		if f.Offset < 0 {
			f.Offset = r.offsetOf(f)
		}
		r.faults = append(r.faults, f)
	}
}

// offsetOf returns the offset of the piece concerned, or else of the field.
func (r *reader) offsetOf(f *FENError) int {
	if f.Field == placementField && f.Square != attacks.NoSquare {
		return r.offsets[f.Square&63]
	}
	return r.starts[f.Field]
}

// claim returns what a letter of the castling field claims.
func (r *reader) claim(right right) claimedRight {
	c, capital := attacks.Color(right.letter>>5&1), right.letter&^0x20
	side := r.pos.Side(c)
	rooks, king := Rook.Of(side)&rules.BackRank(c), side.King.First()
	claimed := claimedRight{color: c, letter: right.letter, offset: right.offset}
	switch capital {
	case 'K':
		claimed.rook = (rooks & attacks.Ray(attacks.East, king)).Last()
	case 'Q':
		claimed.rook = (rooks & attacks.Ray(attacks.West, king)).First()
	default:
		claimed.rook = (rooks & (attacks.FileA << (capital - 'A'))).First()
		claimed.byFile = true
	}
	return claimed
}
