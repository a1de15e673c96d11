package magicscmd

import (
	"context"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/internal/printable"
)

func newVerify(p *cli.Program) *cobra.Command {
	return &cobra.Command{
		Use:  "verify FILE...",
		Args: cli.SomeArguments("files"),
		RunE: func(cmd *cobra.Command, files []string) error { return verifyMagics(cmd.Context(), p, files) },
	}
}

func verifyMagics(ctx context.Context, p *cli.Program, files []string) error {
	wrong := false
	for _, file := range files {
		slab, err := readSlab(ctx, p, file)
		if err != nil {
			return err
		}
		contents, err := slab.Fill()
		if err != nil {
			p.Out.Printf("%s: wrong: %v\n", printable.Escape(file), err)
			wrong = true
			continue
		}
		used := 0
		for _, attacks := range contents {
			if attacks != 0 {
				used++
			}
		}
		p.Out.Printf("%s: right, %d entries, %d of them used, %s\n", printable.Escape(file), len(contents), used, printable.Size(8*len(contents)))
	}
	if wrong {
		return cli.ErrDiffer
	}
	return nil
}
