// Package showcmd is the command "bitray show" with its commands attacks, position and transform.
package showcmd

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/bitray/internal/diagram"
)

// pictureFlags say how diagrams are drawn and where they go.
type pictureFlags struct {
	format string
	output string
	json   bool
}

func (f *pictureFlags) register(cmd *cobra.Command) {
	flags := cmd.Flags()
	flags.StringVar(&f.format, "format", "text", "`FORMAT` of the drawing: "+strings.Join(diagram.Formats(), ", "))
	flags.StringVarP(&f.output, "output", "o", "", "write to `FILE` (default: standard output)")
	flags.BoolVarP(&f.json, "json", "j", false, "print a JSON object for each board, one per line, instead of drawing")
	cmd.MarkFlagsMutuallyExclusive("json", "format")
	cli.CompleteFlag(cmd, "format", diagram.Formats()...)
}

// draw draws the diagrams where the flags say.
func (f *pictureFlags) draw(ctx context.Context, out *cli.Output, diagrams ...diagram.Diagram) error {
	return f.put(ctx, out, diagrams, func(w io.Writer) error { return diagram.Write(w, f.format, diagrams) })
}

// put is draw with another way to draw them.
func (f *pictureFlags) put(ctx context.Context, out *cli.Output, diagrams []diagram.Diagram, write func(io.Writer) error) error {
	if f.json {
		write = func(w io.Writer) error { return writeDiagramsJSON(w, diagrams) }
	}
	switch {
	case f.output != "":
		return cli.WriteFile(ctx, f.output, write)
	case f.format == "png" && out.Terminal:
		return errors.New("--format png: expected --output FILE with it, because standard output is a terminal")
	case f.json || f.format != "text" && f.format != "unicode":
		return write(out)
	}
	var text strings.Builder
	err := write(&text)
	out.WriteString(out.Paint(text.String()))
	return err
}

func New(p *cli.Program) *cobra.Command {
	return cli.Group("show", newAttacks(p), newPosition(p), newTransform(p))
}

// DiagramJSON is a board as the program prints it; the names are stable.
type DiagramJSON struct {
	Title  string            `json:"title"`
	Pieces map[string]string `json:"pieces"` // letters of FEN by square, "o" for a piece of unknown kind
	Layers []layerJSON       `json:"layers"`
}

// layerJSON is a set of marked squares.
type layerJSON struct {
	Name     string   `json:"name"`
	Bitboard string   `json:"bitboard"` // hexadecimal, a1 being bit 0
	Squares  []string `json:"squares"`
}

func writeDiagramsJSON(w io.Writer, diagrams []diagram.Diagram) error {
	for _, d := range diagrams {
		printed := DiagramJSON{Title: d.Title, Pieces: map[string]string{}, Layers: []layerJSON{}}
		for sq := range attacks.Square(64) {
			if d.Pieces[sq] != 0 {
				printed.Pieces[sq.String()] = string(d.Pieces[sq])
			}
		}
		for _, layer := range d.Layers {
			squares := []string{}
			for sq := range layer.Squares.Squares() {
				squares = append(squares, sq.String())
			}
			printed.Layers = append(printed.Layers, layerJSON{layer.Name, fmt.Sprintf("%#016x", uint64(layer.Squares)), squares})
		}
		if err := cli.WriteJSON(w, printed); err != nil {
			return err
		}
	}
	return nil
}
