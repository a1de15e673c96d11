package compilertest

import (
	"regexp"
	"strings"
	"testing"
)

var (
	callerText  = regexp.MustCompile(`\tTEXT\t\S+/caller\.(\w+)\(SB\)`)
	instruction = regexp.MustCompile(`^\t0x[0-9a-f]+ \d+ \([^)]*\)\t(.+)$`)
)

// Assembly compiles caller, the source of a package, and returns the instructions that the compiler made of
// each of its functions, as its listing writes them: the name of the instruction, a tab and the operands.
func Assembly(t *testing.T, caller []byte) map[string][]string {
	t.Helper()
	if testing.Short() {
		t.Skip("skipped by -short: runs the compiler")
	}
	instructions, current := map[string][]string{}, ""
	for line := range strings.Lines(compileCaller(t, caller, "-S")) {
		if strings.Contains(line, "\tTEXT\t") {
			current = ""
			if text := callerText.FindStringSubmatch(line); text != nil {
				current = text[1]
			}
		}
		if found := instruction.FindStringSubmatch(strings.TrimSuffix(line, "\n")); found != nil && current != "" {
			instructions[current] = append(instructions[current], found[1])
		}
	}
	if len(instructions) == 0 {
		t.Fatal("the listing of the compiler shows no function of the caller")
	}
	return instructions
}
