package main

import (
	"embed"
	"io/fs"
	"strings"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
)

//go:embed help/*.txt
var topics embed.FS

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

// newTopics returns a command without action for each text; "help" lists these as topics.
func newTopics() []*cobra.Command {
	files, err := fs.Glob(topics, "help/*.txt")
	cli.Must(err)
	commands := make([]*cobra.Command, len(files))
	for i, file := range files {
		text, err := fs.ReadFile(topics, file)
		cli.Must(err)
		title, _, _ := strings.Cut(string(text), "\n")
		name := strings.TrimSuffix(strings.TrimPrefix(file, "help/"), ".txt")
		commands[i] = &cobra.Command{Use: name, Short: title, Long: strings.TrimSpace(string(text))}
	}
	return commands
}
