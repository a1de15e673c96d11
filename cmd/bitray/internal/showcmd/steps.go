package showcmd

import (
	"cmp"
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/bitray/internal/diagram"
	"github.com/bitray/bitray/cmd/bitray/internal/steps"
	"github.com/bitray/bitray/transform"
)

// way is what a technique computes on the way to its answer: paths of steps, and their diagrams.
type way struct {
	title string
	paths []steps.Path
	parts []diagram.Part // one for each path
}

// showSteps draws the boards between the occupied squares and the answer.
func showSteps(ctx context.Context, out *cli.Output, c attacksConfig, sq attacks.Square, occ attacks.Bitboard) error {
	g, err := cli.OneGenerator(c.technique)
	mapping, err2 := mappingNamed(c.mapping)
	if err := cmp.Or(err, err2); err != nil {
		return err
	}
	theirs := transform.ConvertBoard(transform.LittleEndianRankFile, mapping, uint64(occ))
	number := transform.ConvertSquare(transform.LittleEndianRankFile, mapping, int(sq))
	w := way{title: fmt.Sprintf("%s: %s on %v, which is square %d, occupancy %#016x", g.Name, c.piece, sq, number, theirs)}
	if w.paths, err = steps.Of(g.Name, c.piece, number, theirs); err != nil {
		return fmt.Errorf("--steps: %w", err)
	}
	ours := func(board uint64) attacks.Bitboard {
		return attacks.Bitboard(transform.ConvertBoard(mapping, transform.LittleEndianRankFile, board))
	}
	var diagrams []diagram.Diagram
	for _, path := range w.paths {
		part := diagram.Part{Heading: path.Name}
		for _, step := range path.Steps {
			d := diagram.OfSet(path.Name+": "+step.Name, attacks.Empty)
			d.Pieces[sq.String()] = strings.ToUpper(c.piece[:1])
			part.Diagrams = append(part.Diagrams, d.Marked("set", ours(step.Board)).Marked("read by the next step", ours(step.Marked)))
			part.Captions = append(part.Captions, step.Name)
		}
		diagrams, w.parts = append(diagrams, part.Diagrams...), append(w.parts, part)
	}
	return c.put(ctx, out, diagrams, func(out io.Writer) error { return w.write(out, c.format) })
}

// write draws paths as rows of boards: in SVG as parts of the picture, with the formulas below the boards.
func (w *way) write(out io.Writer, format string) error {
	switch format {
	case "text":
		return w.text(out, marks{".", "1", "-", "X", "o", "O"})
	case "unicode":
		return w.text(out, marks{"·", "■", "◇", "◆", "○", "●"})
	}
	parts := w.parts
	if len(parts) == 2 { // one slider: the question is its first step
		question, answer := parts[0], parts[1]
		parts = []diagram.Part{{Diagrams: append(question.Diagrams, answer.Diagrams...), Captions: append(question.Captions, answer.Captions...)}}
	}
	return diagram.WriteSVG(out, w.title, parts)
}

// marks are the characters of a square: clear or set, and both of them where the next step reads it; then those of
// the slider, clear and set.
type marks [6]string

func (m *marks) of(d *diagram.Diagram, sq attacks.Square) string {
	if d.Pieces[sq.String()] != "" {
		return m[4+d.Layers[0].Set>>sq&1]
	}
	return m[d.Layers[0].Set>>sq&1|d.Layers[1].Set>>sq&1<<1]
}

// text draws the boards of each path side by side, below the list of their names: at most six, 100
// columns.
func (w *way) text(out io.Writer, m marks) error {
	var text strings.Builder
	fmt.Fprintf(&text, "%s\n%s and %s are bits that the next step reads; %s is the slider, %s if its bit is set.\n", w.title, m[3], m[2], m[4], m[5])
	for p, path := range w.paths {
		fmt.Fprintf(&text, "\n%s\n", path.Name)
		numbers := ""
		for i, step := range path.Steps {
			fmt.Fprintf(&text, "  %d  %-56s  %#016x\n", i+1, step.Name, step.Board)
			numbers += fmt.Sprintf("%-17d", i+1)
		}
		fmt.Fprintln(&text, strings.TrimRight(numbers, " "))
		for rank := 7; rank >= 0; rank-- {
			separator := ""
			for i := range path.Steps {
				for file := range 8 {
					text.WriteString(separator + m.of(&w.parts[p].Diagrams[i], attacks.NewSquare(file, rank)))
					separator = " "
				}
				separator = "  "
			}
			text.WriteString("\n")
		}
	}
	_, err := io.WriteString(out, text.String())
	return err
}
