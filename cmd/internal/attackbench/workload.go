package attackbench

import (
	"math/rand/v2"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/suite"
)

// mostQuestions is the number of questions of a workload with a name. They touch most
// of a table of a megabyte, while the questions themselves stay in the second-level cache.
const mostQuestions = 16_384

// Workload is a list of questions: which squares does the slider on Squares[i] attack, given
// Occupancies[i]? The two slices are of the same length.
type Workload struct {
	Name        string
	Squares     []attacks.Square
	Occupancies []attacks.Bitboard
}

// add adds a question.
func (w *Workload) add(sq attacks.Square, occ attacks.Bitboard) {
	w.Squares, w.Occupancies = append(w.Squares, sq), append(w.Occupancies, occ)
}

// part returns the questions from one number up to another or the last.
func (w *Workload) part(from, to int) *Workload {
	to = min(to, len(w.Squares))
	return &Workload{w.Name, w.Squares[from:to], w.Occupancies[from:to]}
}

// Game is the name of the workload of positions.
const Game = "game"

// workloads are those that have names; others are files. Random ones ask some squares of each occupancy, which is an
// intersection of random boards, so that a board of 64 squares holds 8, 16 and 32 pieces on average; "sparse" is as in
// Chess_Movegen.
var workloads = []struct {
	name, title     string
	squares, boards int // of a random one
}{
	{Game, "positions of games, in the order of perft", 0, 0},
	{"sparse", "random, twelve squares an occupancy", 12, 2},
	{"random8", "random, 8 pieces on average", 1, 3},
	{"random16", "random, 16 pieces on average", 1, 2},
	{"random32", "random, 32 pieces on average", 1, 1},
}

// WorkloadNames returns the names that [NewWorkload] takes.
func WorkloadNames() (names []string) {
	for _, w := range workloads {
		names = append(names, w.name)
	}
	return names
}

// WorkloadTitle returns what there is to say of the workload of a name, and nothing of a file.
func WorkloadTitle(name string) string {
	for _, w := range workloads {
		if w.name == name {
			return w.title
		}
	}
	return ""
}

// NewWorkload returns the questions about a piece in the workload of a name: those of perft in the built-in suite, or
// random ones, the same for all pieces and for the same seed.
func NewWorkload(name string, piece Piece, seed uint64) (w Workload) {
	for _, known := range workloads {
		switch {
		case known.name != name:
		case name == Game:
			w = walked(suite.Default(), piece)
		default:
			w = random(rand.New(rand.NewPCG(seed, uint64(len(name)))), known.squares, known.boards)
		}
	}
	w.Name = name
	return w
}

func random(r *rand.Rand, squares, boards int) (w Workload) {
	var occ attacks.Bitboard
	for i := range mostQuestions {
		if i%squares == 0 {
			occ = ^attacks.Bitboard(0)
			for range boards {
				occ &= attacks.Bitboard(r.Uint64())
			}
		}
		w.add(attacks.Square(r.Uint64()&63), occ)
	}
	return w
}

const (
	// gameDepth is how deep the walk goes below each position of the suite.
	gameDepth = 4
	// maxVisits limits how many positions the walks through all rows look at, which takes seconds. Every
	// row has an equal part of it; where sliders are rare, questions that a row does not ask go to the
	// rows that follow.
	maxVisits = 8_000_000
)

// sliders are the pieces of the move generator.
var sliders = map[Piece]board.Piece{
	Rook: board.Rook, Bishop: board.Bishop, Queen: board.Queen,
}

// walked returns the questions that perft asks on its walk through rows: the squares of such pieces and the
// occupancies, in the order in which it meets them. All rows have the same share.
func walked(rows []suite.Row, piece Piece) (w Workload) {
	for i := range rows {
		until, visits := mostQuestions*(i+1)/len(rows), max(1, maxVisits/len(rows))
		full := func() bool { return visits == 0 || len(w.Squares) >= until }
		var walk func(p *board.Position, depth int)
		walk = func(p *board.Position, depth int) {
			visits--
			for sq := range p.Pieces(p.SideToMove(), sliders[piece]).Squares() {
				if full() {
					return
				}
				w.add(sq, p.Occupied())
			}
			if depth == 0 {
				return
			}
			for _, m := range p.AppendLegalMoves(nil) {
				if full() {
					return
				}
				child := p.After(m)
				walk(&child, depth-1)
			}
		}
		walk(&rows[i].Position, gameDepth)
	}
	return w
}
