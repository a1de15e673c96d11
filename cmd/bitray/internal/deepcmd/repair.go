package deepcmd

import (
	"context"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft/deep"
)

func newRepair(p *cli.Program) *cobra.Command {
	return newCommand(p, "repair DIR", func(_ context.Context, args []string) (cli.Printer, error) {
		kept, lost, err := deep.RepairJournal(args[0])
		if err != nil {
			return nil, err
		}
		return &RepairJSON{args[0], kept, append([]string{}, lost...)}, nil
	})
}

// RepairJSON is a repair as the program prints it; the names are stable.
type RepairJSON struct {
	Folder string   `json:"folder"`
	Kept   int      `json:"kept"` // records
	Lost   []string `json:"lost"` // of each line a sentence
}

func (r *RepairJSON) Print(out *cli.Output) {
	for _, lost := range r.Lost {
		out.Line("lost", "%s", lost)
	}
	out.Line("kept", "%d records", r.Kept)
}
