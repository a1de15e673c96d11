package attackbench

import (
	"math/rand/v2"
	"slices"
	"sync"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/fill"
	"github.com/bitray/bitray/hyperbola"
	"github.com/bitray/bitray/internal/reference"
	"github.com/bitray/bitray/internal/simd"
	"github.com/bitray/bitray/internal/unsafeslice"
	"github.com/bitray/bitray/magic"
)

// batchCall is the number of questions in a call of pairs, about as many as stay in the
// first-level cache together with their answers. It is a multiple of the squares of a board.
const batchCall = 1024

// regroup returns the questions of w as mode asks them.
func regroup(w *Workload, mode Mode) *Workload {
	if mode == BatchPairs {
		return w
	}
	n := len(w.Squares) / 64 * 64
	r := &Workload{w.Name, make([]attacks.Square, n), make([]attacks.Bitboard, n)}
	for i := range n {
		r.Squares[i], r.Occupancies[i] = attacks.Square(i%64), w.Occupancies[i/64*64]
	}
	return r
}

// batchSubjects returns a subject for each technique and every kernel of this machine that answers in a mode
// of batches.
func batchSubjects(techniques []technique, w *Workload, piece Piece, mode Mode) (subjects []Subject) {
	q := newQuestions(regroup(w, mode), piece)
	for _, t := range techniques {
		subjects = append(subjects, q.inCalls(t.row, mode, t.about(piece).answers))
	}
	return append(subjects, q.byKernels("hyperbola", kernelFunction(piece, mode), mode, batchAsker(piece, mode))...)
}

// byKernels returns a subject for the kernels of a package in each set of instructions of this machine, if a function
// has one: otherwise the instructions of another kernel would answer.
func (q *questions) byKernels(pkg, function string, mode Mode, ask asker) (subjects []Subject) {
	kernels := simd.Lookup(pkg)
	for _, set := range kernels.Sets() {
		if kernels.Has(set, function) {
			only := func(dst []bb, w *Workload) { simd.With(set, func() { ask(dst, w) }) }
			subjects = append(subjects, q.inCalls(kernelRow(pkg, set), mode, only))
		}
	}
	return subjects
}

// inCalls returns a subject that is asked many questions in a call.
func (q *questions) inCalls(row *Row, mode Mode, ask asker) Subject {
	var calls []*Workload
	for start := 0; start < len(q.Squares); start += batchCall {
		calls = append(calls, q.part(start, start+batchCall))
	}
	fold := func(answers []bb) (fold uint64) {
		for call := range slices.Chunk(answers, batchCall) {
			fold ^= sampled(call)
		}
		return fold
	}
	dst := make([]bb, batchCall)
	return q.subject(row, mode, ask, fold, func() (fold uint64) {
		for _, call := range calls {
			answers := dst[:len(call.Squares)]
			ask(answers, call)
			fold ^= sampled(answers)
		}
		return fold
	})
}

// sampled folds some of the answers: enough to notice a failure, few enough to cost nothing.
func sampled(answers []bb) (fold uint64) {
	for i := 0; i < len(answers); i += 61 {
		fold ^= uint64(answers[i])
	}
	return fold
}

// kernelFunction returns the name of the function that answers for a piece in a mode.
func kernelFunction(piece Piece, mode Mode) string {
	name := piece.Capital() + "s"
	if mode == BatchBoard {
		return "All" + name
	}
	return name + "Each"
}

// batchFunctions are those of package hyperbola for a piece.
var batchFunctions = map[Piece]struct {
	each func(dst []bb, squares []attacks.Square, occ []bb)
	all  func(dst *[64]uint64, occ uint64)
}{
	Rook:   {hyperbola.RooksEach[attacks.Square, bb], hyperbola.AllRooks[uint64]},
	Bishop: {hyperbola.BishopsEach[attacks.Square, bb], hyperbola.AllBishops[uint64]},
	Queen:  {hyperbola.QueensEach[attacks.Square, bb], hyperbola.AllQueens[uint64]},
}

// batchAsker returns how package hyperbola is called in a mode: with as many inputs in a call as the mode
// says.
func batchAsker(piece Piece, mode Mode) asker {
	f := batchFunctions[piece]
	if mode == BatchPairs {
		return func(dst []bb, w *Workload) { f.each(dst, w.Squares, w.Occupancies) }
	}
	return func(dst []bb, w *Workload) {
		for d, i := unsafeslice.Words(dst), 0; i+64 <= len(d); i += 64 {
			f.all((*[64]uint64)(d[i:]), uint64(w.Occupancies[i]))
		}
	}
}

// setPositions is the number of positions of set-wise questions, all in one call.
const setPositions = 1024

// side holds the pieces of one side in many positions, which are questions about no square.
type side struct {
	fill.PiecesEach[uint64]
	Workload
}

// randomSide deals three pieces that move like rooks and three like bishops, among them a queen in
// both, eight pawns, two knights and a king, and eight pieces of the other side.
func randomSide(seed uint64) *side {
	r := rand.New(rand.NewPCG(seed, 1))
	s := &side{Workload: Workload{Name: "random", Squares: make([]attacks.Square, setPositions)}}
	for range setPositions {
		squares := r.Perm(64)
		deal := func(n int) (set uint64) {
			for _, sq := range squares[:n] {
				set |= 1 << sq
			}
			squares = squares[n:]
			return set
		}
		queen, rooks, bishops, pawns, knights, king, others := deal(1), deal(2), deal(2), deal(8), deal(2), deal(1), deal(8)
		s.Orthogonals = append(s.Orthogonals, queen|rooks)
		s.Diagonals = append(s.Diagonals, queen|bishops)
		s.Pawns = append(s.Pawns, pawns)
		s.Knights = append(s.Knights, knights)
		s.King = append(s.King, king)
		s.Occupancies = append(s.Occupancies, attacks.Bitboard(queen|rooks|bishops|pawns|knights|king|others))
	}
	return s
}

// questions returns the positions as they are asked about in a mode.
func (s *side) questions(mode Mode) *questions {
	return &questions{&s.Workload, "side", sync.OnceValue(func() (want []bb) {
		for i := range s.Occupancies {
			want = append(want, s.want(i, mode))
		}
		return want
	})}
}

// want returns the answer to question i by the reference.
func (s *side) want(i int, mode Mode) (want bb) {
	occ := s.Occupancies[i]
	want = union(s.Orthogonals[i], occ, reference.Rook[sq, bb]) | union(s.Diagonals[i], occ, reference.Bishop[sq, bb])
	if mode == SetMapEach {
		want |= s.steps(i)
	}
	return want
}

// union looks all sliders of a set up. It is inlined, so that f is called statically.
func union(sliders uint64, occ bb, f lookUp) (union bb) {
	for set := bb(sliders); set != 0; set = set.WithoutLowest() {
		union |= f(set.First(), occ)
	}
	return union
}

// steps returns what pawns, knights and king attack.
func (s *side) steps(i int) bb {
	return bb(s.Pawns[i]).PawnAttacks(attacks.White) | bb(s.Knights[i]).KnightAttacks() | bb(s.King[i]).KingAttacks()
}

// SetSubjects returns a subject for every row of every given set-wise mode, with positions from the seed, all
// in one call: magic in a loop over the sliders, and the kernels of package fill.
func SetSubjects(seed uint64, modes []Mode) (subjects []Subject) {
	s := randomSide(seed)
	for _, mode := range modes {
		q := s.questions(mode)
		subjects = append(subjects, q.inCalls(NewRow(lookUpCard("magic")), mode, func(dst []bb, _ *Workload) { s.loopOfMagic(dst, mode) }))
		subjects = append(subjects, q.byKernels("fill", setFunctions[mode], mode, s.batchAsker(mode))...)
	}
	return subjects
}

// setFunctions names the function of package fill that answers in a mode.
var setFunctions = map[Mode]string{SetUnion: "Attacks", SetUnionEach: "AttacksEach", SetMapEach: "Maps"}

func (s *side) batchAsker(mode Mode) asker {
	occ := unsafeslice.Words(s.Occupancies)
	switch mode {
	case SetUnion:
		return func(dst []bb, _ *Workload) {
			o, d, occ := s.Orthogonals[:len(dst)], s.Diagonals[:len(dst)], occ[:len(dst)]
			for i := range dst {
				dst[i] = bb(fill.Attacks(o[i], d[i], occ[i]))
			}
		}
	case SetUnionEach:
		return func(dst []bb, _ *Workload) { fill.AttacksEach(unsafeslice.Words(dst), s.Orthogonals, s.Diagonals, occ) }
	default:
		return func(dst []bb, _ *Workload) { fill.MapsEach(unsafeslice.Words(dst), s.PiecesEach, false, occ) }
	}
}

// loopOfMagic loops over the sliders.
func (s *side) loopOfMagic(dst []bb, mode Mode) {
	for i := range dst {
		occ := s.Occupancies[i]
		dst[i] = union(s.Orthogonals[i], occ, magic.Rook[sq, bb]) | union(s.Diagonals[i], occ, magic.Bishop[sq, bb])
		if mode == SetMapEach {
			dst[i] |= s.steps(i)
		}
	}
}
