package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestLinesOfManuals holds the command lines of README.md and of the help against the program, which must know
// their commands and flags, and against the transcripts: "# runs LINE" stands before a line that has the same command and
// flags, with values that suit a test.
func TestLinesOfManuals(t *testing.T) {
	transcripts := glob(t, "testdata/*.txtar")
	for line := range strings.Lines(glob(t, "README.md", "help/*.txt")) {
		line = strings.TrimSpace(line)
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

// TestTestsOfManual demands that the tests exist that README.md names.
func TestTestsOfManual(t *testing.T) {
	tests := glob(t, "*_test.go", "internal/*/*_test.go", "../../internal/deep/*_test.go")
	names := regexp.MustCompile(`\| .*Test\w+`).FindAllString(glob(t, "README.md"), -1)
	if len(names) < 8 {
		t.Errorf("README.md names %d rows of tests", len(names))
	}
	for _, row := range names {
		for _, name := range regexp.MustCompile(`Test\w+`).FindAllString(row, -1) {
			if !strings.Contains(tests, "func "+name+"(") {
				t.Errorf("README.md names %s, which is none", name)
			}
		}
	}
}
