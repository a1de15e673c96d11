package attackbench

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
