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
	kind string
	*board.FENError
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

// judgeFEN finds everything that is wrong with a FEN.
func judgeFEN(text string) *verdict {
	v := &verdict{text: text}
	faults, repaired, err := board.Check(text)
	var place *board.FENError
	if errors.As(err, &place) {
		v.findings = []finding{{malformed, place}}
		return v
	}
	for _, f := range faults {
		v.findings = append(v.findings, finding{kindOf(f.Fault), f})
	}
	v.pos = repaired
	return v
}

func kindOf(fault board.Fault) string {
	switch {
	case fault&board.Unplayable != 0:
		return unplayable
	case fault&board.Repairable != 0:
		return repairable
	case fault&board.Superfluous != 0:
		return superfluous
	}
	return unreachable
}
