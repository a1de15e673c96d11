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

// Mode is a way to ask.
type Mode string

// The modes in which a single look-up is measured. See the documentation of the package.
const (
	Throughput       Mode = "throughput"
	LatencySquare    Mode = "latency-square"
	LatencyOccupancy Mode = "latency-occupancy"
	Cold             Mode = "cold"
)

// Modes returns the modes of single look-ups.
func Modes() []Mode { return []Mode{Throughput, LatencySquare, LatencyOccupancy, Cold} }

// Cell names one figure: who was measured, with which piece, on which workload, and how.
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
