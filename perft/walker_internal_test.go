package perft

import (
	"sync/atomic"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/internal/hash"
)

// leavesByPlies counts the leaves at each depth from the ways to every position of a ply, without
// counting anything from below.
func leavesByPlies(p board.Position, depth int) (leaves []uint64) {
	ways := map[board.Code]uint64{p.Code(): 1}
	for range depth + 1 {
		next, total := map[board.Code]uint64{}, uint64(0)
		for code, n := range ways {
			from, err := code.Position()
			if err != nil {
				panic(err)
			}
			total += n
			for _, m := range from.AppendLegalMoves(nil) {
				child := from.After(m)
				next[child.Code()] += n
			}
		}
		leaves = append(leaves, total)
		ways = next
	}
	return leaves
}

// TestTableHoldsDeepCounts counts to every depth that a table remembers, one after another, and looks
// into the table: nothing is in it of depths below 3, which are counted faster than they are found,
// and all that is above, also beyond depth 7, where counts have 128 bits.
func TestTableHoldsDeepCounts(t *testing.T) {
	p := position(t, "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1") // 24 squares for each king
	want := leavesByPlies(p, hash.MaxDepth+1)
	for depth, want := range want {
		table, err := hash.New(1, 5)
		if err != nil {
			t.Fatal(err)
		}
		w := (&Session{table: table}).walker(new(atomic.Bool))
		for range 2 { // the second time from the table, if it is there
			if got := w.leaves(&p, depth); got != NewNodes(want) {
				t.Errorf("depth %d: got %v, want %d", depth, got, want)
			}
		}
		if depth > hash.MaxDepth {
			continue
		}
		remembered, found := table.Load(table.Key(&p, depth))
		if found != (depth >= 3) || found && remembered != want {
			t.Errorf("depth %d: the table has it: %v, %d, want %d from depth 3 on", depth, found, remembered, want)
		}
	}
}

// TestStoppedWalkerRemembersNothing stops a walker before it begins, at depths that the table would
// take: it remembers nothing, and looks for no moves.
func TestStoppedWalkerRemembersNothing(t *testing.T) {
	p := board.Start()
	asked := 0
	ask := func(attacks.Square, attacks.Bitboard) attacks.Bitboard {
		asked++
		return attacks.Empty
	}
	technique := attacks.NewSliders(ask, ask, ask)
	for _, depth := range []int{stopDepth, 3, 7, 15} {
		asked = 0
		table, err := hash.New(1, 5)
		if err != nil {
			t.Fatal(err)
		}
		stop := new(atomic.Bool)
		stop.Store(true)
		w := (&Session{options: Options{Technique: technique}, table: table}).walker(stop)
		if got := w.leaves(&p, depth); got != (Nodes{}) {
			t.Errorf("depth %d: got %v, want nothing", depth, got)
		}
		if n, found := table.Load(table.Key(&p, depth)); found {
			t.Errorf("depth %d: the table has %d", depth, n)
		}
		if asked != 0 {
			t.Errorf("depth %d: %d questions about sliders, want none", depth, asked)
		}
	}
}

// TestDeepCountsAreWide gives three plies enough leaves that eight have more than 64 bits hold, and
// seven fewer.
func TestDeepCountsAreWide(t *testing.T) {
	p := position(t, "4k3/8/8/8/8/8/8/4K3 w - - 0 1")
	const leaves = uint64(1 << 53)
	w := (&Session{options: Options{Method: MethodMake}}).walker(new(atomic.Bool))
	w.triples = func(*board.Position) uint64 { return leaves }
	for i, positions := range leavesByPlies(p, 5) {
		depth := i + 3
		if got, want := w.leaves(&p, depth), NewNodes(positions).Mul(NewNodes(leaves)); got != want {
			t.Errorf("depth %d: got %v, want %d times %d", depth, got, positions, leaves)
		}
	}
}
