package fencmd

import (
	"errors"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft/board"
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
	if malformed := (*board.FENError)(nil); errors.As(err, &malformed) {
		faults = append(faults, malformed)
	}
	for _, f := range faults {
		v.add(f)
	}
	if repaired != nil {
		v.Standard, _ = repaired.StandardFEN()
		v.XFEN, v.Shredder = repaired.XFEN(), repaired.ShredderFEN()
	}
	return v
}

// add adds a fault. What is only superfluous or unreachable leaves the FEN valid.
func (v *Verdict) add(f *board.FENError) {
	kind, fault, valid := "unreachable", f.Fault.String(), true
	switch {
	case f.Fault == 0:
		kind, fault, valid = "malformed", "", false
	case f.Fault&board.Unplayable != 0:
		kind, valid = "unplayable", false
	case f.Fault&board.Repairable != 0:
		kind, valid = "repairable", false
	case f.Fault&board.Superfluous != 0:
		kind = "superfluous"
	}
	v.Findings = append(v.Findings, Finding{kind, fault, f.Field, f.Offset, f.Expected, f.Found})
	v.Valid = v.Valid && valid
}
