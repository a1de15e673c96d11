package attackbench

import (
	"fmt"
	"strings"

	"github.com/bitray/bitray/internal/program"
)

// Piece is what programs are asked about too: here one slider, not a set.
type Piece = program.Piece

// The sliders.
const (
	Rook   = program.Rook
	Bishop = program.Bishop
	Queen  = program.Queen
)

// Pieces returns the three sliders.
func Pieces() []Piece { return []Piece{Rook, Bishop, Queen} }

// Mode is a way to ask. See the documentation of the package.
type Mode string

// Family is a kind of modes. Figures of one family, piece and workload stand in one table.
type Family string

// The families.
const (
	LookUps  Family = "look-ups" // single questions
	Batches  Family = "batches"  // many questions in one call
	Sets     Family = "sets"     // all sliders of a side at once
	Counting Family = "perft"    // leaves counted by a move generator
)

// modes holds what is known of each mode.
var modes = map[Mode]struct {
	family Family
	title  string
	group  int // number of questions that share an occupancy, for batches
}{
	Throughput:       {LookUps, "Throughput: independent questions", 0},
	LatencySquare:    {LookUps, "Latency through the square", 0},
	LatencyOccupancy: {LookUps, "Latency through the occupancy", 0},
	Cold:             {LookUps, "Cold: after all caches were overwritten", 0},

	Pairs: {Batches, "Pairs of square and occupancy", 1},
	Board: {Batches, "All squares of one occupancy", 64},

	Union:     {Sets, "Union of the sliders' attacks, a position in a call", 0},
	UnionEach: {Sets, "Union of the sliders' attacks, many positions", 0},
	RaysEach:  {Sets, "Eight directions apart, many positions", 0},
	MapEach:   {Sets, "Attack map of all pieces, many positions", 0},

	Perft: {Counting, "Perft", 0},
}

// Title returns the heading of figures that were measured in mode m, and "" if m is not a mode of
// this package.
func (m Mode) Title() string { return modes[m].title }

// Family returns the family of m, and "" if m is not a mode of this package.
func (m Mode) Family() Family { return modes[m].family }

// group returns the number of questions that share an occupancy, for modes of batches.
func (m Mode) group() int { return modes[m].group }

// The modes in which a single look-up is measured.
const (
	Throughput       Mode = "throughput"
	LatencySquare    Mode = "latency-square"
	LatencyOccupancy Mode = "latency-occupancy"
	Cold             Mode = "cold"
)

// Modes returns the modes of single look-ups.
func Modes() []Mode { return []Mode{Throughput, LatencySquare, LatencyOccupancy, Cold} }

// Perft is the mode in which a generator drives a move generator; an answer is a leaf. Package
// internal/perftbench has its subjects.
const Perft Mode = "perft"

// Cell names one figure: a technique, a piece, a workload, and a mode.
type Cell struct {
	Technique string `json:"technique"`
	Piece     string `json:"piece"`
	Workload  string `json:"workload"`
	Mode      Mode   `json:"mode"`
}

// Group is a [Cell] without the technique: the figures of one group can be compared.
type Group struct {
	Piece    string
	Workload string
	Mode     Mode
}

// Group returns the group that c belongs to.
func (c Cell) Group() Group { return Group{c.Piece, c.Workload, c.Mode} }

// String returns c as a person reads it, such as "magic, queen, sparse, throughput".
func (c Cell) String() string {
	return fmt.Sprintf("%s, %s, %s, %s", c.Technique, c.Piece, c.Workload, c.Mode)
}

// Benchmark returns c as go test names benchmarks and benchstat reads them, such as
// "BenchmarkQueen/impl=magic/occ=sparse/mode=throughput".
func (c Cell) Benchmark() string {
	return fmt.Sprintf("Benchmark%s%s/impl=%s/occ=%s/mode=%s",
		strings.ToUpper(c.Piece[:1]), c.Piece[1:], c.Technique, c.Workload, c.Mode)
}
