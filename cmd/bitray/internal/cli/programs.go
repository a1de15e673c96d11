package cli

import (
	"fmt"
	"time"

	"github.com/bitray/bitray/perft/crosscheck/engine"
)

// AnswerWithin is how long a generator may take for one answer unless a flag says otherwise. It leaves one time to build
// tables: found magics take seconds on slow machines.
const AnswerWithin = 30 * time.Second

// Commands splits the command lines that a flag gives into words.
func Commands(flag string, lines []string) (commands [][]string, err error) {
	for _, line := range lines {
		command, err := engine.Split(line)
		if err != nil {
			return nil, fmt.Errorf("--%s %s: %w", flag, Quoted(line), err)
		}
		commands = append(commands, command)
	}
	return commands, nil
}
