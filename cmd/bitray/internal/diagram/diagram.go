// Package diagram draws boards: pieces, and sets of squares marked in layers, as text, with the
// symbols of Unicode, as SVG and as PNG.
package diagram

import (
	"fmt"
	"io"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// Diagram is a board to be drawn.
type Diagram struct {
	Title  string
	Pieces [64]byte // the letters of FEN, 'o' for a piece of unknown kind, 0 for an empty square
	Layers []Layer
}

// Layer is a set of squares that are marked in the same way.
type Layer struct {
	Name    string // for the legend
	Squares attacks.Bitboard
}

// MaxLayers is the number of layers that can be told apart.
const MaxLayers = 3

// Of returns a diagram of the pieces of pos.
func Of(title string, pos *board.Position, layers ...Layer) Diagram {
	d := Diagram{Title: title, Layers: layers}
	for sq := range attacks.Square(64) {
		piece, color := pos.PieceAt(sq)
		if piece == board.NoPiece {
			continue
		}
		d.Pieces[sq] = piece.String()[0]
		if color == attacks.White {
			d.Pieces[sq] -= 'a' - 'A'
		}
	}
	return d
}

// OfSet returns a diagram with a piece of unknown kind on every square of occupied.
func OfSet(title string, occupied attacks.Bitboard, layers ...Layer) Diagram {
	d := Diagram{Title: title, Layers: layers}
	for sq := range occupied.Squares() {
		d.Pieces[sq] = 'o'
	}
	return d
}

// layersAt returns the numbers of the first and the last layer that hold sq, or -1 if none does.
func (d *Diagram) layersAt(sq attacks.Square) (first, last int) {
	first, last = -1, -1
	for i, layer := range d.Layers {
		if layer.Squares.Has(sq) {
			if first < 0 {
				first = i
			}
			last = i
		}
	}
	return first, last
}

// Formats lists the names that [Write] takes.
func Formats() []string { return []string{"text", "unicode", "svg", "png"} }

// Write draws diagrams, each of at most [MaxLayers] layers, to w in the named format.
func Write(w io.Writer, format string, diagrams []Diagram) error {
	switch format {
	case "text":
		return writeText(w, &ascii, diagrams)
	case "unicode":
		return writeText(w, &unicode, diagrams)
	case "svg":
		return writeSVG(w, diagrams)
	case "png":
		return writePNG(w, diagrams)
	}
	return fmt.Errorf("format %q: expected one of %v", format, Formats())
}
