package fencmd

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
)

// maxShown is how much of a text is repeated. No FEN is longer.
const maxShown = 100

// Print prints the verdict, the place of each fault, and the forms of the position.
func (v *Verdict) Print(out *cli.Output) {
	verdict := "valid"
	if !v.Valid {
		verdict = "not valid"
	}
	out.Printf("%s %d: %s\n  %s\n", v.Source, v.Number, verdict, shown(v.Input))
	for _, f := range v.Findings {
		// What comes before the place has been read, so that each byte of it is a column.
		out.Printf("  %s^ %s: %s, byte %d: expected %s, found %s\n", strings.Repeat(" ", f.Byte), f.Kind,
			f.Field, f.Byte, f.Expected, f.Found)
	}
	v.printForms(out)
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
func (v *Verdict) printForms(out *cli.Output) {
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
