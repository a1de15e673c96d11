package printable

import "strings"

// Wrap breaks a text at blanks into lines of at most the given number of bytes; a longer word has a line of its own.
func Wrap(text string, longest int) (lines []string) {
	for word := range strings.FieldsSeq(text) {
		if last := len(lines) - 1; last >= 0 && len(lines[last])+1+len(word) <= longest {
			lines[last] += " " + word
		} else {
			lines = append(lines, word)
		}
	}
	return lines
}
