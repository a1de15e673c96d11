package showcmd

import (
	"bytes"
	"context"
	"fmt"
	"html"
	"io"
	"strings"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/bitray/internal/diagram"
	"github.com/bitray/bitray/cmd/bitray/internal/steps"
	"github.com/bitray/bitray/internal/export"
	"github.com/bitray/bitray/transform"
)

// way is what a technique computes on the way to its answer: rows of steps, and the diagrams of all steps.
type way struct {
	title    string
	rows     []steps.Row
	diagrams []diagram.Diagram
}

// showSteps draws the boards between the occupied squares and the answer.
func showSteps(ctx context.Context, out *cli.Output, c attacksConfig, sq attacks.Square, occ attacks.Bitboard) error {
	g, err := cli.OneGenerator(c.technique)
	if err != nil {
		return err
	}
	mapping, err := export.ParseMapping(c.mapping)
	if err != nil {
		return cli.BadFlag("mapping", c.mapping, strings.Join(export.MappingNames(), ", "))
	}
	theirs := transform.ConvertBoard(transform.LittleEndianRankFile, mapping, uint64(occ))
	number := transform.ConvertSquare(transform.LittleEndianRankFile, mapping, int(sq))
	w := way{title: fmt.Sprintf("%s: %s on %v, which is square %d, occupancy %#016x", g.Name, c.piece, sq, number, theirs)}
	if w.rows, err = steps.Of(g.Name, c.piece, number, theirs); err != nil {
		return fmt.Errorf("--steps: %w", err)
	}
	ours := func(board uint64) attacks.Bitboard {
		return attacks.Bitboard(transform.ConvertBoard(mapping, transform.LittleEndianRankFile, board))
	}
	for _, row := range w.rows {
		for _, step := range row.Steps {
			d := diagram.OfSet(row.Name+": "+step.Name, attacks.Empty)
			w.diagrams = append(w.diagrams, d.Marked("set", ours(step.Board)).Marked("read by the next step", ours(step.Marked)))
		}
	}
	return c.put(ctx, out, w.diagrams, func(out io.Writer) error { return w.write(out, c.format) })
}

// write draws rows of boards, or, in formats that have none, the boards one by one.
func (w *way) write(out io.Writer, format string) error {
	switch format {
	case "text":
		return w.text(out, marks{".", "1", "-", "X"})
	case "unicode":
		return w.text(out, marks{"·", "■", "◇", "◆"})
	case "svg":
		return w.svg(out)
	}
	return diagram.Write(out, format, w.diagrams)
}

// marks are the characters of a square: clear or set, and both of them where the next step reads it.
type marks [4]string

func (m *marks) of(d *diagram.Diagram, sq attacks.Square) string {
	return m[d.Layers[0].Set>>sq&1|d.Layers[1].Set>>sq&1<<1]
}

// text draws the boards of each row beside one another, below the list of their names: at most six, 100
// columns.
func (w *way) text(out io.Writer, m marks) error {
	var text strings.Builder
	fmt.Fprintf(&text, "%s\n%s and %s are bits that the next step reads.\n", w.title, m[3], m[2])
	diagrams := w.diagrams
	for _, row := range w.rows {
		fmt.Fprintf(&text, "\n%s\n", row.Name)
		numbers := ""
		for i, step := range row.Steps {
			fmt.Fprintf(&text, "  %d  %-56s  %#016x\n", i+1, step.Name, step.Board)
			numbers += fmt.Sprintf("%-17d", i+1)
		}
		fmt.Fprintln(&text, strings.TrimRight(numbers, " "))
		for rank := 7; rank >= 0; rank-- {
			separator := ""
			for i := range row.Steps {
				for file := range 8 {
					text.WriteString(separator + m.of(&diagrams[i], attacks.NewSquare(file, rank)))
					separator = " "
				}
				separator = "  "
			}
			text.WriteString("\n")
		}
		diagrams = diagrams[len(row.Steps):]
	}
	_, err := io.WriteString(out, text.String())
	return err
}

// The measures of the picture, in pixels.
const (
	cell     = 14
	stepSize = 8*cell + 24 // a board and the space beside it
	stepLine = 18
)

// style has the colors, which follow those of the reader's system.
const style = `<style>text{font:13px sans-serif;fill:#222}.h{font-weight:bold}.e{fill:#e8e8e8}.s{fill:#2f7dd1}.m{fill:#e8e8e8;stroke:#d63b3b;stroke-width:2}.b{fill:#2f7dd1;stroke:#d63b3b;stroke-width:2}.p{fill:#fff}
@media(prefers-color-scheme:dark){text{fill:#ddd}.e,.m{fill:#333}.p{fill:#111}}</style>
`

// svg draws each row as its heading, the list of its steps and its boards.
func (w *way) svg(out io.Writer) error {
	var body bytes.Buffer
	y := stepLine
	line := func(x int, class, format string, arguments ...any) {
		fmt.Fprintf(&body, "<text x=\"%d\" y=\"%d\" class=\"%s\">%s</text>\n", x, y, class, html.EscapeString(fmt.Sprintf(format, arguments...)))
	}
	line(8, "h", "%s", w.title)
	y += stepLine
	line(8, "t", "Bits with a red edge are read by the next step.")
	boards, diagrams := 0, w.diagrams
	for _, row := range w.rows {
		y += 2 * stepLine
		line(8, "h", "%s", row.Name)
		for i, step := range row.Steps {
			y += stepLine
			line(8, "t", "%d  %s", i+1, step.Name)
		}
		y += stepLine
		boards = max(boards, len(row.Steps))
		for i := range row.Steps {
			line(8+i*stepSize, "t", "%d", i+1)
			svgBoard(&body, &diagrams[i], 8+i*stepSize, y+6)
		}
		diagrams = diagrams[len(row.Steps):]
		y += 8*cell + 6
	}
	width, height := max(boards*stepSize, 560), y+stepLine
	_, err := fmt.Fprintf(out, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" style=\"max-width:100%%;height:auto\">\n%s<rect width=\"100%%\" height=\"100%%\" class=\"p\"/>\n%s</svg>\n",
		width, height, width, height, style, body.Bytes())
	return err
}

func svgBoard(body *bytes.Buffer, d *diagram.Diagram, x, y int) {
	classes := marks{"e", "s", "m", "b"}
	for sq := range attacks.Square(64) {
		fmt.Fprintf(body, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" class=\"%s\"/>\n",
			x+sq.File()*cell, y+(7-sq.Rank())*cell, cell-3, cell-3, classes.of(d, sq))
	}
}
