package fencmd

import (
	"errors"

	"github.com/bitray/bitray/perft/board"
)

// The kinds of findings. Those before the gap make a FEN invalid.
const (
	malformed  = "malformed"
	unplayable = "unplayable"
	repairable = "repairable"

	superfluous = "superfluous"
	unreachable = "unreachable"
)

// finding is a fault of a FEN.
type finding struct {
	kind  string
	fault board.Fault     // 0 if the text is malformed or a field is superfluous
	place *board.FENError // nil if it concerns the whole FEN, or comes after a worse fault
}

// verdict is everything that was found out about a FEN.
type verdict struct {
	text     string
	findings []finding
	pos      *board.Position // repaired; nil if the FEN cannot be
}

func (v *verdict) valid() bool {
	for _, f := range v.findings {
		if f.kind == malformed || f.kind == unplayable || f.kind == repairable {
			return false
		}
	}
	return true
}

// judgeFEN finds everything that is wrong with a FEN: first the faults with a place in the text, in
// order, then the others.
func judgeFEN(text string) *verdict {
	v := &verdict{text: text}
	faults, err := board.Validate(text)
	if err != nil {
		v.place(malformed, err)
		return v
	}
	pos, dropped, err := board.Normalize(text)
	if err == nil {
		v.pos = &pos
	} else {
		v.place(unplayable, err)
	}
	for _, d := range dropped {
		v.place(kindOf(d.Fault), d)
	}
	for _, f := range v.findings {
		faults &^= f.fault
	}
	for ; faults != 0; faults &= faults - 1 {
		fault := faults & -faults
		v.findings = append(v.findings, finding{kind: kindOf(fault), fault: fault})
	}
	return v
}

// place adds a finding that an error of package board puts in its place.
func (v *verdict) place(kind string, err error) {
	f := finding{kind: kind}
	if errors.As(err, &f.place) {
		f.fault = f.place.Fault
	}
	v.findings = append(v.findings, f)
}

func kindOf(fault board.Fault) string {
	switch {
	case fault == 0:
		return superfluous
	case fault&board.Unplayable != 0:
		return unplayable
	case fault&board.Mendable != 0:
		return repairable
	}
	return unreachable
}
