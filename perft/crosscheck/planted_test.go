package crosscheck_test

import (
	"context"
	"sync"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/internal/faulty"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/crosscheck"
	"github.com/bitray/bitray/perft/suite"
)

// faultyGenerator is a move generator of its own, with the fault of that name in the catalog of package faulty, or with
// none. It knows standard chess only.
type faultyGenerator struct{ fault string }

func (g faultyGenerator) Name() string { return "faulty" }

// counters are kept because each has a table.
var counters = sync.Pool{New: func() any { return new(faulty.Counter) }}

func (g faultyGenerator) Divide(ctx context.Context, line crosscheck.Line, depth int) ([]crosscheck.MoveCount, error) {
	start, err := faulty.New(&line.Root)
	if err != nil {
		return nil, err
	}
	var faults faulty.Set
	if g.fault != "" {
		f, err := faulty.Named(g.fault)
		if err != nil {
			return nil, err
		}
		faults = faults.With(f, faulty.Both)
	}
	counter := counters.Get().(*faulty.Counter)
	defer counters.Put(counter)
	_, counts, err := counter.Count(ctx, start, line.Moves, depth, faults, 0)
	var answer []crosscheck.MoveCount
	for _, c := range counts {
		answer = append(answer, crosscheck.MoveCount{Move: c.Move, Nodes: perft.NewNodes(c.Leaves)})
	}
	return answer, err
}

// castlesWithPinnedRook castles whenever the rook shields the king, in Chess960.
var castlesWithPinnedRook = lying(func(line crosscheck.Line, honest []crosscheck.MoveCount) []crosscheck.MoveCount {
	pos, err := line.End()
	if err != nil {
		panic(err)
	}
	us, them := pos.Side(pos.SideToMove()), pos.Side(pos.SideToMove().Other())
	king := us.King.First()
	for rook := range (pos.CastlingRooks() & us.Orthogonals).Squares() {
		seen := attacks.Rook(king, pos.Occupied()) ^ attacks.Rook(king, pos.Occupied()&^rook.Bitboard())
		if seen&them.Orthogonals != 0 {
			honest = toggle(honest, king.String()+rook.String())
		}
	}
	return honest
})

// endsAfterFiftyMoves counts no leaves after fifty moves without a capture or a move of a pawn.
var endsAfterFiftyMoves = liar{judge(), func(line crosscheck.Line, depth int, honest []crosscheck.MoveCount) []crosscheck.MoveCount {
	for i, c := range honest {
		if pos, err := then(line, c.Move).End(); err == nil && depth > 1 && pos.HalfmoveClock() >= 100 {
			honest[i].Nodes = perft.Nodes{}
		}
	}
	return honest
}}

// plantedBug is a mistake of a generator, and how it is found: the class, whether making moves is to blame, and the
// number of pieces in the minimized position.
type plantedBug struct {
	name   string
	class  string
	making bool
	pieces int
}

func (b plantedBug) generator() crosscheck.MoveGenerator {
	switch b.name {
	case pinnedRook:
		return castlesWithPinnedRook
	case "fifty moves":
		return endsAfterFiftyMoves
	}
	return faultyGenerator{b.name}
}

const pinnedRook = "castling with a pinned rook"

var plantedBugs = []plantedBug{
	{"en-passant-opens-rank", "en passant", false, 5},
	{"en-passant-evasion-refused", "en passant", false, 4},
	{"en-passant-after-single-push", "en passant", true, 4},
	{"castling-through-check", "castling", false, 4},
	{"castling-out-of-check", "castling", false, 4},
	{pinnedRook, "castling", false, 4},
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
	{"fifty moves", "counting", false, 2},
	{"promotions-counted-once", "counting", false, 3},
}

func suiteLines() (standard, chess960 []crosscheck.Line) {
	for _, row := range suite.Default() {
		if line := crosscheck.NewLine(row.Position); line.Chess960 {
			chess960 = append(chess960, line)
		} else {
			standard = append(standard, line)
		}
	}
	return standard, chess960
}

func judge() crosscheck.MoveGenerator {
	return crosscheck.MoveGeneratorOf(crosscheck.AttackGenerator{Name: "default"}, 1)
}

// TestPlantedBugs finds the first difference that each bug makes in the suite, and makes it small.
func TestPlantedBugs(t *testing.T) {
	standard, chess960 := suiteLines()
	for _, test := range plantedBugs {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			tested, lines := test.generator(), standard
			if test.name == pinnedRook {
				lines = chess960
			}
			found := search(t, tested, 3, lines...)
			if found == nil {
				t.Fatal("not found")
			}
			t.Log(found)
			if class := found.Class(); class != test.class {
				t.Errorf("class %q, want %q", class, test.class)
			}
			if found.Making != test.making {
				t.Errorf("blames the making of moves: %t, want %t", found.Making, test.making)
			}
			small := minimize(t, tested, found)
			if pieces(small) != test.pieces {
				t.Errorf("%d pieces are left, want %d", pieces(small), test.pieces)
			}
		})
	}
}

func TestGeneratorWithoutFaultAgrees(t *testing.T) {
	lines, _ := suiteLines()
	for _, thorough := range []bool{false, true} {
		result := first(t, crosscheck.Search{Tested: faultyGenerator{}, Reference: judge(), Depth: 2, Thorough: thorough}, lines...)
		if want := len(lines); result.Difference != nil || result.Compared != want {
			t.Errorf("%d lines compared, want %d: %v", result.Compared, want, result.Difference)
		}
	}
}
