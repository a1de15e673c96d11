package why_test

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/cmd/internal/faulty"
	"github.com/bitray/bitray/cmd/internal/why"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

const (
	kiwipete  = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
	position3 = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"
	position4 = "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1"
)

// set returns the set with faults of some colors, by name.
func set(t *testing.T, of faulty.Sides, names ...string) (s faulty.Set) {
	t.Helper()
	for _, name := range names {
		f, err := faulty.Named(name)
		if err != nil {
			t.Fatal(err)
		}
		s = s.With(f, of)
	}
	return s
}

// claim returns what a generator with faults counts: the total, or a whole answer.
func claim(t *testing.T, fen string, depth int, faults faulty.Set, whole bool) *why.Claim {
	t.Helper()
	pos := parse(t, fen)
	start := faulty.New(&pos)
	total, moves, err := new(faulty.Counter).Count(t.Context(), start, nil, depth, faults, 0)
	if err != nil {
		t.Fatal(err)
	}
	if whole {
		return &why.Claim{Position: pos, Depth: depth, Moves: moves, Whole: true}
	}
	return &why.Claim{Position: pos, Depth: depth, Total: &total}
}

func withTotal(c *why.Claim, n uint64) *why.Claim {
	c.Total = &n
	return c
}

// summary writes an answer in one line.
func summary(a why.Answer) string {
	var names []string
	for _, c := range a.Causes {
		names = append(names, c.Card().Name)
	}
	text := fmt.Sprintf("%s chance %.4f", strings.Join(names, " "), a.Chance)
	if a.Untried {
		text += " untried"
	}
	if q := a.Question; q != nil {
		text += fmt.Sprintf(" question %s %d: %d %v", q.FEN, q.Depth, q.Right, q.Answers)
	}
	return text
}

// TestAnswers has the answers in full: to claims of one fault, of one color, with a habit, and of two faults.
func TestAnswers(t *testing.T) {
	for _, test := range []struct {
		claims []*why.Claim
		want   string
	}{
		{[]*why.Claim{claim(t, kiwipete, 3, set(t, faulty.Both, "castling-b-attacked"), false)},
			"castling-b-attacked castling-way-attacked-long chance 0.1124 question r3k2r/1b4bq/8/8/8/8/7B/R3K2R w KQkq - 0 1 2: 1141 [1078 1077]"},
		{[]*why.Claim{claim(t, kiwipete, 3, set(t, faulty.Both, "castling-b-attacked"), true)},
			"castling-b-attacked castling-way-attacked-long chance 0.1124 question r3k2r/1b4bq/8/8/8/8/7B/R3K2R w KQkq - 0 1 2: 1141 [1078 1077]"},
		{[]*why.Claim{claim(t, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/Pp2P3/2N2Q1p/1PPBBPPP/R3K2R b KQkq a3 0 1", 2, set(t, faulty.Both, "en-passant-missing"), true)},
			"en-passant-missing en-passant-not-to-a chance 0.0750 question 8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1 4: 43238 [43087 43170]"},
		{[]*why.Claim{claim(t, kiwipete, 3, set(t, faulty.White, "pin-ignored"), false)},
			"pin-ignored/white pin-ignored-out-of-check/white pin-diagonal-unseen/white chance 0.3143 question r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1 3: 9467 [10132 10133 10120]"},
		{[]*why.Claim{claim(t, kiwipete, 3, set(t, faulty.Black, "castling-missing"), false)},
			"castling-missing/black chance 0.0026 question r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1 2: 2039 [1948]"},
		{[]*why.Claim{claim(t, kiwipete, 3, set(t, faulty.Black, "castling-missing"), false), claim(t, kiwipete, 2, set(t, faulty.Black, "castling-missing"), false)},
			"castling-missing/black chance 0.1291 question r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1 3: 9467 [9221]"},
		{[]*why.Claim{claim(t, position3, 4, set(t, faulty.Both, "check-ignored").WithHabit(faulty.TestsByMaking), false)},
			"check-ignored chance 0.0001 question 8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1 2: 191 [245]"},
		{[]*why.Claim{claim(t, position3, 4, set(t, faulty.Both, "check-ignored").WithHabit(faulty.KeepsKings), false)},
			"check-ignored chance 0.0003 question 8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1 2: 191 [245]"},
		{[]*why.Claim{claim(t, position3, 4, set(t, faulty.White, "check-ignored").WithHabit(faulty.KeepsKings), false)},
			"check-ignored/white chance 0.0014 question 8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1 2: 191 [208]"},
		{[]*why.Claim{claim(t, position4, 3, set(t, faulty.Both, "castling-missing", "promotion-queen-only"), true)},
			"castling-missing+promotion-queen-only castling-not-long+promotion-queen-only castling-b-attacked+promotion-queen-only castling-way-attacked+promotion-queen-only castling-way-attacked-long+promotion-queen-only castling-other-rank-occupied+promotion-queen-only chance 0.1060 question r3k2r/1b4bq/8/8/8/8/7B/R3K2R w KQkq - 0 1 3: 27826 [24217 26262 26318 24740 26262 27679]"},
		{[]*why.Claim{claim(t, kiwipete, 3, set(t, faulty.Both, "castling-missing", "one-too-many"), false)},
			"castling-missing+one-too-many chance 0.0023 question rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8 2: 1486 [1453]"},
		{[]*why.Claim{claim(t, kiwipete, 3, set(t, faulty.Both, "pin-ignored", "en-passant-missing"), true)},
			"en-passant-missing+pin-ignored en-passant-not-to-a+pin-ignored en-passant-square-not-set+pin-ignored en-passant-missing+pin-ignored-out-of-check en-passant-missing+pin-diagonal-unseen en-passant-not-to-a+pin-ignored-out-of-check en-passant-square-not-set+pin-ignored-out-of-check en-passant-not-to-a+pin-diagonal-unseen en-passant-square-not-set+pin-diagonal-unseen chance 0.8750 question 8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1 4: 43238 [49765 49851 49765 49582 43087 50002]"},
		{[]*why.Claim{claim(t, kiwipete, 1, set(t, faulty.Both, "one-too-many"), false)},
			"double-push-captures push-captures-once depths-and-root-added-up one-too-many slider-on-after-capture chance 0.8333 question r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1 2: 2039 [2126 2175 2088 2040 2105]"},
		{[]*why.Claim{claim(t, kiwipete, 2, set(t, faulty.White, "castling-missing"), true)},
			"castling-missing/white chance 0.1234 question rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8 2: 1486 [1452]"},
		// A program that makes moves to test them, and captures en passant on the sixth rank only.
		{[]*why.Claim{numbers(t, kiwipete, 4, 4087023)},
			"en-passant-square-stays-for-pieces chance 0.0107 question 8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1 4: 43238 [43328]"},
		// A queen without its letter, and a pawn that stays one.
		{[]*why.Claim{numbers(t, "4k3/1P6/8/8/8/8/K7/8 w - - 0 1", 2, 0, "b7b8", 3, "a2a3", 5)},
			"promotion-queen-only promotion-push-queen-only chance 0.2222 question r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1 2: 264 [228 246]"},
		{[]*why.Claim{numbers(t, "4k3/1P6/8/8/8/8/K7/8 w - - 0 1", 2, 0, "b7b8", 5, "a2a3", 5)},
			"promotion-missing promotion-and-pawn promotion-push-keeps-pawn promotion-missing+promotion-and-pawn chance 0.1333 question r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1 2: 264 [228 276 246 228]"},
		// The moves at depth 1 are right, though the total of such a program is not.
		{[]*why.Claim{claim(t, kiwipete, 2, set(t, faulty.Both, "one-too-many"), false), withTotal(claim(t, kiwipete, 1, faulty.Set{}, true), 48)},
			"pawn-wraps-a pawn-wraps-h pin-ignored en-passant-wraps en-passant-twice castling-into-check pawn-mask-to-h check-ignored check-ignored-by-pawns pin-ignored-pawn pin-ignored-push pin-ignored-out-of-check pin-diagonal-unseen one-too-many castling-into-check-long danger-blind-to-sliders chance 1.0000 question r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1 3: 97862 [97950 97961 97954 97913 97958 97916]"},
		// Without any mask of files.
		{[]*why.Claim{{Position: board.Start(), Depth: 4, Total: new(uint64(197_547))}},
			"pawn-wraps chance 0.0155 question r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1 3: 9467 [9937]"},
		{[]*why.Claim{{Position: parse(t, "7k/8/8/p7/8/7P/8/K7 b - - 0 1"), Depth: 2, Total: new(uint64(22))}},
			"pawn-wraps pawn-wraps-both pawn-masks chance 0.1471 question r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1 3: 97862 [98100 98049 95941]"},
		// What is wrong in making the move is wrong in its test, where it shows before it shows in the count.
		{[]*why.Claim{{Position: parse(t, position3), Depth: 3, Total: new(uint64(2847))}, {Position: parse(t, position3), Depth: 4, Total: new(uint64(43847))}},
			"en-passant-keeps-pawn en-passant-removes-ahead chance 0.1895 question 4k3/8/n7/PpP5/8/8/8/4K3 w - b6 0 1 3: 577 [590 562]"},
		// It removes what stands where the pawn was, the king too.
		{[]*why.Claim{numbers(t, position3, 4, 43347, "e2e4", 2802, "g2g4", 3757)},
			"en-passant-square-stays-and-clears chance 0.0822 question rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 3: 8902 [9070]"},
		// So large a count is not walked.
		{[]*why.Claim{{Position: board.Start(), Depth: 8, Total: new(uint64(84_998_978_956 + 12_345))}},
			" chance 0.0000 untried"},
	} {
		if got := summary(explain(t, test.claims...)); got != test.want {
			t.Errorf("%d of %s: got\n%s, want\n%s", test.claims[0].Depth, test.claims[0].Position.String(), got, test.want)
		}
	}
}

// TestClaims has claims of moves: which are wrong, and by how much.
func TestClaims(t *testing.T) {
	count := func(move string, n uint64) perft.MoveCount {
		return perft.MoveCount{Move: move, Nodes: perft.NewNodes(n)}
	}
	start := board.Start()
	n := func(n uint64) *uint64 { return &n }
	for _, test := range []struct {
		name  string
		claim why.Claim
		wrong bool
		off   int64
	}{
		{"right total", why.Claim{Depth: 3, Total: n(8902)}, false, 0},
		{"wrong total", why.Claim{Depth: 3, Total: n(8900)}, true, -2},
		{"right moves", why.Claim{Depth: 2, Moves: []perft.MoveCount{count("e2e4", 20), count("a2a3", 20)}}, false, 0},
		{"a wrong move", why.Claim{Depth: 2, Moves: []perft.MoveCount{count("e2e4", 25), count("a2a3", 20)}}, true, 5},
		{"a move too many", why.Claim{Depth: 2, Moves: []perft.MoveCount{count("e2e5", 20)}}, true, 20},
		{"moves that lack some", why.Claim{Depth: 2, Whole: true, Moves: []perft.MoveCount{count("e2e4", 20)}}, true, -380},
		{"right moves and a wrong total", why.Claim{Depth: 2, Total: n(401), Moves: []perft.MoveCount{count("e2e4", 20)}}, true, 1},
	} {
		c := test.claim
		c.Position = start
		a, err := new(why.Solver).Compare(t.Context(), []*why.Claim{&c})
		if err != nil || (len(a.Wrong) == 1) != test.wrong || c.Difference() != test.off {
			t.Errorf("%s: %d wrong, off by %d, error %v, want wrong %t, off by %d", test.name, len(a.Wrong), c.Difference(), err, test.wrong, test.off)
		}
	}
	whole := why.Claim{Position: start, Depth: 1, Whole: true}
	for _, m := range slices.Backward(start.AppendLegalMoves(nil)) {
		whole.Moves = append(whole.Moves, count(m.String(), 1))
	}
	if a, err := new(why.Solver).Compare(t.Context(), []*why.Claim{&whole}); err != nil || len(a.Wrong) > 0 || whole.Right != 20 {
		t.Errorf("a whole answer in another order: %v is wrong, right %d, error %v", a.Wrong, whole.Right, err)
	}
}

// TestSolverStopsAndReports cancels while faults are counted.
func TestSolverStopsAndReports(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	var reports []int
	s := why.Solver{Threads: runtime.GOMAXPROCS(0), Progress: func(done, all int) {
		if reports = append(reports, done); all < 100 {
			t.Errorf("%d of %d faults", done, all)
		}
		if len(reports) == 20 {
			cancel()
		}
	}}
	wrong := uint64(1)
	c := &why.Claim{Position: parse(t, strings.Replace(kiwipete, "p1pp", "p1p1", 1)), Depth: 3, Total: &wrong}
	if _, err := s.Explain(ctx, []*why.Claim{c}); !errors.Is(err, context.Canceled) {
		t.Errorf("error %v, want %v", err, context.Canceled)
	}
	if len(reports) < 20 || !slices.IsSorted(reports) || reports[0] != 0 {
		t.Errorf("progress %v", reports)
	}
}

// TestCodeOfBlack has the line of a fault of both colors, of White's and of Black's.
func TestCodeOfBlack(t *testing.T) {
	for name, want := range map[string]string{"pawn-wraps-h": "pawns >> 7 // without & ^fileA", "castling-way-attacked-long": "attacked(a8 | b8 | c8 | d8 | e8)"} {
		f, err := faulty.Named(name)
		if err != nil {
			t.Fatal(err)
		}
		for sides, want := range map[faulty.Sides]string{faulty.Both: faulty.Catalog[f].Code, faulty.White: faulty.Catalog[f].Code, faulty.Black: want} {
			if got := (why.Cause{Faults: []faulty.Fault{f}, Of: sides}).Card().Code; got != want {
				t.Errorf("%s: %q, want %q", name, got, want)
			}
		}
	}
}
