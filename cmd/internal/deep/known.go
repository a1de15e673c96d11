package deep

import "github.com/bitray/bitray/perft/board"

// startPerft holds the published perft of the start position, from depth 1: OEIS
// A048987; the last one, Chess Programming Wiki, Perft Results.
var startPerft = []string{
	"20", "400", "8902", "197281", "4865609", "119060324", "3195901860", "84998978956",
	"2439530234167", "69352859712417", "2097651003696806", "62854969236701747",
	"1981066775000396239", "61885021521585529237", "2015099950053364471960",
}

// startPositions holds the number of different positions below the start position, from ply 1,
// where en passant counts only if a capture is legal: OEIS A083276.
var startPositions = []uint64{20, 400, 5362, 72078, 822518, 9417681, 96400068, 988187354, 9183421888, 85375278064}

// known returns what a list says of a ply or depth below a position, from 1, if it does.
func known[T any](list []T, root *board.Position, depth int) (entry T, is bool) {
	start := board.Start()
	if depth < 1 || depth > len(list) || root.Code() != start.Code() {
		return entry, false
	}
	return list[depth-1], true
}

// Contradicts returns the published perft if the run is complete and has come to another one, else "".
func (r *Run) Contradicts() string {
	published, is := known(startPerft, &r.root, r.Depth)
	if s := r.Status(); !is || s.Done < s.Chunks || published == s.Nodes.String() {
		return ""
	}
	return published
}
