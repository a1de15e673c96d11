package main

import (
	"io"
	"path"
	"regexp"
	"strings"
	"testing"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
)

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
			e.addSession(b.text, b.place)
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

func (e *examples) addMatches(pattern *regexp.Regexp, text, place string) {
	for _, match := range pattern.FindAllStringSubmatch(text, -1) {
		e.lines[match[1]] = place
	}
}

// addHelp adds the command lines in the texts of a command and of those below it, and what the last one
// prints, which begins with "$ ".
func (e *examples) addHelp(cmd *cobra.Command) {
	place := "help of " + cmd.CommandPath()
	text, session, found := strings.Cut(cmd.Long+"\n"+cmd.Example, "\n  $ ")
	e.addMatches(exampleLine, text, place)
	if found {
		e.addSession("$ "+strings.ReplaceAll(session, "\n  ", "\n"), place)
	}
	for _, sub := range cmd.Commands() {
		e.addHelp(sub)
	}
}

// addSession adds the lines of a block of shell commands. If some of them begin with "$ ", the
// others are what those print.
func (e *examples) addSession(text, place string) {
	isSession, printed := strings.HasPrefix(text, "$ "), ""
	for line := range strings.Lines(strings.ReplaceAll(text, "\\\n", " ")) {
		command, isCommand := strings.CutPrefix(line, "$ ")
		if isSession && !isCommand {
			printed += line
			continue
		}
		command, _, _ = strings.Cut(command, " #")
		if command = strings.Join(strings.Fields(command), " "); command != "" {
			e.lines[command] = place
		}
	}
	if printed != "" {
		e.blocks[withoutFigures(printed)] = place
	}
}

// fenced is a block of code in Markdown.
type fenced struct{ language, text, place string }

var fence = regexp.MustCompile("(?ms)^```(\\w*)\n(.*?)^```$")

// manuals returns the texts of all README.md of the module, by their paths.
func manuals(t *testing.T) map[string]string {
	t.Helper()
	texts := filesOf(t, ".md")
	for file := range texts {
		if path.Base(file) != "README.md" || strings.HasPrefix(file, "cmd/bitray-") { // a nested module
			delete(texts, file)
		}
	}
	return texts
}

// manualBlocks returns the blocks of code of all manuals.
func manualBlocks(t *testing.T) (blocks []fenced) {
	t.Helper()
	for file, text := range manuals(t) {
		found := fence.FindAllStringSubmatch(text, -1)
		if marks := strings.Count(text, "```"); marks != 2*len(found) {
			t.Errorf("%s: %d blocks of code, and %d marks of blocks", file, len(found), marks)
		}
		for _, match := range found {
			blocks = append(blocks, fenced{language: match[1], text: match[2], place: file})
		}
	}
	return blocks
}
