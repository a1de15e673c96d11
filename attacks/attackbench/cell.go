package attackbench

import (
	"fmt"
	"strings"
)

// Piece is a kind of slider.
type Piece uint8

// The sliders.
const (
	Rook Piece = iota
	Bishop
	Queen
)

var pieceNames = [...]string{"rook", "bishop", "queen"}

// Pieces returns the three sliders.
func Pieces() []Piece { return []Piece{Rook, Bishop, Queen} }

// String returns the name of p, such as "rook".
func (p Piece) String() string { return pieceNames[p%3] }

// Mode is a way to ask. See the documentation of the package.
type Mode string

// modes holds what is known of each mode.
var modes = map[Mode]struct {
	title string
	group int // number of questions that share an occupancy, for batches
}{
	Throughput:       {title: "Throughput: independent questions"},
	LatencySquare:    {title: "Latency through the square"},
	LatencyOccupancy: {title: "Latency through the occupancy"},
	Cold:             {title: "Cold: after all caches were overwritten"},

	Pairs:  {"Pairs of square and occupancy", 1},
	Twelve: {"Twelve squares of one occupancy", 12},
	Many:   {"Sixty-four given squares of one occupancy", 64},
	Board:  {"All squares of one occupancy", 64},

	Union:     {title: "Union of the sliders' attacks, a position in a call"},
	UnionEach: {title: "Union of the sliders' attacks, many positions"},
	RaysEach:  {title: "Eight directions apart, many positions"},
	MapEach:   {title: "Attack map of all pieces, many positions"},
}

// Title returns the heading of figures that were measured in mode m, and "" if m is not a mode of
// this package.
func (m Mode) Title() string { return modes[m].title }

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

// Cell names one figure: a technique, a piece, a workload, and a mode.
type Cell struct {
	Technique string `json:"technique"`
	Piece     string `json:"piece"`
	Workload  string `json:"workload"`
	Mode      Mode   `json:"mode"`
}

// Group is a [Cell] without the technique: the figures of one group can be compared.
type Group struct {
	Piece    string `json:"piece"`
	Workload string `json:"workload"`
	Mode     Mode   `json:"mode"`
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
