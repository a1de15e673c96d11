package main

import (
	"fmt"
	"runtime/debug"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
)

// newVersion returns the command "version", which prints what the flag --version does.
func newVersion(p *cli.Program) *cobra.Command {
	return &cobra.Command{
		Use:   "version",
		Short: "Print the version",
		Args:  cli.NoArguments,
		Run:   func(*cobra.Command, []string) { p.Out.Printf("bitray version %s\n", version()) },
	}
}

// version returns the version of the module, which names the revision if there is no release, and
// the version of Go.
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "unknown"
	}
	return fmt.Sprintf("%s, %s", info.Main.Version, info.GoVersion)
}
