package magicscmd

import (
	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/slab"
	"github.com/bitray/bitray/internal/find"
)

func newFind(p *cli.Program) *cobra.Command {
	var seed uint64
	cmd := &cobra.Command{
		Use:  "find",
		Args: cli.NoArguments,
		RunE: func(*cobra.Command, []string) error {
			for _, entry := range slab.SideBySide(find.All(seed)) {
				p.Out.Printf("%s\n", entry.Line())
			}
			return nil
		},
	}
	cli.RegisterSeed(cmd.Flags(), &seed, 1, "the random numbers")
	return cmd
}
