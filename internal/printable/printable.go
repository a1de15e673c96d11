// Package printable makes text that comes from outside fit for a message on a terminal: what is not
// printable is escaped, so that no control sequence gets through, and a long text is cut short. It also
// writes sizes, tables and paragraphs for people.
package printable

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// Quote returns text in quotes, escaped as in Go. Of a text of more than most bytes it returns the
// first, and "..." after the quotes.
func Quote(text string, most int) string {
	kept, mark := head(text, most)
	return strconv.Quote(kept) + mark
}

// Plain returns text without quotes, and escapes only what is not printable. Of a text of more
// than most bytes it returns the first, and "...".
func Plain(text string, most int) string {
	kept, mark := head(text, most)
	return Escape(kept) + mark
}

// Escape returns text with all that is not printable escaped as in Go. Quotes and backslashes stay
// as they are, so it is meant to be read, not to be parsed.
func Escape(text string) string {
	quoted := strconv.Quote(text)
	return unescape.Replace(quoted[1 : len(quoted)-1])
}

var unescape = strings.NewReplacer(`\\`, `\`, `\"`, `"`)

// head returns at most the given number of bytes of text, and no part of a rune, and the mark of a cut text.
func head(text string, most int) (kept, mark string) {
	if len(text) <= most {
		return text, ""
	}
	for most > 0 && !utf8.RuneStart(text[most]) {
		most--
	}
	return text[:most], "..."
}
