package faulty_test

import (
	"errors"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/cmd/internal/faulty"
	"github.com/bitray/bitray/cmd/internal/why"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

// smallRows returns the rows of the table of package why whose right number is small.
func smallRows(t *testing.T, most uint64) (rows []*why.Row, starts []faulty.Position) {
	t.Helper()
	for _, r := range why.Rows() {
		if r.Right > most {
			continue
		}
		pos, err := board.ParseFEN(r.FEN)
		if err != nil {
			t.Fatal(err)
		}
		start := faulty.New(&pos)
		rows, starts = append(rows, r), append(starts, start)
	}
	if len(rows) < 50 {
		t.Fatalf("%d rows, want more", len(rows))
	}
	return rows, starts
}

// allowance is how many moves a count may visit.
const allowance = 200_000

// TestEveryFault counts with each fault what the table says.
func TestEveryFault(t *testing.T) {
	var c faulty.Counter
	rows, starts := smallRows(t, 3000)
	shows := map[faulty.Fault]bool{}
	for i, r := range rows {
		for f := range faulty.NumFaults {
			got, moves, err := c.Count(t.Context(), starts[i], nil, r.Depth, faulty.Set{}.With(f, faulty.Both), allowance)
			want := r.Right + uint64(r.Off[int(f)])
			if err != nil || got != want {
				t.Errorf("%s, depth %d, %s: %d, error %v, want %d", r.FEN, r.Depth, faulty.Catalog[f].Name, got, err, want)
			}
			if sum := total(moves); !f.Counts() && sum != perft.NewNodes(got) {
				t.Errorf("%s, depth %d, %s: the moves add up to %v, want %d", r.FEN, r.Depth, faulty.Catalog[f].Name, sum, got)
			}
			if got != r.Right {
				shows[f] = true
			}
		}
	}
	if len(shows) < 95 {
		t.Errorf("%d faults show, want more", len(shows))
	}
}

// TestRareFaults has faults that show in none of the small rows.
func TestRareFaults(t *testing.T) {
	var c faulty.Counter
	for _, test := range []struct {
		name, fen string
		depth     int
		off       int64
	}{
		{"en-passant-not-from-edge", "4k3/8/8/Pp6/8/8/8/4K3 w - b6 0 1", 1, -1},
		{"en-passant-pinned-refused", "4k3/2b5/8/3pP3/5K2/8/8/8 w - d6 0 1", 1, -1},
		{"en-passant-after-single-push", "4k3/8/8/8/1p6/P7/8/4K3 w - - 0 1", 2, 1},
		{"castling-g-occupied", "4k3/8/8/8/8/8/8/4K1NR w K - 0 1", 1, 1},
		{"castling-d-occupied", "4k3/8/8/8/8/8/8/R2QK3 w Q - 0 1", 1, 1},
		{"castling-occupied", "4k3/8/8/8/8/8/8/RN1QKB1R w KQ - 0 1", 1, 2},
		{"en-passant-removes-ahead", "4k3/8/n7/Pp6/8/8/8/4K3 w - b6 0 1", 2, -3},
		{"en-passant-removes-ahead", "4k3/8/8/Pp6/8/8/8/4K3 w - b6 0 1", 2, 1},
		{"en-passant-toggles-ahead", "4k3/8/8/Pp6/8/8/8/4K3 w - b6 0 1", 2, 2},
		{"en-passant-toggles-beyond", "4k3/8/8/Pp6/8/8/8/4K3 w - b6 0 1", 2, 1},
		{"castling-pawn-moves", "4k3/8/8/8/8/8/7p/4K2R w K - 0 1", 1, 1},
		{"castling-pawn-moves", "4k3/8/8/8/8/8/6p1/4K2R w K - 0 1", 1, 0},
		{"rights-stay-king-moved", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", 5, 170},
		{"rights-stay-rook-moved", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", 5, 259},
		{"rights-stay-rook-captured", "4k3/8/8/8/4b3/8/7R/4K2R b K - 0 1", 4, 5},
		{"rights-stay-rook-captured-ghost", "4k3/8/8/8/4b3/8/8/4K2R b K - 0 1", 2, 1},
		{"rights-stay-rook-captured-ghost", "4k3/8/8/8/4b3/8/8/4K2R b K - 0 1", 4, 139},
		{"rights-stay-rook-captured-alone", "4k3/8/8/8/4b3/8/8/4K2R b K - 0 1", 4, 41},
		{"rights-stay-rook-captured-any", "5k2/8/8/8/4b3/8/8/4K2R b K - 0 1", 3, 12},
		{"rights-lost-rook-moved", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", 3, -81},
		{"rights-lost-rook-captured", "4k3/8/8/8/4b3/8/8/R3K2R b KQ - 0 1", 2, -1},
		{"rights-stay-king-moved-away", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", 3, 20},
		{"rights-stay-king-moved-away", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", 3, 46},
		{"rights-stay-king-stepped-aside", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", 3, 10},
		{"rights-stay-rook-captured-short", "4k3/8/8/8/4b3/8/8/4K2R b K - 0 1", 2, 1},
		{"rights-stay-rook-captured-short", "4k3/8/8/4b3/8/8/8/R3K3 b Q - 0 1", 2, 0},
		{"rights-stay-rook-captured-long", "4k3/8/8/4b3/8/8/8/R3K3 b Q - 0 1", 2, 1},
		{"check-leaper-not-captured", "4k3/8/8/8/8/5n2/6P1/4K3 w - - 0 1", 1, -1},
		{"check-leaper-not-captured", "4k3/8/8/8/7b/6P1/7P/4K3 w - - 0 1", 1, 0},
		{"pin-ignored-push-line", "4k3/8/8/8/K2P3r/8/8/8 w - - 0 1", 1, 1},
		{"pin-ignored-push-line", "4k3/8/8/7b/8/8/4P3/3K4 w - - 0 1", 1, 0},
		{"pin-ignored-capture-diagonal", "4k3/8/8/8/7b/4n3/5P2/4K3 w - - 0 1", 1, 1},
		{"pin-ignored-capture-diagonal", "4k3/8/8/8/4r3/5n2/4P3/4K3 w - - 0 1", 1, 0},
		{"double-push-jumps", "4k3/8/8/8/8/4r3/4P3/4K3 w - - 0 1", 1, 0}, // past what pins it
		{"en-passant-square-stays-for-captures", "4k3/p7/8/Pp6/8/4n3/5P2/4K3 w - b6 0 1", 2, 1},
		{"en-passant-square-stays-and-clears", "8/8/8/8/5pk1/8/4P1P1/K7 w - - 0 1", 4, 18},
		{"en-passant-square-not-set", "4k3/3p4/8/2P5/8/8/8/4K3 b - - 0 1", 2, -1},
		{"en-passant-square-not-set", "4k3/8/8/Pp6/8/8/8/4K3 w - b6 0 1", 1, 0},
		{"en-passant-check-untested", "8/8/8/8/R4kPp/8/8/7K b - g3 0 1", 1, 1},
		{"en-passant-check-untested", "8/8/8/K1pPq3/8/2k5/8/8 w - c6 0 1", 1, 0},
		{"en-passant-lines-untested", "8/8/8/8/R4kPp/8/8/7K b - g3 0 1", 1, 0},
		{"en-passant-lines-untested", "8/8/8/K1pPq3/8/2k5/8/8 w - c6 0 1", 1, 1},
		{"promotion-no-queen", "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", 1, -2},
		{"promotion-capture-keeps-pawn", "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", 1, -3},
		{"promotion-push-keeps-pawn", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", 1, -3},
		{"promotion-push-keeps-pawn", "rn2k3/P7/8/8/8/8/8/4K3 w - - 0 1", 1, 0},
		{"en-passant-not-from-a", "4k3/8/8/Pp5P/8/8/8/4K3 w - b6 0 1", 1, -1},
		{"en-passant-not-from-h", "4k3/8/8/6pP/8/8/8/4K3 w - g6 0 1", 1, -1},
		{"pin-by-queen-line-unseen", "4k3/8/8/8/4q3/8/4N3/4K3 w - - 0 1", 1, 6},
		{"pin-by-queen-line-unseen", "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1", 1, 0},
		{"pin-frozen-push", "4k3/8/8/8/4r3/8/4P3/4K3 w - - 0 1", 1, -1},
		{"castling-rook-attacked-short", "4k3/8/8/3b4/8/8/8/R3K2R w KQ - 0 1", 1, -1},
		{"castling-rook-attacked-short", "r3k3/8/8/8/8/8/8/R3K3 w Q - 0 1", 1, 0},
		{"castling-rook-attacked-long", "r3k3/8/8/8/8/8/8/R3K3 w Q - 0 1", 1, -1},
		{"castling-way-attacked", "1r2k3/8/8/3b4/8/8/8/R3K2R w KQ - 0 1", 1, -2},
		{"castling-way-attacked-long", "1r2k3/8/8/3b4/8/8/8/R3K2R w KQ - 0 1", 1, -1},
		{"castling-way-attacked-long", "r3k3/8/8/8/8/8/8/R3K3 w Q - 0 1", 1, -1},
		{"castling-into-check-short", "4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", 1, 1},
		{"castling-into-check-long", "4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", 1, 0},
		{"castling-other-rank-occupied", "1r2kb2/8/8/8/8/8/8/RN2K2R w KQ - 0 1", 1, -1},
		{"castling-other-rank-occupied", "4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1", 1, 2},
		{"rights-stay-rook-moved-short", "4k3/8/8/8/8/8/7p/4K2R w K - 0 1", 3, 5},
		{"rights-stay-rook-moved-long", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", 3, 0},
		{"rights-stay-rook-captured-by-promotion", "r3k3/1P6/8/8/8/8/8/4K3 w q - 0 1", 2, 2},
		{"rights-stay-rook-captured-by-promotion", "4k3/8/8/8/4b3/8/8/4K2R b K - 0 1", 2, 0},
		{"rights-stay-rook-gone", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", 5, 259},
		{"rights-stay-rook-gone-ghost", "4k3/8/8/8/4b3/8/8/4K2R b K - 0 1", 2, 1},
		{"rights-stay-rook-gone-short", "4k3/8/8/8/4b3/8/8/4K2R b K - 0 1", 2, 1},
		{"rights-stay-rook-gone-long", "4k3/8/8/8/4b3/8/8/4K2R b K - 0 1", 2, 0},
		{"rights-lost-checked", "4k3/8/8/8/1b6/8/8/RN2K3 w Q - 0 1", 3, -21},
		{"en-passant-square-stays-for-castling", "4k3/2p5/8/Pp6/8/8/8/4K2R w K b6 0 1", 2, 1},
		{"en-passant-on-a1", "4k3/8/8/8/8/8/1p6/4K3 b - - 0 1", 1, 1},
		{"en-passant-on-a1", "4k3/1P6/8/8/8/8/8/4K3 w - - 0 1", 1, 0},
		{"en-passant-twice", "4k3/8/8/PpP5/8/8/8/4K3 w - b6 0 1", 1, 2},
		{"promotion-twice", "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", 1, 8},
		{"promotion-makes-queens", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", 3, 82},
		{"promotion-makes-nothing", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", 2, 4},
		{"pawn-mask-to-a", "4k3/8/8/8/6p1/p6P/P6P/4K3 w - - 0 1", 1, -1},
		{"pawn-mask-to-h", "4k3/8/8/8/1p6/P6p/P7/4K3 w - - 0 1", 1, -1},
		{"pawn-masks", "4k3/8/8/8/1p6/P6p/P7/4K3 w - - 0 1", 1, 0},
		{"pawn-wraps-both", "4k3/8/8/8/p7/8/P6P/4K3 w - - 0 1", 1, 1},
		{"pin-through-enemies", "4r1k1/4p3/8/8/8/8/4N3/4K3 w - - 0 1", 1, -6},
		{"pin-through-enemies", "4r1k1/8/8/8/4B3/8/4N3/4K3 w - - 0 1", 1, 0},
		{"pin-of-several", "4r1k1/8/8/8/4B3/8/4N3/4K3 w - - 0 1", 1, -19},
		{"danger-pawns-backwards", "4k3/8/8/8/8/3p4/8/4K3 w - - 0 1", 1, 1},
		{"danger-blind-to-sliders", "4k3/8/8/8/8/8/r7/4K3 w - - 0 1", 1, 3},
		{"knight-wraps", "4k3/8/8/8/8/8/8/1N2K3 w - - 0 1", 1, 1},
	} {
		f, err := faulty.Named(test.name)
		if err != nil {
			t.Fatal(err)
		}
		pos, err := board.ParseFEN(test.fen)
		if err != nil {
			t.Fatal(err)
		}
		start := faulty.New(&pos)
		right, err := perft.Count(t.Context(), pos, test.depth, perft.Options{})
		if err != nil {
			t.Fatal(err)
		}
		got, _, err := c.Count(t.Context(), start, nil, test.depth, faulty.Set{}.With(f, faulty.Both), allowance)
		if n, _ := right.Uint64(); err != nil || int64(got-n) != test.off {
			t.Errorf("%s, %s: off by %d, error %v, want %d", test.name, test.fen, int64(got-n), err, test.off)
		}
	}
}

// TestCatalog expects cards that are filled in, and as many faults of each weight as the order of causes goes by.
func TestCatalog(t *testing.T) {
	names, weights := map[string]bool{}, map[int]int{}
	for _, card := range faulty.Catalog {
		weights[card.Weight]++
		if names[card.Name] || card.Text == "" || card.Code == "" || len(card.Classes) == 0 || strings.HasSuffix(card.Text, ".") {
			t.Errorf("%+v: expected a new name, a text, code and classes", card)
		}
		names[card.Name] = true
	}
	if want := map[int]int{1: 27, 2: 143, 3: 45}; !maps.Equal(weights, want) {
		t.Errorf("faults by weight: %v, want %v", weights, want)
	}
}

// TestFaultsOfAColorAndHabits holds the totals of all faults that one color has, or with a habit: a change of one
// changes what bitray why and diff name.
func TestFaultsOfAColorAndHabits(t *testing.T) {
	var c faulty.Counter
	rows, starts := smallRows(t, 500)
	for _, test := range []struct {
		of    faulty.Sides
		habit faulty.Habit
		want  uint64
	}{
		{faulty.White, 0, 9543746033},
		{faulty.Black, 0, 9656355155},
		{faulty.Both, faulty.TestsByMaking, 9893320957},
		{faulty.White, faulty.TestsByMaking, 9540857014},
		{faulty.Both, faulty.KeepsKings, 9956000628},
		{faulty.Black, faulty.KeepsKings, 9669233713},
		{faulty.Both, faulty.CapturesAhead, 9901101193},
	} {
		var got uint64
		for i, r := range rows {
			for f := range faulty.NumFaults {
				leaves, _, err := c.Count(t.Context(), starts[i], nil, r.Depth, faulty.Set{}.With(f, test.of).WithHabit(test.habit), allowance)
				if err != nil {
					t.Fatal(err)
				}
				got += leaves * (1 + uint64(i)*uint64(f)) // so that two changes do not cancel out
			}
		}
		if got != test.want {
			t.Errorf("colors %d, habit %d: %d, want %d", test.of, test.habit, got, test.want)
		}
	}
}

// TestFaultsHoldForTheirColor expects the moves of both colors' fault where its color moves, and else the right ones.
func TestFaultsHoldForTheirColor(t *testing.T) {
	var c faulty.Counter
	skips, err := faulty.Named("en-passant-of-fen") // in reading, for both colors
	if err != nil {
		t.Fatal(err)
	}
	rows, starts := smallRows(t, 3000)
	for i, r := range rows {
		pos, _ := board.ParseFEN(r.FEN)
		list := func(s faulty.Set) []perft.MoveCount {
			_, moves, err := c.Count(t.Context(), starts[i], nil, 1, s, 0)
			if err != nil {
				t.Fatal(err)
			}
			return moves
		}
		right := list(faulty.Set{})
		for f := range faulty.NumFaults {
			if f.Counts() || f == skips {
				continue
			}
			both := list(faulty.Set{}.With(f, faulty.Both))
			us := faulty.White << pos.SideToMove()
			if got := list(faulty.Set{}.With(f, us)); !slices.Equal(got, both) {
				t.Errorf("%s, %s: %v, want %v", r.FEN, faulty.Catalog[f].Name, got, both)
			}
			if got := list(faulty.Set{}.With(f, faulty.Both^us)); !slices.Equal(got, right) {
				t.Errorf("%s, %s of the other color: %v, want %v", r.FEN, faulty.Catalog[f].Name, got, right)
			}
		}
	}
}

// TestPathsAreMadeWithFaults counts what is below each root move: from the root, and at the end of a path.
func TestPathsAreMadeWithFaults(t *testing.T) {
	var c faulty.Counter
	rows, starts := smallRows(t, 500)
	compared := 0
	for i := 0; i < len(rows); i += 7 {
		for f := range faulty.NumFaults {
			if f.Counts() {
				continue
			}
			s := faulty.Set{}.With(f, faulty.Sides(1+compared%3)).WithHabit([]faulty.Habit{0, faulty.TestsByMaking, faulty.KeepsKings}[i%3])
			_, moves, err := c.Count(t.Context(), starts[i], nil, 3, s, 0)
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range moves {
				below, _, err := c.Count(t.Context(), starts[i], []string{m.Move}, 2, s, 0)
				if err != nil || perft.NewNodes(below) != m.Nodes {
					t.Errorf("%s, %s: %d below %s, error %v, want %v", rows[i].FEN, faulty.Catalog[f].Name, below, m.Move, err, m.Nodes)
				}
				compared++
			}
		}
	}
	if compared < 3000 {
		t.Errorf("%d moves compared, want more", compared)
	}
}

// TestCountsThatEndEarly has a path that no generator knows, too large a tree, and a name that no fault has.
func TestCountsThatEndEarly(t *testing.T) {
	var c faulty.Counter
	start := faulty.New(new(board.Start()))
	if _, _, err := c.Count(t.Context(), start, []string{"e2e4", "e2e4"}, 1, faulty.Set{}, 0); !errors.Is(err, faulty.ErrPath) {
		t.Errorf("error %v, want %v", err, faulty.ErrPath)
	}
	for budget, want := range map[uint64]error{420: nil, 419: faulty.ErrBudget} {
		if n, _, err := c.Count(t.Context(), start, nil, 2, faulty.Set{}, budget); !errors.Is(err, want) || want == nil && n != 400 {
			t.Errorf("%d leaves within %d moves, error %v, want %v", n, budget, err, want)
		}
	}
	if f, err := faulty.Named("nonsense"); err == nil {
		t.Errorf("fault %d, want an error", f)
	}
}
