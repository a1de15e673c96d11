package fencmd

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft/board"
)

// styles are the ways to write a FEN, in the order in which they are printed.
var styles = []board.Style{board.Standard, board.XFEN, board.Shredder}

// maxShown is how much of a text is repeated. No FEN is longer.
const maxShown = 100

func (v *verdict) print(out *cli.Output, source source) {
	verdict := "valid"
	if !v.valid() {
		verdict = "not valid"
	}
	out.Printf("%v: %s\n  %s\n", source, verdict, shown(v.text))
	for _, f := range v.findings {
		// What comes before the place has been read, so that each byte of it is a column.
		out.Printf("  %s^ %s: %s, byte %d: expected %s, found %s\n", strings.Repeat(" ", f.Offset), f.kind,
			f.Field, f.Offset, f.Expected, f.Found)
	}
	if v.pos != nil {
		v.printForms(out)
	}
	out.Printf("\n")
}

// shown replaces what would take no column or several, and cuts a long text short.
func shown(text string) string {
	printable := strings.Map(func(r rune) rune {
		if unicode.IsPrint(r) {
			return r
		}
		return utf8.RuneError
	}, text[:min(len(text), 4*maxShown)])
	if runes := []rune(printable); len(runes) > maxShown {
		return string(runes[:maxShown]) + "..."
	}
	return printable
}

// printForms prints the forms of a position, those that do not differ on one line.
func (v *verdict) printForms(out *cli.Output) {
	var texts []string
	names := map[string][]string{}
	for _, style := range styles {
		fen, ok := v.pos.AppendFEN(nil, style)
		if !ok {
			continue
		}
		text := string(fen)
		if names[text] == nil {
			texts = append(texts, text)
		}
		names[text] = append(names[text], style.String())
	}
	for _, text := range texts {
		out.Printf("  %s: %s\n", strings.Join(names[text], ", "), text)
	}
}

// VerdictJSON is a FEN as the program prints it; the names are stable.
type VerdictJSON struct {
	Source   string        `json:"source"` // "argument" or "line"
	Number   int           `json:"number"`
	Input    string        `json:"input"`
	Valid    bool          `json:"valid"`
	Findings []findingJSON `json:"findings"`
	Standard string        `json:"standard,omitempty"`
	XFEN     string        `json:"xfen,omitempty"`
	Shredder string        `json:"shredder,omitempty"`
}

// findingJSON is a fault of a FEN.
type findingJSON struct {
	Kind     string `json:"kind"`
	Fault    string `json:"fault,omitempty"` // unless malformed
	Field    string `json:"field"`
	Byte     int    `json:"byte"`
	Expected string `json:"expected"`
	Found    string `json:"found"`
}

func (v *verdict) asJSON(source source) VerdictJSON {
	printed := VerdictJSON{Source: source.kind, Number: source.number, Input: v.text, Valid: v.valid(), Findings: []findingJSON{}}
	for _, f := range v.findings {
		fault := findingJSON{Kind: f.kind, Field: f.Field, Byte: f.Offset, Expected: f.Expected, Found: f.Found}
		if f.Fault != 0 {
			fault.Fault = f.Fault.String()
		}
		printed.Findings = append(printed.Findings, fault)
	}
	if v.pos != nil {
		for style, text := range map[board.Style]*string{board.Standard: &printed.Standard, board.XFEN: &printed.XFEN, board.Shredder: &printed.Shredder} {
			fen, _ := v.pos.AppendFEN(nil, style)
			*text = string(fen)
		}
	}
	return printed
}
