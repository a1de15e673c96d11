package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/engine"
)

const modulePath = "github.com/bitray/bitray"

// parseLine says what is wrong with a line for the shell: a command or a flag that bitray does
// not have, or a package, a test or a benchmark that the module does not have.
func parseLine(line string) error {
	words, err := engine.Split(line)
	if err != nil {
		return err
	}
	for _, command := range commands(words) {
		switch {
		case command[0] == "bitray":
			err = parseBitray(command[1:])
		case command[0] == "go":
			err = parseGo(command[1:])
		case !slices.Contains([]string{"printf", "grep", "tail"}, command[0]):
			err = fmt.Errorf("program %q: expected bitray, go, printf, grep or tail", command[0])
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// commands splits the words of a line at pipes and leaves out variables and redirections.
func commands(words []string) (all [][]string) {
	var command []string
	for i, word := range words {
		redirected := i > 0 && (words[i-1] == ">" || words[i-1] == "<")
		switch {
		case word == "|":
			all, command = append(all, command), nil
		case word == ">", word == "<", redirected:
		case len(command) == 0 && strings.Contains(word, "="):
		case word == "./bitray":
			command = append(command, "bitray")
		default:
			command = append(command, word)
		}
	}
	return append(all, command)
}

// flagNames returns the flags of a line.
func flagNames(line string) (names []string) {
	for word := range strings.FieldsSeq(line) {
		if strings.HasPrefix(word, "-") && len(word) > 1 {
			name, _, _ := strings.Cut(word, "=")
			names = append(names, name)
		}
	}
	return names
}

// quietRoot returns the program with all its commands, which prints nothing.
func quietRoot() *cobra.Command {
	root := newRootCommand(cli.NewProgram(nil, io.Discard, io.Discard))
	root.SetOut(io.Discard)
	root.InitDefaultHelpCmd()
	root.InitDefaultCompletionCmd()
	return root
}

// parseBitray takes the arguments as the program does, up to where the command begins to work.
func parseBitray(args []string) error {
	cmd, rest, err := quietRoot().Find(args)
	if err != nil {
		return err
	}
	if err := cmd.ParseFlags(rest); err != nil {
		return err
	}
	return errors.Join(cmd.ValidateArgs(cmd.Flags().Args()), cmd.ValidateFlagGroups(), cmd.ValidateRequiredFlags())
}

// parseGo looks for the packages of the module that a line for the go command names.
func parseGo(args []string) error {
	if args[0] == "run" && args[1] == "./cmd/bitray" {
		return parseBitray(args[2:])
	}
	found := false
	for _, arg := range args[1:] {
		path, _, _ := strings.Cut(arg, "@")
		path, isModule := strings.CutPrefix(path, modulePath)
		if !isModule && !strings.HasPrefix(path, "./") {
			continue
		}
		found = true
		dir := filepath.Join("../..", strings.TrimSuffix(path, "..."))
		if info, err := os.Stat(dir); err != nil || !info.IsDir() {
			return fmt.Errorf("go %s: %s: no such package", args[0], arg)
		}
		if err := parseTestFlags(args, dir); err != nil {
			return err
		}
	}
	if !found {
		return fmt.Errorf("go %s: no package of the module is named", args[0])
	}
	return nil
}

// parseTestFlags looks for the tests and benchmarks of a package that the flags of go test choose.
func parseTestFlags(args []string, dir string) error {
	for i, arg := range args[:len(args)-1] {
		kind := map[string]string{"-run": "Test", "-bench": "Benchmark"}[arg]
		pattern := args[i+1]
		if kind == "" || pattern == "^$" {
			continue
		}
		pattern, _, _ = strings.Cut(pattern, "/")
		names, err := testFunctions(dir, kind)
		if err != nil {
			return err
		}
		chosen, err := regexp.Compile(pattern)
		if err != nil {
			return err
		}
		if !slices.ContainsFunc(names, chosen.MatchString) {
			return fmt.Errorf("go test %s %s: %s has no such function", arg, pattern, dir)
		}
	}
	return nil
}

// testFunctions returns the names of the tests or benchmarks of a package.
func testFunctions(dir, kind string) (names []string, err error) {
	files, err := filepath.Glob(filepath.Join(dir, "*_test.go"))
	for _, file := range files {
		text, failed := os.ReadFile(file)
		err = errors.Join(err, failed)
		for _, match := range regexp.MustCompile(`(?m)^func (`+kind+`\w*)\(`).FindAllSubmatch(text, -1) {
			names = append(names, string(match[1]))
		}
	}
	return names, err
}
