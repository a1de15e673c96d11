package main

import (
	"fmt"
	"io"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
)

// readmeFile is the README, seen from here.
const readmeFile = "../../README.md"

// collectExamples finds the command lines in the help of all commands and topics and in the
// README, and the blocks that the README says are printed.
func collectExamples(t *testing.T) *examples {
	t.Helper()
	e := &examples{lines: map[string]string{}, blocks: map[string]string{}, run: map[string]bool{}, shown: map[string]bool{}}
	e.addHelp(newRootCommand(&cli.Program{Out: cli.NewOutput(io.Discard)}))
	inHelp := len(e.lines)
	for _, b := range fencedBlocks(t, readmeFile) {
		switch b.language {
		case "sh":
			e.addSession(b)
		case "":
			e.blocks[withoutTimes(b.text)] = b.place
		}
	}
	if inHelp == 0 || len(e.lines) == inHelp || len(e.blocks) == 0 {
		t.Fatalf("%d examples in the help, %d with those of the README, %d printed blocks: something was overlooked",
			inHelp, len(e.lines), len(e.blocks))
	}
	return e
}

// exampleLine is an indented line of help that begins with a program which users run.
var exampleLine = regexp.MustCompile(`(?m)^[ \t]+((?:bitray|\./bitray|printf|go) .*)$`)

// addHelp adds the command lines in the texts of a command and of those below it.
func (e *examples) addHelp(cmd *cobra.Command) {
	for _, match := range exampleLine.FindAllStringSubmatch(cmd.Long+"\n"+cmd.Example, -1) {
		e.lines[match[1]] = "help of " + cmd.CommandPath()
	}
	for _, sub := range cmd.Commands() {
		e.addHelp(sub)
	}
}

// addSession adds the lines of a block of shell commands. If some of them begin with "$ ", the
// others are what those print.
func (e *examples) addSession(b fenced) {
	isSession := strings.HasPrefix(b.text, "$ ")
	printed := ""
	for line := range strings.Lines(strings.ReplaceAll(b.text, "\\\n", " ")) {
		command, isCommand := strings.CutPrefix(line, "$ ")
		if isSession && !isCommand {
			printed += line
			continue
		}
		command, _, _ = strings.Cut(command, " #")
		if command = strings.Join(strings.Fields(command), " "); command != "" {
			e.lines[command] = b.place
		}
	}
	if printed != "" {
		e.blocks[withoutTimes(printed)] = b.place
	}
}

// fenced is a block of code in Markdown.
type fenced struct {
	language, text, place string
}

// fencedBlocks returns the blocks of code of a file in Markdown.
func fencedBlocks(t *testing.T, file string) (blocks []fenced) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	inside, number := false, 0
	for line := range strings.Lines(string(text)) {
		number++
		language, isFence := strings.CutPrefix(strings.TrimSpace(line), "```")
		switch {
		case isFence && !inside:
			blocks = append(blocks, fenced{language: language, place: fmt.Sprintf("README.md:%d", number)})
			inside = true
		case isFence:
			inside = false
		case inside:
			blocks[len(blocks)-1].text += line
		}
	}
	return blocks
}

// measured are the fields of JSON that differ from run to run and from machine to machine.
var measured = regexp.MustCompile(`"(seconds|nps|threads|method)":("[a-z0-9]+"|[0-9.e+-]+)`)

// withoutTimes returns the text with its measured fields blanked.
func withoutTimes(text string) string {
	return measured.ReplaceAllString(text, `"$1":_`)
}

// squareNumbers returns the board of the README that holds the numbers of the squares.
func squareNumbers() string {
	var board strings.Builder
	for rank := 7; rank >= 0; rank-- {
		fmt.Fprint(&board, rank+1, " ")
		for file := range 8 {
			sq, err := attacks.ParseSquare(fmt.Sprintf("%c%d", 'a'+file, rank+1))
			cli.Must(err)
			fmt.Fprintf(&board, " %2d", sq)
		}
		fmt.Fprintln(&board)
	}
	return board.String() + "    a  b  c  d  e  f  g  h\n"
}
