package attackbench

import (
	"fmt"
	"strings"
)

// Piece is the slider that questions are about. Some cells have another word, such as "side" where all pieces
// of a side are asked at once.
type Piece string

// The sliders.
const (
	Rook   Piece = "rook"
	Bishop Piece = "bishop"
	Queen  Piece = "queen"
)

// Pieces returns the three sliders.
func Pieces() []Piece { return []Piece{Rook, Bishop, Queen} }

// Capital returns p with a capital letter.
func (p Piece) Capital() string {
	first := min(1, len(p))
	return strings.ToUpper(string(p[:first])) + string(p[first:])
}

// Cell names one figure: a technique, a piece, a workload, and a mode.
type Cell struct {
	Technique string `json:"technique"`
	Piece     Piece  `json:"piece"`
	Workload  string `json:"workload"`
	Mode      Mode   `json:"mode"`
}

// Group returns c without the technique: the figures of one group can be compared.
func (c Cell) Group() Cell {
	c.Technique = ""
	return c
}

// String returns c as a person reads it, such as "magic, queen, sparse, throughput".
func (c Cell) String() string {
	return fmt.Sprintf("%s, %s, %s, %s", c.Technique, c.Piece, c.Workload, c.Mode)
}
