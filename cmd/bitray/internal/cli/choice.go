package cli

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// choice is the value of a flag that is one of some words.
type choice struct {
	variable *string
	words    []string
}

// RegisterChoice adds a flag, whose default is the first of the words, to the flags of a command.
func RegisterChoice(cmd *cobra.Command, flags *pflag.FlagSet, variable *string, name string, words []string, usage string) {
	*variable = words[0]
	flags.Var(&choice{variable, words}, name, usage)
	CompleteFlag(cmd, name, words...)
}

// Set takes one of the words.
func (c *choice) Set(text string) error {
	if !slices.Contains(c.words, text) {
		last := len(c.words) - 1
		return Expected(strings.Join(c.words[:last], ", ") + " or " + c.words[last])
	}
	*c.variable = text
	return nil
}

func (c *choice) String() string { return *c.variable }

// Type is how package pflag calls the values.
func (*choice) Type() string { return "string" }
