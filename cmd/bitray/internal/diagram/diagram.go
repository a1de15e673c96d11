// Package diagram draws boards: pieces, and sets of squares marked in layers, as text, with the
// symbols of Unicode and as SVG.
package diagram

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// Diagram is a board to be drawn; the names in JSON are stable.
type Diagram struct {
	Title  string            `json:"title"`
	Pieces map[string]string `json:"pieces"` // letters of FEN by square, "o" for a piece of unknown kind
	Layers []Layer           `json:"layers"`
}

// Layer is a set of squares that are marked in the same way.
type Layer struct {
	Name     string           `json:"name"`     // for the legend
	Bitboard string           `json:"bitboard"` // hexadecimal, a1 being bit 0
	Squares  []string         `json:"squares"`
	Set      attacks.Bitboard `json:"-"`
}

// MaxLayers is the number of layers that can be told apart.
const MaxLayers = 3

// Of returns a diagram of the pieces of pos.
func Of(title string, pos *board.Position) Diagram {
	d := OfSet(title, attacks.Empty)
	for sq := range pos.Occupied().Squares() {
		piece, color := pos.PieceAt(sq)
		letter := piece.String()[:1]
		if color == attacks.White {
			letter = strings.ToUpper(letter)
		}
		d.Pieces[sq.String()] = letter
	}
	return d
}

// OfSet returns a diagram with a piece of unknown kind on every square of occupied.
func OfSet(title string, occupied attacks.Bitboard) Diagram {
	d := Diagram{Title: title, Pieces: map[string]string{}, Layers: []Layer{}}
	for sq := range occupied.Squares() {
		d.Pieces[sq.String()] = "o"
	}
	return d
}

// Marked returns the diagram with one more layer.
func (d Diagram) Marked(name string, set attacks.Bitboard) Diagram {
	layer := Layer{Name: name, Bitboard: fmt.Sprintf("%#016x", uint64(set)), Squares: []string{}, Set: set}
	for sq := range set.Squares() {
		layer.Squares = append(layer.Squares, sq.String())
	}
	d.Layers = append(slices.Clip(d.Layers), layer)
	return d
}

// layersAt returns the numbers of the first and the last layer that hold sq, or -1 if none does.
func (d *Diagram) layersAt(sq attacks.Square) (first, last int) {
	first, last = -1, -1
	for i, layer := range d.Layers {
		if layer.Set.Has(sq) {
			if first < 0 {
				first = i
			}
			last = i
		}
	}
	return first, last
}

// Formats lists the names that [Write] takes; text is the default.
func Formats() []string { return []string{"text", "unicode", "svg"} }

// Write draws diagrams, each of at most [MaxLayers] layers, to w in one of [Formats].
func Write(w io.Writer, format string, diagrams []Diagram) error {
	switch format {
	case "text":
		return writeText(w, &ascii, diagrams)
	case "unicode":
		return writeText(w, &unicode, diagrams)
	}
	return WriteSVG(w, "", []Part{{Diagrams: diagrams}})
}
