// Package cli holds what the command lines of several commands of bitray have in common: flags,
// the reading of their values, and errors about them.
package cli

import (
	"fmt"

	"github.com/spf13/cobra"
)

// UsageError is an error about a command line, with a pointer to the help.
func UsageError(cmd *cobra.Command, err error) error {
	return fmt.Errorf("%w (see %s --help)", err, cmd.CommandPath())
}

// BadFlag is an error about the value of a flag.
func BadFlag(name string, value any, expected string) error {
	return fmt.Errorf("--%s %v: %w", name, value, Expected(expected))
}

// Must panics when the setup of the program itself is wrong.
func Must(err error) {
	if err != nil {
		panic(err)
	}
}
