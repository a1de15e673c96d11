package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// Where a command is named: in an indented line of a Go comment, in its prose, where a quote, a
// parenthesis or a comma ends it, between backquotes in Markdown, and between double quotes in a
// help text.
var (
	comments  = regexp.MustCompile(`(?m)^\s*// ?(.*)$`)
	inProse   = regexp.MustCompile(`["(]((?:bitray|go test) [^()"]*?-[^()"]*?)(?:, |[)"])`)
	inComment = regexp.MustCompile(`(?m)^//\t((?:[A-Z]\w*=\S+ )*(?:go (?:run|test|build|install|generate)|bitray) .*)$`)
	inQuotes  = regexp.MustCompile("`((?:go run \\./cmd/)?bitray [^`\n]+)`" + `|"(bitray [^"\n]+)"`)
)

// TestCommandsInComments holds the commands that comments give for figures to what exists.
func TestCommandsInComments(t *testing.T) {
	checked := 0
	for file, text := range filesOf(t, ".go") {
		for _, match := range append(inComment.FindAllStringSubmatch(text, -1), inProse.FindAllStringSubmatch(prose(text), -1)...) {
			command, _, _ := strings.Cut(match[1], " #")
			checked++
			if err := parseLine(strings.TrimSpace(command)); err != nil {
				t.Errorf("%s: %s: %v", file, command, err)
			}
		}
	}
	if checked < 20 {
		t.Errorf("%d commands found in comments, expected 20 or more: the patterns overlook them", checked)
	}
}

// TestMentionedCommands holds the commands that prose names to the commands and flags that exist.
func TestMentionedCommands(t *testing.T) {
	texts := filesOf(t, ".md")
	for name, text := range filesOf(t, ".txt") {
		if strings.HasPrefix(name, "cmd/bitray/help/") {
			texts[name] = text
		}
	}
	checked := 0
	for file, text := range texts {
		for _, match := range inQuotes.FindAllStringSubmatch(text, -1) {
			checked++
			if err := parseMention(match[1] + match[2]); err != nil {
				t.Errorf("%s: %s: %v", file, match[0], err)
			}
		}
	}
	if checked < 20 {
		t.Errorf("%d commands found in prose, expected 20 or more: the pattern overlooks them", checked)
	}
}

// parseMention looks for the command and the flags of a mention, whose values may be placeholders.
func parseMention(mention string) error {
	words := strings.Fields(strings.NewReplacer("[", " ", "]", " ").Replace(asInstalled(mention)))
	root := quietRoot()
	if words[1] == "help" && len(words) > 2 && words[2] != strings.ToUpper(words[2]) {
		return helpOn(root, words[2:])
	}
	cmd, _, err := root.Find(words[1:])
	if err != nil {
		return err
	}
	if cmd == root {
		return errors.New("no command is named")
	}
	cmd.InitDefaultHelpFlag()
	for _, flag := range flagNames(mention) {
		name := strings.TrimLeft(flag, "-")
		if cmd.Flag(name) == nil && cmd.Flags().ShorthandLookup(name[:1]) == nil {
			return fmt.Errorf("%s has no flag %s", cmd.CommandPath(), flag)
		}
	}
	return nil
}

// prose returns the comments of a Go file in one line.
func prose(text string) string {
	var words []string
	for _, match := range comments.FindAllStringSubmatch(text, -1) {
		words = append(words, strings.Fields(match[1])...)
	}
	return strings.Join(words, " ")
}

// filesOf returns the texts of the module's files whose names end in ext, by their paths.
func filesOf(t *testing.T, ext string) map[string]string {
	t.Helper()
	texts := map[string]string{}
	root := os.DirFS("../..")
	err := fs.WalkDir(root, ".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || filepath.Ext(path) != ext {
			return err
		}
		text, err := fs.ReadFile(root, path)
		texts[path] = string(text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return texts
}
