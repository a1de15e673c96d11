package fencmd

import (
	"errors"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
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

// Finding is a fault of a FEN; the names in JSON are stable.
type Finding struct {
	Kind     string `json:"kind"`
	Fault    string `json:"fault,omitempty"` // unless malformed
	Field    string `json:"field"`
	Byte     int    `json:"byte"`
	Expected string `json:"expected"`
	Found    string `json:"found"`
}

// Verdict is everything that was found out about a FEN; the names in JSON are stable.
type Verdict struct {
	Source   string    `json:"source"` // "argument" or "line"
	Number   int       `json:"number"`
	Input    string    `json:"input"`
	Valid    bool      `json:"valid"`
	Findings []Finding `json:"findings"`
	Standard string    `json:"standard,omitempty"` // the repaired position, where it can be written so
	XFEN     string    `json:"xfen,omitempty"`
	Shredder string    `json:"shredder,omitempty"`
}

// judge finds everything that is wrong with a FEN, or a position that has a name, and writes it in every
// form.
func judge(source string, number int, fen string) *Verdict {
	v := &Verdict{Source: source, Number: number, Input: cli.NamedFEN(fen), Valid: true, Findings: []Finding{}}
	faults, repaired, err := board.Check(v.Input)
	if place := (*board.FENError)(nil); errors.As(err, &place) {
		v.add(malformed, "", place)
		return v
	}
	for _, f := range faults {
		v.add(kindOf(f.Fault), f.Fault.String(), f)
	}
	if repaired != nil {
		v.Standard, _ = repaired.StandardFEN()
		v.XFEN, v.Shredder = repaired.XFEN(), repaired.ShredderFEN()
	}
	return v
}

func (v *Verdict) add(kind, fault string, f *board.FENError) {
	v.Findings = append(v.Findings, Finding{kind, fault, f.Field, f.Offset, f.Expected, f.Found})
	v.Valid = v.Valid && (kind == superfluous || kind == unreachable)
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
