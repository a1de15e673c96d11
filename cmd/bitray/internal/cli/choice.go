package cli

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// choice is the value of a flag that is one of some words, which the values print as.
type choice[T comparable] struct {
	variable *T
	values   []T
}

// RegisterChoice adds a flag, whose default is the first of the values, to the flags of a command.
func RegisterChoice[T comparable](cmd *cobra.Command, flags *pflag.FlagSet, variable *T, name string, values []T, usage string) {
	*variable = values[0]
	c := &choice[T]{variable, values}
	flags.Var(c, name, usage)
	CompleteFlag(cmd, name, c.words()...)
}

// Set takes one of the words.
func (c *choice[T]) Set(text string) error {
	words := c.words()
	i := slices.Index(words, text)
	if last := len(words) - 1; i < 0 {
		return Expected(strings.Join(words[:last], ", ") + " or " + words[last])
	}
	*c.variable = c.values[i]
	return nil
}

func (c *choice[T]) words() (words []string) {
	for _, value := range c.values {
		words = append(words, fmt.Sprint(value))
	}
	return words
}

func (c *choice[T]) String() string { return fmt.Sprint(*c.variable) }

// Type is how package pflag calls the values.
func (*choice[T]) Type() string { return "string" }
