package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/engine"
)

// Where a command is named: in an indented line of a Go comment; in its prose, where a quote, a parenthesis or a comma
// ends it; and in quotes in Markdown and help texts.
var (
	comments  = regexp.MustCompile(`(?m)^\s*// ?(.*)$`)
	inComment = regexp.MustCompile(`(?m)^//\t((?:[A-Z]\w*=\S+ )*(?:go (?:run|test|build|install|generate)|bitray) .*)$`)
	inProse   = regexp.MustCompile(`["(]((?:bitray|go test) [^()"]*?-[^()"]*?)(?:, |[)"])`)
	inQuotes  = regexp.MustCompile("[`\"]((?:go run \\./cmd/)?bitray [^`\"\n]+)")
)

// TestMentionedCommands holds the commands that texts and comments name to what exists.
func TestMentionedCommands(t *testing.T) {
	for _, ext := range []string{".go", ".md", ".txt"} {
		checked := 0
		for file, text := range filesOf(t, ext) {
			found := inQuotes.FindAllStringSubmatch(text, -1)
			if ext == ".go" {
				var prose []string
				for _, match := range comments.FindAllStringSubmatch(text, -1) {
					prose = append(prose, strings.Fields(match[1])...)
				}
				found = append(inComment.FindAllStringSubmatch(text, -1), inProse.FindAllStringSubmatch(strings.Join(prose, " "), -1)...)
			}
			for _, match := range found {
				checked++
				if err := checkLine(match[1]); err != nil {
					t.Errorf("%s: %s: %v", file, match[1], err)
				}
			}
		}
		if checked < 8 {
			t.Errorf("%d commands found in files %s, expected 8 or more: the patterns overlook them", checked, ext)
		}
	}
}

// checkLine says what is wrong with a line for the shell: a command or a flag that bitray does not have, or a package,
// a test or a benchmark that the module does not have. Values may be placeholders.
func checkLine(line string) error {
	line, _, _ = strings.Cut(asInstalled(line), " #")
	for command := range strings.SplitSeq(line, " | ") {
		command, _, _ = strings.Cut(command, " > ")
		words, err := engine.Split(strings.NewReplacer("[", " ", "]", " ").Replace(command))
		for len(words) > 0 && strings.Contains(words[0], "=") {
			words = words[1:]
		}
		switch {
		case err != nil:
		case len(words) < 2:
			err = errors.New("expected a program and arguments")
		case words[0] == "bitray":
			err = checkBitray(words[1:])
		case words[0] == "go":
			err = checkGo(words[1:])
		case !slices.Contains([]string{"printf", "grep", "tail"}, words[0]):
			err = fmt.Errorf("program %q: expected bitray, go, printf, grep or tail", words[0])
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// checkBitray looks for the command and the flags in arguments.
func checkBitray(args []string) error {
	root := newRootCommand(cli.NewProgram(nil, io.Discard, io.Discard))
	root.SetOut(io.Discard)
	root.InitDefaultHelpCmd()
	root.InitDefaultCompletionCmd()
	if args[0] == "help" && len(args) > 1 && args[1] != strings.ToUpper(args[1]) {
		return helpOn(root, args[1:])
	}
	cmd, rest, err := root.Find(args)
	if err != nil {
		return err
	}
	if cmd == root {
		return errors.New("no command is named")
	}
	if cmd.HasSubCommands() && len(rest) > 0 && rest[0] == strings.ToLower(rest[0]) {
		return cli.Subcommands(cmd, rest)
	}
	cmd.InitDefaultHelpFlag()
	for _, flag := range flagNames(rest) {
		name := strings.TrimLeft(flag, "-")
		if short := flag == "-"+name; short && cmd.Flags().ShorthandLookup(name[:1]) == nil || !short && cmd.Flag(name) == nil {
			return fmt.Errorf("%s has no flag %s", cmd.CommandPath(), flag)
		}
	}
	return nil
}

// flagNames returns the flags among words.
func flagNames(words []string) (names []string) {
	for _, word := range words {
		if strings.HasPrefix(word, "-") && word != "-" {
			name, _, _ := strings.Cut(word, "=")
			names = append(names, name)
		}
	}
	return names
}

const modulePath = "github.com/bitray/bitray"

// checkGo looks for the packages of the module that arguments of the go command name, and for the tests and benchmarks
// that they choose there.
func checkGo(args []string) error {
	found := false
	for _, arg := range args[1:] {
		path, _, _ := strings.Cut(arg, "@")
		path, isModule := strings.CutPrefix(path, modulePath)
		if !isModule && !strings.HasPrefix(path, "./") {
			continue
		}
		found = true
		dir := filepath.Join(moduleRoot, strings.TrimSuffix(path, "..."))
		if info, err := os.Stat(dir); err != nil || !info.IsDir() {
			return fmt.Errorf("go %s: %s: no such package", args[0], arg)
		}
		for i, flag := range args[:len(args)-1] {
			kind := map[string]string{"-run": "Test", "-bench": "Benchmark"}[flag]
			if pattern, _, _ := strings.Cut(args[i+1], "/"); kind != "" && pattern != "^$" && !hasFunction(dir, kind, pattern) {
				return fmt.Errorf("go test %s %s: %s has no such function", flag, pattern, dir)
			}
		}
	}
	if !found {
		return fmt.Errorf("go %s: no package of the module is named", args[0])
	}
	return nil
}

// hasFunction reports whether the tests of a package have a function of a kind whose name matches a pattern.
func hasFunction(dir, kind, pattern string) bool {
	files, _ := filepath.Glob(filepath.Join(dir, "*_test.go"))
	for _, file := range files {
		text, err := os.ReadFile(file)
		cli.Must(err)
		for _, match := range regexp.MustCompile(`(?m)^func (`+kind+`\w*)`).FindAllSubmatch(text, -1) {
			if regexp.MustCompile(pattern).Match(match[1]) {
				return true
			}
		}
	}
	return false
}

// filesOf returns the texts of the module's files whose names end in ext, by their paths; of .txt only help texts.
func filesOf(t *testing.T, ext string) map[string]string {
	t.Helper()
	texts := map[string]string{}
	root := os.DirFS(moduleRoot)
	err := fs.WalkDir(root, ".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || filepath.Ext(path) != ext || ext == ".txt" && !strings.HasPrefix(path, "cmd/bitray/help/") {
			return err
		}
		text, err := fs.ReadFile(root, path)
		texts[path] = string(text)
		return err
	})
	if err != nil || len(texts) == 0 {
		t.Fatalf("%d files %s, error %v", len(texts), ext, err)
	}
	return texts
}
