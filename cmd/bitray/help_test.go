package main

import (
	"bytes"
	"io"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
)

// allCommands returns the command and those below it, topics left out.
func allCommands(cmd *cobra.Command) []*cobra.Command {
	all := []*cobra.Command{cmd}
	for _, sub := range cmd.Commands() {
		if sub.Runnable() || sub.HasSubCommands() {
			all = append(all, allCommands(sub)...)
		}
	}
	return all
}

// TestHelp wants the help of every command within 80 columns, except for a line of cobra's with 81, and examples in it;
// those of a command that does something end with what the last one prints. Topics have 100 columns.
func TestHelp(t *testing.T) {
	root := newRootCommand(cli.NewProgram(nil, io.Discard, io.Discard))
	completion(root)
	all := allCommands(root)
	for _, cmd := range all {
		var text bytes.Buffer
		cmd.SetOut(&text)
		if err := cmd.Help(); err != nil {
			t.Fatal(err)
		}
		isCobras := slices.Contains([]string{"help", "version"}, cmd.Name()) || strings.Contains(cmd.CommandPath(), " completion ")
		columns, example := 80, "\n  "
		if isCobras {
			columns++
		}
		wantColumns(t, cmd.CommandPath(), text.String(), columns)
		if !cmd.HasSubCommands() {
			example += "$ "
		}
		if !isCobras && !strings.Contains("\n"+cmd.Example, example) {
			t.Errorf("%s: expected examples with %q", cmd.CommandPath(), example)
		}
	}
	files, err := fs.Glob(topics, "help/*.*")
	if err != nil || len(files) < 8 || len(all) < 25 {
		t.Errorf("%d topics and %d commands, error %v, expected 8 and 25 or more", len(files), len(all), err)
	}
	for _, file := range files {
		wantColumns(t, file, readTestFile(t, file), 100)
	}
}

// wantColumns wants no line of a text longer than the given number of columns.
func wantColumns(t *testing.T, name, text string, columns int) {
	t.Helper()
	for line := range strings.Lines(text) {
		if n := utf8.RuneCountInString(strings.TrimSuffix(line, "\n")); n > columns {
			t.Errorf("%s at %d columns: a line of %d: %s", name, columns, n, line)
		}
	}
}

// TestFlags wants the help to say what the value of a flag is, such as FILE, where the library would show the type in
// Go; and a transcript that runs each flag, not one alone that is refused.
func TestFlags(t *testing.T) {
	files, err := filepath.Glob("testdata/*/*.txtar")
	if err != nil {
		t.Fatal(err)
	}
	var run []string
	for _, file := range files {
		lines := strings.Split(readTestFile(t, file), "\n")
		for i, line := range lines[:len(lines)-1] {
			if strings.Contains(line, "bitray ") && (!strings.HasPrefix(line, "exits 2 ") || strings.Contains(lines[i+1], "stdout")) {
				run = append(run, line)
			}
		}
	}
	checked := 0
	for _, cmd := range allCommands(newRootCommand(cli.NewProgram(nil, io.Discard, io.Discard))) {
		cmd.LocalFlags().VisitAll(func(f *pflag.Flag) {
			checked++
			if value, _ := pflag.UnquoteUsage(f); slices.Contains([]string{"string", "strings", "number", "float", "duration"}, value) {
				t.Errorf("%s --%s shows %q for its value", cmd.CommandPath(), f.Name, value)
			}
			name := "--" + f.Name
			if f.Shorthand != "" {
				name = "(" + name + "|-" + f.Shorthand + ")"
			}
			used := regexp.MustCompile(`(^|\W)` + cmd.CommandPath() + ` [^|]*` + name + `( |=|$)`)
			if !f.Hidden && !slices.ContainsFunc(run, used.MatchString) {
				t.Errorf("no transcript runs %s --%s", cmd.CommandPath(), f.Name)
			}
		})
	}
	if checked < 100 {
		t.Errorf("%d flags, expected 100 or more", checked)
	}
}
