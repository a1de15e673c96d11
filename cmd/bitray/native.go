//go:build !js

package main

import (
	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/benchcmd"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/bitray/internal/deepcmd"
)

// newNativeCommands returns the commands that a browser cannot run.
func newNativeCommands(p *cli.Program) (deep, bench *cobra.Command) {
	return deepcmd.New(p), benchcmd.New(p)
}
