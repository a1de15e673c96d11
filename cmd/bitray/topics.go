package main

import (
	"embed"
	"io/fs"
	"path"
	"regexp"
	"strings"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/export"
)

// topics holds a text for each topic, and programs that users may take along. A program is a topic as
// well, whose text is its source, so that bitray help NAME > NAME writes the file. The texts of commands lie
// in a folder.
//
//go:embed help/*
var topics embed.FS

// describe gives a command, and those below it, their texts: bitray deep run has those of
// help/commands/deep-run.txt. The first line is what lists of commands show; what follows the line
// "Examples:" is run by TestExamples.
func describe(cmd *cobra.Command) {
	name := strings.TrimPrefix(strings.ReplaceAll(cmd.CommandPath(), " ", "-"), "bitray-")
	if text, err := topics.ReadFile(path.Join("help/commands", name+".txt")); err == nil {
		short, long, _ := strings.Cut(strings.TrimRight(string(text), "\n"), "\n\n")
		cmd.Short = short
		cmd.Long, cmd.Example, _ = strings.Cut(long, "\n\nExamples:\n")
	}
	for _, sub := range cmd.Commands() {
		describe(sub)
	}
}

// helpOn prints the help of a command or a topic.
func helpOn(root *cobra.Command, names []string) error {
	cmd, rest, err := root.Find(names)
	if err != nil {
		return err
	}
	if err := cli.Subcommands(cmd, rest); err != nil {
		return err
	}
	return cmd.Help()
}

// newHelpCommand returns the command "help".
func newHelpCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "help [COMMAND or TOPIC]",
		Short: "Show the help of a command or a topic",
		RunE:  func(cmd *cobra.Command, names []string) error { return helpOn(cmd.Root(), names) },
	}
}

// newTopics returns a command without action for each file; "help" lists these as topics. The title
// is the first line, in a program the comment there.
func newTopics() []*cobra.Command {
	files, err := fs.Glob(topics, "help/*.*")
	cli.Must(err)
	commands := make([]*cobra.Command, len(files))
	for i, file := range files {
		text := topicText(file)
		title, _, _ := strings.Cut(text, "\n")
		commands[i] = &cobra.Command{
			Use:   strings.TrimSuffix(path.Base(file), ".txt"),
			Short: strings.TrimLeft(title, "#/ "),
			Long:  text,
		}
	}
	return commands
}

// inserted is a line of a topic that stands for another text.
var inserted = regexp.MustCompile(`(?m)^\{.*\}$`)

// topicText returns the text of a file. A line with the name of a file in braces, such as {engine.py}, stands
// for the text of that file, and {harness python} for what bitray export --harness python writes.
func topicText(file string) string {
	text, err := fs.ReadFile(topics, file)
	cli.Must(err)
	return inserted.ReplaceAllStringFunc(strings.TrimSpace(string(text)), func(line string) string {
		name := strings.Trim(line, "{}")
		language, isHarness := strings.CutPrefix(name, "harness ")
		if !isHarness {
			return topicText(path.Join(path.Dir(file), name))
		}
		harness, err := export.Harness(language)
		cli.Must(err)
		return strings.TrimSpace(harness)
	})
}
