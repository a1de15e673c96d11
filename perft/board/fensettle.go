package board

import (
	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/rules"
)

// settle turns what was read into a position. Claims that the pieces contradict are dropped, and
// noted as faults with everything else that is wrong.
func (r *reader) settle() {
	r.pos.enPassant = attacks.NoSquare
	kings := r.pos.kingDefects()
	r.note(kings...)
	if len(kings) > 0 {
		return
	}
	r.note(r.pos.playDefects()...)
	for _, right := range r.rights {
		if d := r.pos.claimRight(r.claim(right.letter)); d != nil {
			r.noteAt(d, right.offset)
		}
	}
	if d := r.pos.claimEnPassant(r.passed); d != nil {
		r.note(*d)
	}
}

// note adds defects to the faults, in the places that their fields and squares say.
func (r *reader) note(defects ...Defect) {
	for i := range defects {
		r.noteAt(&defects[i], r.offsetOf(&defects[i]))
	}
}

func (r *reader) noteAt(d *Defect, offset int) {
	r.faults = append(r.faults, &FENError{Field: d.Field, Offset: offset, Expected: d.Expected, Found: d.Found, Fault: d.Fault})
}

// offsetOf returns the offset of the piece concerned, or else of the field.
func (r *reader) offsetOf(d *Defect) int {
	if d.Field == PlacementField && d.Square != attacks.NoSquare {
		return r.offsets[d.Square&63]
	}
	return r.starts[d.Field]
}

// refused returns the first of the faults with which a position is refused, as an error.
func (r *reader) refused() error {
	for _, f := range r.faults {
		if f.Fault&(Unplayable|Repairable) != 0 {
			return f
		}
	}
	return nil
}

// claim returns what a letter of the castling field claims.
func (r *reader) claim(letter byte) claimedRight {
	c, capital := attacks.Color(letter>>5&1), letter&^0x20
	side := r.pos.Side(c)
	rooks, king := side.Of(Rook)&rules.BackRank(c), side.King.First()
	claimed := claimedRight{color: c, name: string(letter)}
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
