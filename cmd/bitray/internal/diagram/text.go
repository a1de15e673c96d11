package diagram

import (
	"cmp"
	"io"
	"strings"

	"github.com/bitray/bitray/attacks"
)

// charset is what a board is drawn with in text.
type charset struct {
	top, middle, bottom string // lines above, between and below the ranks
	side                string // between the squares of a rank
	pieces              map[string]string
	marks               [MaxLayers]string
}

var ascii = charset{
	top:    " +---+---+---+---+---+---+---+---+",
	middle: " +---+---+---+---+---+---+---+---+",
	bottom: " +---+---+---+---+---+---+---+---+",
	side:   "|",
	marks:  [MaxLayers]string{"*", "+", "!"},
}

var unicode = charset{
	top:    " ┌───┬───┬───┬───┬───┬───┬───┬───┐",
	middle: " ├───┼───┼───┼───┼───┼───┼───┼───┤",
	bottom: " └───┴───┴───┴───┴───┴───┴───┴───┘",
	side:   "│",
	pieces: symbols,
	marks:  [MaxLayers]string{"•", "×", "!"},
}

// symbols holds the chess symbols of Unicode for the letters of FEN.
var symbols = map[string]string{
	"K": "♔", "Q": "♕", "R": "♖", "B": "♗", "N": "♘", "P": "♙",
	"k": "♚", "q": "♛", "r": "♜", "b": "♝", "n": "♞", "p": "♟",
	"o": "○",
}

func writeText(w io.Writer, c *charset, diagrams []Diagram) error {
	var text strings.Builder
	for i := range diagrams {
		if i > 0 {
			text.WriteByte('\n')
		}
		c.draw(&text, &diagrams[i])
	}
	_, err := io.WriteString(w, text.String())
	return err
}

func (c *charset) draw(text *strings.Builder, d *Diagram) {
	if d.Title != "" {
		text.WriteString(d.Title + "\n")
	}
	text.WriteString(c.top + "\n")
	for rank := 7; rank >= 0; rank-- {
		text.WriteByte(' ')
		for file := range 8 {
			text.WriteString(c.side + c.square(d, attacks.NewSquare(file, rank)))
		}
		text.WriteString(c.side + " " + string(rune('1'+rank)) + "\n")
		if rank > 0 {
			text.WriteString(c.middle + "\n")
		}
	}
	text.WriteString(c.bottom + "\n   a   b   c   d   e   f   g   h\n")
	for i, layer := range d.Layers {
		text.WriteString("   " + c.marks[i] + " " + layer.Name + "\n")
	}
}

// square returns the three characters of a square: the piece between the marks of the first and
// the last layer that holds it.
func (c *charset) square(d *Diagram, sq attacks.Square) string {
	letter := d.Pieces[sq.String()]
	piece := cmp.Or(c.pieces[letter], letter, " ")
	first, last := d.layersAt(sq)
	if first < 0 {
		return " " + piece + " "
	}
	return c.marks[first] + piece + c.marks[last]
}
