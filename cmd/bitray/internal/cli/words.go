package cli

import (
	"strconv"
	"strings"
)

// Words splits text at spaces and tabs. Unlike [strings.Fields] it splits at no other characters,
// like the parser of FENs.
func Words(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == '\t' })
}

// mostQuoted is how many bytes of a text from outside are quoted.
const mostQuoted = 40

// Quoted returns text in double quotes, without control characters, and shortened if it is long.
func Quoted(text string) string {
	if len(text) > mostQuoted {
		return strconv.Quote(text[:mostQuoted]) + "..."
	}
	return strconv.Quote(text)
}
