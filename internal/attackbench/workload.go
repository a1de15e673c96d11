package attackbench

import (
	"math/rand/v2"

	"github.com/bitray/bitray/attacks"
)

// randomQuestions is the number of questions of a [Workload] from [RandomWorkloads]. They touch most
// of a table of a megabyte, while the questions themselves stay in the second-level cache.
const randomQuestions = 16_384

// Workload is a list of questions: which squares does the slider on Squares[i] attack, given
// Occupancies[i]? The two slices are of the same length.
type Workload struct {
	Name        string
	Squares     []attacks.Square
	Occupancies []attacks.Bitboard
}

// part returns the questions from one number up to another, or as far as there are some.
func (w *Workload) part(from, to int) *Workload {
	to = min(to, len(w.Squares))
	return &Workload{w.Name, w.Squares[from:to], w.Occupancies[from:to]}
}

// RandomWorkloads returns the workloads that are made of random numbers: "sparse", which asks
// twelve squares of each occupancy and a quarter of the board occupied, as Chess_Movegen does;
// and three with another occupancy for each question, in which a board of 64 squares holds 8, 16 and 32
// pieces on average. The same seed gives the same questions.
func RandomWorkloads(seed uint64) []Workload {
	full := func(r *rand.Rand) uint64 { return r.Uint64() }
	half := func(r *rand.Rand) uint64 { return r.Uint64() & r.Uint64() }
	quarter := func(r *rand.Rand) uint64 { return r.Uint64() & r.Uint64() & r.Uint64() }
	return []Workload{
		random("sparse", seed, 12, half),
		random("random8", seed, 1, quarter),
		random("random16", seed, 1, half),
		random("random32", seed, 1, full),
	}
}

func random(name string, seed uint64, squaresEach int, occupancy func(*rand.Rand) uint64) Workload {
	w := Workload{name, make([]attacks.Square, randomQuestions), make([]attacks.Bitboard, randomQuestions)}
	r := rand.New(rand.NewPCG(seed, uint64(len(name))))
	var occ attacks.Bitboard
	for i := range randomQuestions {
		if i%squaresEach == 0 {
			occ = attacks.Bitboard(occupancy(r))
		}
		w.Squares[i], w.Occupancies[i] = attacks.Square(r.Uint64()&63), occ
	}
	return w
}
