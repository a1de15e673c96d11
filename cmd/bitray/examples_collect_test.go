package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
)

// manuals returns the files README.md of this module, the one at the root first.
func manuals(t *testing.T) (files []string) {
	t.Helper()
	for _, folder := range moduleFolders(t, moduleRoot) {
		file := filepath.Join(folder, "README.md")
		if _, err := os.Stat(file); err == nil {
			files = append(files, file)
		}
	}
	if len(files) == 0 {
		t.Fatal("no manuals")
	}
	return files
}

// collectExamples finds the command lines in the help of all commands and topics and in the
// manuals, and the blocks that the manuals say are printed.
func collectExamples(t *testing.T) *examples {
	t.Helper()
	e := &examples{lines: map[string]string{}, blocks: map[string]string{}, run: map[string]bool{}, shown: map[string]bool{}}
	e.addHelp(newRootCommand(cli.NewProgram(nil, io.Discard, io.Discard)))
	inHelp := len(e.lines)
	for _, b := range manualBlocks(t) {
		switch b.language {
		case "sh":
			e.addSession(b)
		case "yaml":
			e.addSteps(b)
		case "":
			e.blocks[withoutFigures(b.text)] = b.place
		}
	}
	if inHelp == 0 || len(e.lines) == inHelp || len(e.blocks) == 0 {
		t.Fatalf("%d examples in the help, %d with those of the manuals, %d printed blocks: something was overlooked",
			inHelp, len(e.lines), len(e.blocks))
	}
	return e
}

// exampleLine is an indented line of help that begins with a program which users run.
var exampleLine = regexp.MustCompile(`(?m)^[ \t]+((?:bitray|\./bitray|printf|go) .*)$`)

// addHelp adds the command lines in the texts of a command and of those below it, and what the last one
// prints, which begins with "$ ".
func (e *examples) addHelp(cmd *cobra.Command) {
	place := "help of " + cmd.CommandPath()
	for _, match := range exampleLine.FindAllStringSubmatch(cmd.Long+"\n"+cmd.Example, -1) {
		e.lines[match[1]] = place
	}
	if _, session, found := strings.Cut("\n"+cmd.Example, "\n  $ "); found {
		line, printed, _ := strings.Cut(session, "\n")
		e.lines[line] = place
		e.blocks[withoutFigures(strings.ReplaceAll("\n"+printed, "\n  ", "\n")[1:])] = place
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
		e.blocks[withoutFigures(printed)] = b.place
	}
}

// workflowStep is a step of a workflow that runs bitray or the go command.
var workflowStep = regexp.MustCompile(`(?m)^ *- run: ((?:bitray|go) .*)$`)

// addSteps adds the command lines of a workflow.
func (e *examples) addSteps(b fenced) {
	for _, match := range workflowStep.FindAllStringSubmatch(b.text, -1) {
		e.lines[match[1]] = b.place
	}
}

// fenced is a block of code in Markdown.
type fenced struct {
	language, text, place string
}

// manualBlocks returns the blocks of code of all manuals.
func manualBlocks(t *testing.T) (blocks []fenced) {
	t.Helper()
	for _, file := range manuals(t) {
		inside, number := false, 0
		for line := range strings.Lines(readTestFile(t, file)) {
			number++
			language, isFence := strings.CutPrefix(strings.TrimSpace(line), "```")
			switch {
			case isFence && !inside:
				blocks = append(blocks, fenced{language: language, place: fmt.Sprintf("%s:%d", filepath.ToSlash(file), number)})
				inside = true
			case isFence:
				inside = false
			case inside:
				blocks[len(blocks)-1].text += line
			}
		}
	}
	return blocks
}

// squareNumbers returns the board of the manuals that holds the numbers of the squares.
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
