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

// way is what a technique computes on the way to its answer, and how the bits of the boards are numbered.
type way struct {
	title   string
	rows    []steps.Row
	mapping transform.Mapping
}

// showSteps draws the boards between the occupied squares and the answer.
func showSteps(ctx context.Context, out *cli.Output, c attacksConfig, sq attacks.Square, occ attacks.Bitboard) error {
	g, err := cli.OneGenerator(c.technique)
	if err != nil {
		return err
	}
	w := way{}
	if w.mapping, err = export.ParseMapping(c.mapping); err != nil {
		return cli.BadFlag("mapping", c.mapping, strings.Join(export.MappingNames(), ", "))
	}
	theirs := transform.ConvertBoard(transform.LittleEndianRankFile, w.mapping, uint64(occ))
	number := transform.ConvertSquare(transform.LittleEndianRankFile, w.mapping, int(sq))
	if w.rows, err = steps.Of(g.Name, c.piece, number, theirs); err != nil {
		return fmt.Errorf("--steps: %w", err)
	}
	w.title = fmt.Sprintf("%s: %s on %v, which is square %d, occupancy %#016x", g.Name, c.piece, sq, number, theirs)
	return c.put(ctx, out, w.diagrams(), func(out io.Writer) error { return w.write(out, c.format) })
}

// write draws rows of boards, or, in formats that have none, the boards one by one.
func (w *way) write(out io.Writer, format string) error {
	switch format {
	case "text":
		return w.text(out, &marks{set: "1", clear: ".", markedSet: "X", markedClear: "-"})
	case "unicode":
		return w.text(out, &marks{set: "■", clear: "·", markedSet: "◆", markedClear: "◇"})
	case "svg":
		return w.svg(out)
	}
	return diagram.Write(out, format, w.diagrams())
}

// drawn returns the squares of a board.
func (w *way) drawn(board uint64) attacks.Bitboard {
	return attacks.Bitboard(transform.ConvertBoard(w.mapping, transform.LittleEndianRankFile, board))
}

// diagrams returns one board for each step.
func (w *way) diagrams() (diagrams []diagram.Diagram) {
	for _, row := range w.rows {
		for _, step := range row.Steps {
			diagrams = append(diagrams, diagram.Diagram{
				Title:  row.Name + ": " + step.Name,
				Layers: layers("set", w.drawn(step.Board), "read by the next step", w.drawn(step.Marked)),
			})
		}
	}
	return diagrams
}

// marks are the characters of a square.
type marks struct{ set, clear, markedSet, markedClear string }

func (m *marks) of(set, marked bool) string {
	switch {
	case set && marked:
		return m.markedSet
	case set:
		return m.set
	case marked:
		return m.markedClear
	}
	return m.clear
}

// text draws the boards of each row beside one another, below the list of their names: at most six, 100
// columns.
func (w *way) text(out io.Writer, m *marks) error {
	var text strings.Builder
	fmt.Fprintf(&text, "%s\n%s and %s are bits that the next step reads.\n", w.title, m.markedSet, m.markedClear)
	for _, row := range w.rows {
		fmt.Fprintf(&text, "\n%s\n", row.Name)
		for i, step := range row.Steps {
			fmt.Fprintf(&text, "  %d  %-56s  %#016x\n", i+1, step.Name, step.Board)
		}
		for i := range row.Steps[1:] {
			fmt.Fprintf(&text, "%-17d", i+1)
		}
		fmt.Fprintln(&text, len(row.Steps))
		for rank := 7; rank >= 0; rank-- {
			var boards []string
			for _, step := range row.Steps {
				boards = append(boards, m.rank(w.drawn(step.Board), w.drawn(step.Marked), rank))
			}
			text.WriteString(strings.Join(boards, "  ") + "\n")
		}
	}
	_, err := io.WriteString(out, text.String())
	return err
}

func (m *marks) rank(set, marked attacks.Bitboard, rank int) string {
	var squares []string
	for file := range 8 {
		sq := attacks.NewSquare(file, rank)
		squares = append(squares, m.of(set.Has(sq), marked.Has(sq)))
	}
	return strings.Join(squares, " ")
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
	boards := 0
	for _, row := range w.rows {
		y += 2 * stepLine
		line(8, "h", "%s", row.Name)
		for i, step := range row.Steps {
			y += stepLine
			line(8, "t", "%d  %s", i+1, step.Name)
		}
		y += stepLine
		boards = max(boards, len(row.Steps))
		for i, step := range row.Steps {
			line(8+i*stepSize, "t", "%d", i+1)
			w.svgBoard(&body, step, 8+i*stepSize, y+6)
		}
		y += 8*cell + 6
	}
	width, height := max(boards*stepSize, 560), y+stepLine
	_, err := fmt.Fprintf(out, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" style=\"max-width:100%%;height:auto\">\n%s<rect width=\"100%%\" height=\"100%%\" class=\"p\"/>\n%s</svg>\n",
		width, height, width, height, style, body.Bytes())
	return err
}

func (w *way) svgBoard(body *bytes.Buffer, step steps.Step, x, y int) {
	classes := marks{set: "s", clear: "e", markedSet: "b", markedClear: "m"}
	set, marked := w.drawn(step.Board), w.drawn(step.Marked)
	for sq := range attacks.Square(64) {
		fmt.Fprintf(body, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" class=\"%s\"/>\n",
			x+sq.File()*cell, y+(7-sq.Rank())*cell, cell-3, cell-3, classes.of(set.Has(sq), marked.Has(sq)))
	}
}
