package deepcmd

import (
	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft/deep"
)

func newRepair(p *cli.Program) *cobra.Command {
	asJSON := false
	cmd := &cobra.Command{
		Use:   "repair DIR",
		Short: "Save what can be saved of a damaged journal",
		Long: `Save what can be saved of a damaged journal: write it anew, with all lines that a checksum bears out,
and say which are lost. Their chunks are open again for bitray deep run. The damaged journal is kept
as journal.damaged. A journal that is whole is left alone.`,
		Args:              cli.OneArgument("the folder of a run"),
		ValidArgsFunction: completeFolder,
		RunE: func(_ *cobra.Command, args []string) error {
			repair, err := deep.RepairJournal(args[0])
			if err != nil {
				return err
			}
			return show(p.Out, asJSON, &RepairJSON{args[0], repair})
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print a JSON object")
	return cmd
}

// RepairJSON is a repair as the program prints it; the names are stable.
type RepairJSON struct {
	Folder string `json:"folder"`
	*deep.Repair
}

func (r *RepairJSON) print(out *cli.Output) {
	for _, line := range r.Lost {
		out.Printf("%-10s %s\n", "lost", line)
	}
	out.Printf("%-10s %d records\n", "kept", r.Kept)
}
