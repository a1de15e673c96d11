package attackbench

import (
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/reference"
)

// inGo is a library whose loops are written in Go and ask look for each [Piece]. They refuse slices of
// different lengths.
func inGo(t *testing.T, look [3]lookUp) *Foreign {
	f := &Foreign{Row: Row{Name: "go", Library: &Library{File: "go.so"}}, Warm: func() {}}
	for _, piece := range Pieces() {
		f.Loops[piece] = loopsInGo(t, look[piece])
	}
	return f
}

func loopsInGo(t *testing.T, look lookUp) ForeignLoops {
	checked := func(lengths ...int) {
		if slices.Min(lengths) != slices.Max(lengths) {
			t.Errorf("slices of %v in one call", lengths)
		}
	}
	chain := func(squares []uint8, occupied []uint64, square, occ bb) (fold uint64) {
		checked(len(squares), len(occupied))
		last := square | occ
		for i, at := range squares {
			asked := attacks.Square(at) ^ attacks.Square(last&square)
			if asked > attacks.H8 {
				t.Errorf("asked about square %d", asked)
			}
			last = look(asked, bb(occupied[i])^last&occ)
			fold ^= uint64(last)
		}
		return fold
	}
	return ForeignLoops{
		Store: Loop[StoreLoop]{Through{Function: "store"}, func(dst []uint64, squares []uint8, occupied []uint64) {
			checked(len(dst), len(squares), len(occupied))
			for i, at := range squares {
				dst[i] = uint64(look(attacks.Square(at), bb(occupied[i])))
			}
		}},
		Fold: Loop[FoldLoop]{Through{Function: "fold"}, func(squares []uint8, occupied []uint64, _ uint64) uint64 {
			return chain(squares, occupied, 0, 0)
		}},
		ChainSquare: Loop[FoldLoop]{Through{Function: "chain square"}, func(squares []uint8, occupied []uint64, mask uint64) uint64 {
			return chain(squares, occupied, bb(mask), 0)
		}},
		ChainOccupied: Loop[FoldLoop]{Through{Function: "chain occupied"}, func(squares []uint8, occupied []uint64, mask uint64) uint64 {
			return chain(squares, occupied, 0, bb(mask))
		}},
		Union: Loop[UnionLoop]{Through{Function: "union"}, func(dst, sets, occupied []uint64) {
			checked(len(dst), len(sets), len(occupied))
			for i := range dst {
				for sq := range bb(sets[i]).Squares() {
					dst[i] |= uint64(look(sq, bb(occupied[i])))
				}
			}
		}},
	}
}

var rightAnswers = [3]lookUp{reference.Rook[sq, bb], reference.Bishop[sq, bb], reference.Queen[sq, bb]}

// verified reports what a subject says of itself, and whether its passes fold what was verified.
func verified(t *testing.T, s Subject) error {
	t.Helper()
	fold, err := s.Verify()
	if err != nil && fold != 0 {
		t.Errorf("%v: a fold of %#x comes with the error %v", s.Cell, fold, err)
	}
	if pass := s.Pass(); err == nil && pass != fold {
		t.Errorf("%v: a pass folds %#x, verified are %#x", s.Cell, pass, fold)
	}
	return err
}

// fewQuestions are as many as a test needs. They fill no call of a batch.
func fewQuestions() Workload { return *RandomWorkloads(1)[0].head(200) }

// subjectsOf returns the subjects of a library in all modes.
func subjectsOf(f *Foreign) []Subject {
	l, w := Libraries{Generators: []*Foreign{f}}, fewQuestions()
	return slices.Concat(l.Subjects(Pieces(), w, Modes()), l.BatchSubjects(Pieces(), w, BatchModes()), l.SetSubjects(1, SetModes()))
}

// TestLibrariesAreAskedByTheirLoops wants the loop of each mode, all answers right, and a note of how the
// library was asked.
func TestLibrariesAreAskedByTheirLoops(t *testing.T) {
	want := map[Mode]string{
		Throughput: "fold", LatencySquare: "chain square", LatencyOccupancy: "chain occupied", Cold: "fold",
		Pairs: "store", Twelve: "store", Many: "store", Board: "store",
		Union: "union, union", UnionEach: "union, union", MapEach: "union, union",
	}
	f := inGo(t, rightAnswers)
	subjects := subjectsOf(f)
	if len(subjects) != 3*4+3*4+3 {
		t.Errorf("%d subjects, want three pieces in eight modes, and three modes of sets", len(subjects))
	}
	for _, s := range subjects {
		if err := verified(t, s); err != nil {
			t.Errorf("%v: %v", s.Cell, err)
		}
		if through, ok := f.Row.Library.Through(s.Group()); !ok || through.Function != want[s.Mode] || s.Row != &f.Row {
			t.Errorf("%v: asked through %+v, want %q", s.Cell, through, want[s.Mode])
		}
		if (s.Warm != nil) != (s.Mode == Throughput || s.Mode == Cold) {
			t.Errorf("%v: warmed up: %v", s.Cell, s.Warm != nil)
		}
		if s.Mode == Cold && s.Answers != coldQuestions {
			t.Errorf("%v: %d questions, want %d", s.Cell, s.Answers, coldQuestions)
		}
	}
	if subjectsOf(f); len(f.Row.Library.Calls) != len(subjects) {
		t.Errorf("%d notes of how the library was asked, want one for each of %d subjects", len(f.Row.Library.Calls), len(subjects))
	}
}

// TestLibrariesWithoutAFoldStore times the loop that stores where there is no other.
func TestLibrariesWithoutAFoldStore(t *testing.T) {
	f := inGo(t, rightAnswers)
	f.Loops[Queen].Fold.Ask = nil
	w := fewQuestions()
	for _, mode := range []Mode{Throughput, Cold} {
		s := f.subject(newQuestions(&w, Queen), mode)
		through, _ := f.Row.Library.Through(s.Group())
		if err := verified(t, s); err != nil || through.Function != "store" {
			t.Errorf("%v: through %q, error %v", s.Cell, through.Function, err)
		}
	}
}

// TestWrongLibrariesAreFound plants one wrong square, far from the first question, that every mode asks for.
func TestWrongLibrariesAreFound(t *testing.T) {
	faulty := rightAnswers
	for i, right := range rightAnswers {
		faulty[i] = func(at sq, occ bb) bb {
			if at == attacks.E5 {
				return right(at, occ) ^ 1
			}
			return right(at, occ)
		}
	}
	for _, s := range subjectsOf(inGo(t, faulty)) {
		if err := verified(t, s); err == nil || !strings.HasPrefix(err.Error(), "go is wrong: ") {
			t.Errorf("%v: error %v, want one that says that the library is wrong", s.Cell, err)
		}
	}
}

// TestChainsThatAreNoneAreFound gives the loop without a chain for one.
func TestChainsThatAreNoneAreFound(t *testing.T) {
	f, w := inGo(t, rightAnswers), fewQuestions()
	f.Loops[Rook].ChainSquare.Ask = f.Loops[Rook].Fold.Ask
	f.Loops[Rook].ChainOccupied.Ask = f.Loops[Rook].Fold.Ask
	for _, mode := range []Mode{LatencySquare, LatencyOccupancy} {
		err := verified(t, f.subject(newQuestions(&w, Rook), mode))
		if err == nil || !strings.HasSuffix(err.Error(), "its questions do not depend on the answers before") {
			t.Errorf("%s: error %v", mode, err)
		}
	}
}

// TestChainsAreVerifiedAsTheyAreTimed plants a fault that shows with a mask of zero only, and not in single
// questions.
func TestChainsAreVerifiedAsTheyAreTimed(t *testing.T) {
	f, w := inGo(t, rightAnswers), fewQuestions()
	for _, loop := range []*Loop[FoldLoop]{&f.Loops[Rook].ChainSquare, &f.Loops[Rook].ChainOccupied} {
		right := loop.Ask
		loop.Ask = func(squares []uint8, occupied []uint64, mask uint64) uint64 {
			if mask == 0 && len(squares) > 1 {
				return ^right(squares, occupied, mask)
			}
			return right(squares, occupied, mask)
		}
	}
	for _, mode := range []Mode{LatencySquare, LatencyOccupancy} {
		if err := verified(t, f.subject(newQuestions(&w, Rook), mode)); err == nil {
			t.Errorf("%s: a chain is wrong where it is timed, and nobody notices", mode)
		}
	}
}

// TestJudgesDecide lets a library answer something else, and be judged by that.
func TestJudgesDecide(t *testing.T) {
	either := func(at sq, occ bb) bb { return at.Bitboard() ^ occ }
	f := inGo(t, [3]lookUp{either, either, either})
	f.Judge = &Judge{
		Answer: either,
		Union: func(set, occ bb) (union bb) {
			for at := range set.Squares() {
				union |= either(at, occ)
			}
			return union
		},
	}
	for _, s := range subjectsOf(f) {
		if err := verified(t, s); err != nil {
			t.Errorf("%v: %v", s.Cell, err)
		}
	}
}

// TestEmptyCallsStandBesideWhatTheyCost names the empty function in one mode of one piece only.
func TestEmptyCallsStandBesideWhatTheyCost(t *testing.T) {
	f, empty := inGo(t, rightAnswers), inGo(t, rightAnswers)
	f.Loops[Bishop].ChainSquare.CallCost = EmptyCall
	empty.Row = Row{Name: EmptyCall, Library: &Library{}}
	l := Libraries{Generators: []*Foreign{f}, Empty: []*Foreign{empty}}
	var beside []Cell
	for _, s := range l.Subjects(Pieces(), fewQuestions(), Modes()) {
		if s.Technique == EmptyCall {
			beside = append(beside, s.Cell)
		}
	}
	if want := []Cell{{EmptyCall, "bishop", "sparse", LatencySquare}}; !slices.Equal(beside, want) {
		t.Errorf("empty calls in %v, want %v", beside, want)
	}
	if len(empty.Row.Library.Calls) != 0 {
		t.Errorf("notes of how nothing was asked: %v", empty.Row.Library.Calls)
	}
}
