package transform

import (
	"strings"
	"unicode/utf8"
)

// Figure is a board with a caption, to be drawn beside others.
type Figure struct {
	Caption string
	Board   uint64
}

// DrawFigures returns the figures as text, side by side: a line of captions, and the boards as
// [Draw] draws them. A caption wider than its board moves the next board to the right.
func DrawFigures(figures ...Figure) string {
	const boardWidth, gap = 15, 3
	lines := make([]strings.Builder, 9)
	for i, figure := range figures {
		width := max(boardWidth, utf8.RuneCountInString(figure.Caption))
		column := append([]string{figure.Caption}, strings.Split(Draw(figure.Board), "\n")[:8]...)
		for row, text := range column {
			lines[row].WriteString(text)
			if i < len(figures)-1 {
				blanks := width + gap - utf8.RuneCountInString(text)
				lines[row].WriteString(strings.Repeat(" ", blanks))
			}
		}
	}
	var drawing strings.Builder
	for i := range lines {
		drawing.WriteString(strings.TrimRight(lines[i].String(), " "))
		drawing.WriteByte('\n')
	}
	return drawing.String()
}
