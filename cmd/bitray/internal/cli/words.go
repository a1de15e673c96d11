package cli

import (
	"strings"

	"github.com/bitray/bitray/perft/board/excerpt"
)

// Words splits text at spaces and tabs. Unlike [strings.Fields] it splits at no other characters,
// like the parser of FENs.
func Words(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == '\t' })
}

// mostQuoted is how many bytes of a text from outside are quoted.
const mostQuoted = 40

// Quoted returns text in double quotes, without control characters, and shortened if it is long.
func Quoted(text string) string { return excerpt.Quote(text, mostQuoted) }
