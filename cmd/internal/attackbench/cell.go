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

// Mode is a way to ask. See the documentation of the package.
type Mode string

// The modes in which a single look-up is measured, and [Perft], in which a generator drives a move generator
// and an answer is a leaf.
const (
	Throughput       Mode = "throughput"
	LatencySquare    Mode = "latency-square"
	LatencyOccupancy Mode = "latency-occupancy"
	Cold             Mode = "cold"
	Perft            Mode = "perft"
)

// Modes returns the modes of single look-ups.
func Modes() []Mode { return modesOf(lookUps) }

// BatchModes returns the modes of batches, against the techniques in loops that store their answers: a square
// and an occupancy each, many in a call, and all squares of one occupancy in a call. All count one answer for
// each square.
func BatchModes() []Mode { return modesOf(batches) }

// SetModes returns the modes in which all sliders of a side are asked at once: the union of their attacks, a
// position in a call and many in a call, and the union with pawns, knights and king, many in a call. They
// count one answer for each position.
func SetModes() []Mode { return modesOf(sets) }

// The modes of batches and sets.
const (
	pairs      Mode = "batch-pairs"
	allSquares Mode = "batch-board"
	union      Mode = "set-union"
	unionEach  Mode = "set-union-each"
	mapEach    Mode = "set-map-each"
)

// family is a kind of modes. Figures of one family, piece and workload stand in one table.
type family int

const (
	lookUps  family = iota // single questions
	batches                // many questions in one call
	sets                   // all sliders of a side at once
	counting               // leaves counted by a move generator
)

// modeInfo is what is known of a mode.
type modeInfo struct {
	Mode
	family family
	title  string // the heading of its figures
}

var modes = []modeInfo{
	{Throughput, lookUps, "Throughput: independent look-ups"},
	{LatencySquare, lookUps, "Latency through the square"},
	{LatencyOccupancy, lookUps, "Latency through the occupancy"},
	{Cold, lookUps, "Cold: all caches overwritten"},
	{pairs, batches, "Pairs of square and occupancy"},
	{allSquares, batches, "All squares of one occupancy"},
	{union, sets, "Union of the sliders' attacks, a position in a call"},
	{unionEach, sets, "Union of the sliders' attacks, many positions"},
	{mapEach, sets, "Attack map of all pieces, many positions"},
	{Perft, counting, "Perft"},
}

func modesOf(f family) (list []Mode) {
	for _, m := range modes {
		if m.family == f {
			list = append(list, m.Mode)
		}
	}
	return list
}

// info returns what is known of m: nothing if m is not a mode of this package.
func (m Mode) info() modeInfo {
	for _, known := range modes {
		if known.Mode == m {
			return known
		}
	}
	return modeInfo{}
}

// Cell names one figure: a technique, a piece, a workload, and a mode.
type Cell struct {
	Technique string `json:"technique"`
	Piece     Piece  `json:"piece"`
	Workload  string `json:"workload"`
	Mode      Mode   `json:"mode"`
}

// group returns c without the technique: the figures of one group can be compared.
func (c Cell) group() Cell {
	c.Technique = ""
	return c
}

// String returns c as a person reads it, such as "magic, queen, sparse, throughput".
func (c Cell) String() string {
	return fmt.Sprintf("%s, %s, %s, %s", c.Technique, c.Piece, c.Workload, c.Mode)
}

// capital returns a word with a capital letter.
func capital(word string) string {
	if word == "" {
		return ""
	}
	return strings.ToUpper(word[:1]) + word[1:]
}
