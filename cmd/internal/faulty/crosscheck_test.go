package faulty_test

import (
	"context"
	"slices"
	"sync"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/cmd/internal/faulty"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/crosscheck"
	"github.com/bitray/bitray/perft/suite"
)

// faultyGenerator is a move generator of its own, with the fault of that name in the catalog of package faulty, or with
// none, and a habit.
type faultyGenerator struct {
	fault string
	habit faulty.Habit
}

func (g faultyGenerator) Name() string { return "faulty" }

// counters are kept because each has a table.
var counters = sync.Pool{New: func() any { return new(faulty.Counter) }}

func (g faultyGenerator) Divide(ctx context.Context, line crosscheck.Line, depth int) ([]perft.MoveCount, error) {
	start := faulty.New(&line.Root)
	var faults faulty.Set
	if g.fault != "" {
		f, err := faulty.Named(g.fault)
		if err != nil {
			return nil, err
		}
		faults = faults.With(f, faulty.Both)
	}
	faults = faults.WithHabit(g.habit)
	counter := counters.Get().(*faulty.Counter)
	defer counters.Put(counter)
	_, answer, err := counter.Count(ctx, start, line.Moves, depth, faults, 0)
	return answer, err
}

// plantedBugs are faults, and how the differences that they make are found: the class, whether making moves is to blame,
// and the number of pieces in the minimized position.
var plantedBugs = []struct {
	name   string
	class  crosscheck.Class
	making bool
	pieces int
}{
	{"en-passant-opens-rank", "en passant", false, 5},
	{"en-passant-evasion-refused", "en passant", false, 4},
	{"en-passant-after-single-push", "en passant", true, 4},
	{"castling-through-check", "castling", false, 4},
	{"castling-out-of-check", "castling", false, 4},
	{"castling-b-occupied", "castling", false, 4},
	{"rights-stay-rook-captured-ghost", "castling", true, 3},
	{"promotion-no-knight", "promotion", false, 3},
	{"double-check-answered", "double check", false, 5},
	{"king-along-ray", "check evasion", false, 3},
	{"king-takes-protected", "king safety", false, 4},
	{"king-next-to-king", "king safety", false, 2},
	{"pin-ignored", "pin", false, 4},
	{"pin-frozen-pieces", "pin", false, 4},
	{"slider-on-after-capture", "sliding attack", false, 4},
	{"knight-wraps", "step attack", false, 3},
	{"double-push-jumps", "pawn move", false, 4},
	{"stalemates-counted", "counting", false, 3},
	{"bare-kings-end", "counting", false, 2},
	{"promotions-counted-once", "counting", false, 3},
}

func suiteLines() (lines []crosscheck.Line) {
	for _, row := range suite.Default() {
		if line := crosscheck.NewLine(row.Position); !line.Chess960 {
			lines = append(lines, line)
		}
	}
	return lines
}

// search compares a generator with package perft.
func search(tested crosscheck.MoveGenerator, depth int) crosscheck.Search {
	return crosscheck.Search{Tested: tested, Reference: crosscheck.Bitray(1), Depth: depth}
}

// first returns the first difference below the lines.
func first(t *testing.T, s crosscheck.Search, lines ...crosscheck.Line) *crosscheck.Difference {
	t.Helper()
	result, err := s.First(t.Context(), lines)
	if err != nil {
		t.Fatal(err)
	}
	return result.Difference
}

// TestPlantedBugs finds the first difference that each bug makes in the suite, and makes it small.
func TestPlantedBugs(t *testing.T) {
	for _, test := range plantedBugs {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			s := search(faultyGenerator{fault: test.name}, 3)
			found := first(t, s, suiteLines()...)
			if found == nil {
				t.Fatal("not found")
			}
			t.Log(found)
			want := test.class
			if test.making {
				want = crosscheck.Making
			}
			if class, guess := found.Class(), found.Findings[0].Class; class != want || guess != test.class {
				t.Errorf("class %q, first finding %q, want %q and %q", class, guess, want, test.class)
			}
			if found.InMaking != test.making {
				t.Errorf("blames the making of moves: %t, want %t", found.InMaking, test.making)
			}
			if small := minimize(t, s, found); small.Position.Occupied().Count() != test.pieces {
				t.Errorf("%d pieces are left, want %d", small.Position.Occupied().Count(), test.pieces)
			}
		})
	}
}

// minimize makes a difference small. The result must be valid and, asked about again, a difference
// like the first; without any one of its pieces it must be none.
func minimize(t *testing.T, s crosscheck.Search, found *crosscheck.Difference) *crosscheck.Difference {
	t.Helper()
	small, tried, err := s.Minimize(t.Context(), found)
	t.Logf("%d tried, error %v: %v", tried, err, small)
	if err != nil || small.Class() != found.Class() || small.InMaking != found.InMaking {
		t.Errorf("class %q, making %t, error %v, want %q, %t", small.Class(), small.InMaking, err, found.Class(), found.InMaking)
	}
	root := small.Line.Root.Setup()
	if faults := root.Faults() &^ board.Superfluous; faults != 0 {
		t.Errorf("%v: faults %v", small.Line.Root, faults)
	}
	s.Depth = small.Depth
	if again := first(t, s, small.Line); again == nil || again.String() != small.String() {
		t.Errorf("asked again: got\n%v", again)
	}
	for sq := range small.Position.Occupied().Squares() {
		setup := small.Position.Setup()
		setup.Put(attacks.White, board.NoPiece, sq.Bitboard())
		pos, err := setup.Position()
		if err != nil || len(small.Line.Moves) > 0 {
			continue
		}
		if again := first(t, s, crosscheck.NewLine(pos)); again != nil && again.Class() == small.Class() {
			t.Errorf("the piece on %v is not needed:\n%v", sq, again)
		}
	}
	return small
}

// TestRandomLinesComeNearRareRules finds every planted bug in a thousand random positions, at the
// lowest depth at which it shows: one move must be made first for bugs in making moves, and to count.
func TestRandomLinesComeNearRareRules(t *testing.T) {
	lines := slices.Collect(crosscheck.RandomLines(1, 1000, false))
	for _, test := range plantedBugs {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			depth := 1
			if test.making || test.class == "counting" {
				depth = 2
			}
			if first(t, search(faultyGenerator{fault: test.name}, depth), lines...) == nil {
				t.Errorf("not found in %d positions", len(lines))
			}
		})
	}
}

// FuzzWithoutFaults compares the generator without faults, and with habits alone, with package perft: in positions from
// games, and near rules that games seldom reach.
func FuzzWithoutFaults(f *testing.F) {
	for seed := range uint64(60) {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, seed uint64) {
		lines := slices.Collect(crosscheck.RandomLines(seed, 3, false))
		for line := range crosscheck.RandomLines(seed, 3, true) {
			if line.Chess960 = line.Root.Chess960(); line.Chess960 {
				lines = append(lines, line)
			}
		}
		for _, habit := range append([]faulty.Habit{0}, faulty.Habits...) {
			s := search(faultyGenerator{habit: habit}, 2)
			s.Thorough = true
			if d := first(t, s, lines...); d != nil {
				t.Errorf("habit %d: %v", habit, d)
			}
		}
	})
}
