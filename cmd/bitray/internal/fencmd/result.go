package fencmd

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/internal/printable"
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

// Result is everything that was found out about a FEN; the names in JSON are stable.
type Result struct {
	Source   string    `json:"source"` // "argument" or "line"
	Number   int       `json:"number"`
	Input    string    `json:"input"`
	FEN      string    `json:"fen"` // in the input, as it is read
	Valid    bool      `json:"valid"`
	Findings []Finding `json:"findings"`
	Standard string    `json:"standard,omitempty"` // the repaired position, where it can be written so
	XFEN     string    `json:"xfen,omitempty"`
	Shredder string    `json:"shredder,omitempty"`
	Key      string    `json:"key,omitempty"` // of what is valid, as given, in Polyglot books
}

// judge finds everything that is wrong with a FEN, or a position that has a name, and writes it in every
// form.
func judge(source string, number int, text string, found cli.Pasted) *Result {
	fen := cli.NamedFEN(found.FEN)
	v := &Result{Source: source, Number: number, Input: text, FEN: fen, Valid: true, Findings: []Finding{}}
	var around []string
	if found.Before != "" {
		around = append(around, printable.Quote(found.Before, maxShown)+" before")
	}
	if found.After != "" {
		around = append(around, printable.Quote(found.After, maxShown)+" after it")
	}
	if around != nil {
		v.remark("text", 0, "the FEN alone", strings.Join(around, " and "))
	}
	if given := strings.TrimPrefix(text, found.Before); !strings.HasPrefix(given, found.FEN) {
		same := 0
		for same < min(len(given), len(found.FEN)) && given[same] == found.FEN[same] {
			same++
		}
		v.remark("text", same, "the plain characters of a FEN", printable.Quote(given[same:], maxShown))
	}
	faults, repaired, err := board.Diagnose(fen)
	if malformed := (*board.FENError)(nil); errors.As(err, &malformed) {
		if malformed.Offset == len(fen) && found.After != "" {
			malformed.Found = printable.Quote(found.After, maxShown)
		}
		faults = append(faults, malformed)
		if rest := map[string]string{"castling rights": " - -", "en-passant square": " -"}[malformed.Field]; rest != "" && malformed.Offset == len(fen) {
			others, completed, _ := board.Diagnose(fen + rest)
			faults, repaired = append(faults, others...), completed
		}
	}
	for _, f := range faults {
		v.add(f)
	}
	if turned, fits := upsideDown(fen); fits && !v.Valid {
		v.remark("placement", 0, "rank 8 first", "rank 1 first, as it seems: "+turned)
	}
	if repaired != nil {
		v.Standard, _ = repaired.StandardFEN()
		v.XFEN, v.Shredder = repaired.XFEN(), repaired.ShredderFEN()
	}
	if pos, _, err := board.ParseEPD(fen); err == nil && v.Valid {
		v.Key = fmt.Sprintf("%016x", pos.Key())
	}
	return v
}

// upsideDown returns a FEN with its ranks in reverse order, and whether castling rights then fit the pieces.
func upsideDown(fen string) (turned string, fits bool) {
	placement, fields, _ := strings.Cut(fen, " ")
	ranks := strings.Split(placement, "/")
	slices.Reverse(ranks)
	turned = strings.Join(ranks, "/") + " " + fields
	pos, _, err := board.ParseEPD(turned)
	return turned, err == nil && pos.CastlingRooks() != 0
}

// remark adds what is unusual in the text around a position.
func (v *Result) remark(field string, offset int, expected, found string) {
	v.add(&board.FENError{Fault: board.Unusual, Field: field, Offset: offset, Expected: expected, Found: found})
}

// add adds a fault. What is only superfluous, unreachable or worth a remark leaves the FEN valid.
func (v *Result) add(f *board.FENError) {
	kind, fault := "remark", f.Fault.String()
	if f.Fault == 0 {
		kind, fault = "malformed", ""
	}
	for name, faults := range kinds {
		if f.Fault&faults != 0 {
			kind = name
		}
	}
	v.Findings = append(v.Findings, Finding{kind, fault, f.Field, f.Offset, f.Expected, f.Found})
	v.Valid = v.Valid && f.Fault != 0 && f.Fault&(board.Unplayable|board.Repairable) == 0
}

// kinds are the faults of a text that is not malformed, besides remarks.
var kinds = map[string]board.Fault{"unplayable": board.Unplayable, "repairable": board.Repairable, "superfluous": board.Superfluous, "unreachable": board.Unreachable}

// maxShown is how much of a text is repeated. No FEN is longer.
const maxShown = 100

// Print prints the verdict, the place of each fault, and the forms of the position.
func (v *Result) Print(out *cli.Output) {
	verdict := "valid"
	if !v.Valid {
		verdict = "not valid"
	}
	out.Printf("%s %d: %s\n  %s\n", v.Source, v.Number, verdict, printable.Plain(v.FEN, maxShown))
	for _, f := range v.Findings {
		// What comes before the place has been read, so that each byte of it is a column.
		out.Printf("  %s^ %s: %s, byte %d: expected %s, found %s\n", strings.Repeat(" ", f.Byte), f.Kind,
			f.Field, f.Byte, f.Expected, f.Found)
	}
	v.printForms(out)
	if v.Key != "" {
		out.Printf("  Polyglot key of the FEN as given: %s\n", v.Key)
	}
	out.Printf("\n")
}

// printForms prints the forms of a position, those that do not differ on one line.
func (v *Result) printForms(out *cli.Output) {
	texts, names := []string{v.Standard, v.XFEN, v.Shredder, ""}, ""
	for i, style := range []string{"standard", "X-FEN", "Shredder-FEN"} {
		switch text := texts[i]; text {
		case "":
		case texts[i+1]:
			names += style + ", "
		default:
			out.Printf("  %s%s: %s\n", names, style, text)
			names = ""
		}
	}
}
