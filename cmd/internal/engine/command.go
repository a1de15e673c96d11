package engine

import (
	"errors"
	"strings"
)

var (
	word   = lazy(`(?:[^ \t"']|"[^"]*"|'[^']*')+`)
	quoted = lazy(`"([^"]*)"|'([^']*)'`)
)

// Split splits a command line into words at spaces and tabs. Single or double quotes keep them
// inside a word; there are no escapes. It returns an error if a quote is not closed or if there is
// no word.
func Split(command string) ([]string, error) {
	if between := word().ReplaceAllString(command, ""); strings.ContainsAny(between, `"'`) {
		return nil, errors.New("a quote is not closed")
	}
	words := word().FindAllString(command, -1)
	if len(words) == 0 {
		return nil, errors.New("expected the name of a program")
	}
	for i := range words {
		words[i] = quoted().ReplaceAllString(words[i], "$1$2")
	}
	return words, nil
}
