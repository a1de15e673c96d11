package main

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/spf13/cobra"
)

// TestLinesOfManuals holds the command lines of README.md and of the help against the program, which must know
// their commands and flags, and against the transcripts: "# runs LINE" stands before a line that has the same command and
// flags, with values that suit a test. The line of openssl must be there as it is, for localhost.
func TestLinesOfManuals(t *testing.T) {
	transcripts := glob(t, "testdata/*.txtar")
	for line := range strings.Lines(glob(t, "README.md", "help/*.txt")) {
		line = strings.TrimSpace(line)
		if here := strings.ReplaceAll(line, "first.example.org", "localhost"); strings.HasPrefix(line, "openssl ") && !strings.Contains(transcripts, "\nexec "+here+"\n") {
			t.Errorf("no transcript of testdata runs %s", here)
		}
		if !strings.HasPrefix(line, "bitray-cluster ") {
			continue
		}
		if err := parse(line); err != nil {
			t.Errorf("%s: %v", line, err)
		}
		_, after, is := strings.Cut(transcripts, "\n# runs "+line+"\n")
		if !is {
			t.Errorf("no transcript of testdata runs %s", line)
			continue
		}
		for strings.HasPrefix(after, "# runs ") { // lines that share a command
			_, after, _ = strings.Cut(after, "\n")
		}
		run, _, _ := strings.Cut(after, "\n")
		words := strings.Fields(line)
		for _, word := range words[1:] {
			if (strings.HasPrefix(word, "--") || word == words[1]) && !strings.Contains(run+" ", " "+word+" ") {
				t.Errorf("%s: the transcript runs %s, which has no %s", line, run, word)
			}
		}
	}
}

// parse has the program read a command line, without running it.
func parse(line string) error {
	words := regexp.MustCompile(`'[^']*'|\S+`).FindAllString(line, -1)
	cmd, args, err := newRootCommand().Find(words[1:])
	if err == nil {
		err = cmd.ParseFlags(args)
	}
	if err == nil {
		err = cmd.ValidateArgs(cmd.Flags().Args())
	}
	return err
}

// glob returns the text of files.
func glob(t *testing.T, patterns ...string) (text string) {
	t.Helper()
	for _, pattern := range patterns {
		files, err := filepath.Glob(pattern)
		if err != nil || len(files) == 0 {
			t.Fatalf("%s: %d files (error %v)", pattern, len(files), err)
		}
		for _, file := range files {
			content, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			text += string(content) + "\n"
		}
	}
	return text
}

// TestTestsOfManual demands that each row about what a key can do, or cannot, names tests, and that these exist.
func TestTestsOfManual(t *testing.T) {
	tests := glob(t, "*_test.go", "internal/*/*_test.go", "../../cmd/internal/deep/*_test.go")
	tables := strings.Split(glob(t, "README.md"), " | held by |\n|---|---|\n")
	if len(tables) != 3 {
		t.Fatalf("README.md has %d tables with tests, want 2", len(tables)-1)
	}
	for _, table := range tables[1:] {
		rows, _, _ := strings.Cut(table, "\n\n")
		for row := range strings.Lines(rows) {
			names := regexp.MustCompile(`Test\w+`).FindAllString(row, -1)
			if len(names) == 0 || slices.ContainsFunc(names, func(name string) bool { return !strings.Contains(tests, "func "+name+"(") }) {
				t.Errorf("%q names the tests %v: expected some, and that they exist", row, names)
			}
		}
	}
}

// TestOddsOfManual works out with which probability wrong chunks of 1,000 escape a sample, to two digits.
func TestOddsOfManual(t *testing.T) {
	for _, wrong := range []int{1, 10, 100, 300} {
		row := fmt.Sprintf("| %d |", wrong)
		for _, sample := range []int{10, 50} {
			percent := 100.0
			for i := range sample {
				percent *= float64(1000-wrong-i) / float64(1000-i)
			}
			digits := 1 - int(math.Floor(math.Log10(percent)))
			row += fmt.Sprintf(" %.*f %% |", digits, percent)
		}
		if row += " 0 |\n"; !strings.Contains(glob(t, "README.md"), row) {
			t.Errorf("README.md does not say %s", row)
		}
	}
}

// TestHelp wants examples in the help of every command, and lines of 80 columns at most.
func TestHelp(t *testing.T) {
	commands := []*cobra.Command{newRootCommand()}
	for i := 0; i < len(commands); i++ {
		cmd := commands[i]
		commands = append(commands, cmd.Commands()...)
		var text strings.Builder
		cmd.SetOut(&text)
		if err := cmd.Help(); err != nil {
			t.Fatal(err)
		}
		if cmd.Example == "" {
			t.Errorf("%s: no examples", cmd.CommandPath())
		}
		for line := range strings.Lines(text.String()) {
			if line = strings.TrimSuffix(line, "\n"); len(line) > 80 {
				t.Errorf("%s: a line of %d columns: %s", cmd.CommandPath(), len(line), line)
			}
		}
	}
	if len(commands) < 9 {
		t.Errorf("%d commands, want 9", len(commands))
	}
}
