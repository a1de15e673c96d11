package cli

import (
	"fmt"
	"strings"
	"time"

	"github.com/bitray/bitray/cmd/internal/engine"
	"github.com/bitray/bitray/internal/printable"
)

// Words splits text at spaces and tabs. Unlike [strings.Fields] it splits at no other characters,
// like the parser of FENs.
func Words(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == '\t' })
}

// maxQuoted is how many bytes of a text from outside are quoted.
const maxQuoted = 40

// Quoted returns text in double quotes, without control characters, and shortened if it is long.
func Quoted(text string) string { return printable.Quote(text, maxQuoted) }

// AnswerWithin is how long a generator may take for one answer unless a flag says otherwise: long enough to build
// its tables, since finding magics takes seconds on slow machines.
const AnswerWithin = 30 * time.Second

// Commands splits the command lines of the flag --program into words.
func Commands(lines []string) (commands [][]string, err error) {
	for _, line := range lines {
		command, err := engine.Split(line)
		if err != nil {
			return nil, fmt.Errorf("--program %s: %w", Quoted(line), err)
		}
		commands = append(commands, command)
	}
	return commands, nil
}
