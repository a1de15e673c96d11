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

// Grouped returns the values that have a key in common, by the order in which the keys come first.
func Grouped[V any, K comparable](values []V, key func(V) K) (groups [][]V) {
	at := map[K]int{}
	for _, v := range values {
		i, known := at[key(v)]
		if !known {
			i = len(groups)
			at[key(v)], groups = i, append(groups, nil)
		}
		groups[i] = append(groups[i], v)
	}
	return groups
}

// String returns c as a person reads it, such as "magic, queen, sparse, throughput".
func (c Cell) String() string {
	return fmt.Sprintf("%s, %s, %s, %s", c.Technique, c.Piece, c.Workload, c.Mode)
}

// Mode is a way to ask. See the documentation of the package.
type Mode string

// The modes in which a single look-up is measured.
const (
	Throughput       Mode = "throughput"
	LatencySquare    Mode = "latency-square"
	LatencyOccupancy Mode = "latency-occupancy"
	Cold             Mode = "cold"
)

// The modes of batches and sets.
const (
	BatchPairs   Mode = "batch-pairs"
	BatchBoard   Mode = "batch-board"
	SetUnion     Mode = "set-union"
	SetUnionEach Mode = "set-union-each"
	SetMapEach   Mode = "set-map-each"
)

// Perft is the mode in which a generator drives a move generator and an answer is a leaf.
const Perft Mode = "perft"

// Modes returns the modes of single look-ups.
func Modes() []Mode { return []Mode{Throughput, LatencySquare, LatencyOccupancy, Cold} }

// BatchModes returns the modes of batches, against the techniques in loops that store their answers: a square
// and an occupancy each, many in a call, and all squares of one occupancy in a call. All count one answer for
// each square.
func BatchModes() []Mode { return []Mode{BatchPairs, BatchBoard} }

// SetModes returns the modes in which all sliders of a side are asked at once: the union of their attacks, a
// position in a call and many in a call, and the union with pawns, knights and king, many in a call. They
// count one answer for each position.
func SetModes() []Mode { return []Mode{SetUnion, SetUnionEach, SetMapEach} }
