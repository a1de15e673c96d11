package main

import (
	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
)

// newNativeCommands returns nothing: in a browser there are no files for a count that takes days, and no
// processes to compare. Leaving the commands out makes the page load 10 % faster.
func newNativeCommands(*cli.Program) (deep, bench *cobra.Command) { return nil, nil }
