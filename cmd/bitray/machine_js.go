package main

import (
	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
)

// newMachineCommands returns nothing: in a browser there are no files for a count that takes days, and no
// processes to compare; a page without these commands loads a tenth sooner.
func newMachineCommands(*cli.Program) (deep, bench *cobra.Command) { return nil, nil }
