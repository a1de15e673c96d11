package main

import (
	"embed"
	"io/fs"
	"strings"

	"github.com/spf13/cobra"
)

//go:embed help/*.txt
var topics embed.FS

// newTopics returns a command without action for each text, which makes it a topic of "help".
func newTopics() []*cobra.Command {
	files, err := fs.Glob(topics, "help/*.txt")
	must(err)
	commands := make([]*cobra.Command, len(files))
	for i, file := range files {
		text, err := fs.ReadFile(topics, file)
		must(err)
		title, _, _ := strings.Cut(string(text), "\n")
		name := strings.TrimSuffix(strings.TrimPrefix(file, "help/"), ".txt")
		commands[i] = &cobra.Command{Use: name, Short: title, Long: strings.TrimSpace(string(text))}
	}
	return commands
}
