package crosscheck_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/crosscheck"
)

// counts returns a liar that counts n leaves below a move whenever it is asked for the given depth.
func counts(move string, depth int, n uint64) liar {
	return liar{judge(), func(_ crosscheck.Line, asked int, honest []perft.MoveCount) []perft.MoveCount {
		if i := slices.Index(moves(honest), move); asked == depth && i >= 0 {
			honest[i].Nodes = perft.NewNodes(n)
		}
		return honest
	}}
}

// TestMiscounts has generators that contradict themselves. The bulk count of a move is 7, the
// moves below it are 20.
func TestMiscounts(t *testing.T) {
	for _, test := range []struct {
		name              string
		tested, reference crosscheck.MoveGenerator
		fen               string
		depth             int
		want              []string
	}{
		{"bulk count", counts("a2a3", 2, 7), judge(), startFEN, 2, []string{
			"\nfen:     " + startFEN + "\n", "missing: -\nextra:   -\ncounts:  a2a3 to depth 2: 7 by bitray, 20 by bitray; one move further both count 20\n",
			"class:   counting\n  counted a2a3: bitray counts 7 here and 20 one move further: a game that ends, leaves counted in bulk, a move that is not taken back completely or a hash table may explain that\n", "|*P*|",
		}},
		{"below the root", counts("a2a3", 2, 7), judge(), startFEN, 3, []string{"\nfen:     " + startFEN + "\n", "a2a3 to depth 2: 7"}},
		{"the reference", judge(), counts("a2a3", 2, 7), startFEN, 2, []string{"20 by bitray, 7 by bitray", "counted a2a3: bitray counts 7 here and 20 one"}},
		{"no count of one", counts("f7g6", 1, 2), judge(), "7k/5Q2/8/6K1/8/8/8/8 w - - 0 1", 1, []string{
			"f7g6 to depth 1: 2 by bitray, 1 by bitray\n", "counted f7g6: bitray counts 2 here, but a move is one leaf to depth 1\n",
		}},
		{"stalemate", counts("f7g6", 2, 1), judge(), "7k/5Q2/8/6K1/8/8/8/8 w - - 0 1", 3, []string{
			"f7g6 to depth 2: 1 by bitray, 0 by bitray; one move further both count 0\n", "class:   counting\n  counted f7g6: bitray counts 1 here and 0 one move further: a game that ends, ",
		}},
		{"no promotion in the key", counts("d7c8q", 2, 41), judge(), "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 3, []string{
			"d7c8q to depth 2: 41 by bitray, 31 by bitray; one move further both count 31\n", "counted d7c8q: bitray counts",
		}},
	} {
		t.Run(test.name, func(t *testing.T) {
			for _, thorough := range []bool{false, true} {
				result := first(t, crosscheck.Search{Tested: test.tested, Reference: test.reference, Depth: test.depth, Thorough: thorough}, lineOf(t, test.fen))
				if result.Difference == nil {
					t.Fatalf("thorough %t: %v", thorough, result)
				}
				text := result.Difference.String()
				for _, want := range test.want {
					if !strings.Contains(text, want) {
						t.Errorf("thorough %t: got\n%s\nwant %q in it", thorough, text, want)
					}
				}
				if strings.Contains(text, "not repeatable") {
					t.Error(text)
				}
			}
		})
	}
}

// TestOverflows has a generator whose count of a2a3 is too small, or too large, by some number of leaves.
func TestOverflows(t *testing.T) {
	for _, test := range []struct {
		counted, right uint64
		want           string // or a sentence on counting
	}{
		{3, 3 + 1<<16, "the count overflows 16 bits"},
		{20_000, 20_000 + 5<<16, "the count overflows 16 bits"},
		{20_000, 20_000 + 1<<32, "the count overflows 32 bits"},
		{20_000, 20_000 + 3<<32, "the count overflows 32 bits"},
		{124, 380, "the count overflows 8 bits"},
		{0, 7 << 8, "the count overflows 8 bits"},
		{300, 300 + 1<<8, ""},
		{124, 381, ""},
		{20_000, 20_001 + 1<<32, ""},
		{20_000 + 1<<16, 20_000, ""},
		{20_000, 20_000 + 1<<15, ""},
	} {
		side := func(counted uint64) liar {
			return liar{judge(), func(line crosscheck.Line, depth int, honest []perft.MoveCount) []perft.MoveCount {
				if len(line.Moves) > 0 {
					return []perft.MoveCount{{Move: "a7a6", Nodes: perft.NewNodes(test.right)}}
				}
				if depth == 2 {
					honest[slices.Index(moves(honest), "a2a3")].Nodes = perft.NewNodes(counted)
				}
				return honest
			}}
		}
		result := first(t, crosscheck.Search{Tested: side(test.counted), Reference: side(test.right), Depth: 2}, then(lineOf(t, startFEN)))
		d, class := result.Difference, crosscheck.Counting
		if test.want != "" {
			class = crosscheck.Overflow
		}
		if d == nil || d.Class() != class || !strings.Contains(d.String(), test.want) {
			t.Errorf("%d in place of %d: got %v", test.counted, test.right, d)
		}
	}
}

// TestMiscountsHideNoMove has a wrong count of a2a3, and a move that is missing below a later move: its
// count, those of all moves that lead to it, and the list there are right for that. The wrong count is as
// deep as the missing move or nearer to the root.
func TestMiscountsHideNoMove(t *testing.T) {
	for _, path := range []string{"h2h3", "h2h3 a7a6", "b2b3 b7b6"} {
		played := strings.Fields(path)
		side := liar{judge(), func(line crosscheck.Line, depth int, honest []perft.MoveCount) []perft.MoveCount {
			made := len(line.Moves)
			if made+depth != len(played)+1 || !slices.Equal(line.Moves, played[:made]) {
				return honest
			}
			if made == len(played) {
				return honest[1:]
			}
			i := slices.Index(moves(honest), played[made])
			n, _ := honest[i].Nodes.Uint64()
			honest[i].Nodes = perft.NewNodes(n - 1)
			if made == 0 {
				honest[0].Nodes = perft.NewNodes(7)
			}
			return honest
		}}
		d := search(t, side, len(played)+1, lineOf(t, startFEN))
		if d == nil || len(d.Missing) != 1 || d.Miscount != nil || !slices.Equal(d.Line.Moves, played) {
			t.Errorf("a move is missing after %s: got %v", path, d)
		}
	}
}

// TestMiscountsEverywhere has a generator that counts too many leaves below every move, if it counts to the
// fourth ply.
func TestMiscountsEverywhere(t *testing.T) {
	asked := 0
	side := liar{judge(), func(line crosscheck.Line, depth int, honest []perft.MoveCount) []perft.MoveCount {
		asked++
		for i := range honest {
			if depth > 1 && depth+len(line.Moves) == 4 {
				honest[i].Nodes = honest[i].Nodes.AddUint64(1)
			}
		}
		return honest
	}}
	d := search(t, side, 4, lineOf(t, startFEN))
	if d == nil || d.Miscount == nil || len(d.Line.Moves) != 2 || asked < 500 || asked > 600 {
		t.Errorf("%d questions: %v", asked, d)
	}
}

// TestEveryNodeCountsOnes has a generator that counts two leaves for a move at depth 1, after one move.
func TestEveryNodeCountsOnes(t *testing.T) {
	side := lying(func(line crosscheck.Line, honest []perft.MoveCount) []perft.MoveCount {
		if len(line.Moves) == 1 {
			honest[0].Nodes = perft.NewNodes(2)
		}
		return honest
	})
	_, found, err := crosscheck.EveryNode(t.Context(), []crosscheck.MoveGenerator{side}, judge(), lineOf(t, startFEN), 2)
	if err != nil || found[0] == nil || found[0].Class() != "counting" || found[0].Miscount.Below != perft.NewNodes(1) {
		t.Errorf("got %v, error %v", found, err)
	}
}

// TestDifferencesThatAreNotRepeatable has generators that are wrong once: in a count, or in a move.
func TestDifferencesThatAreNotRepeatable(t *testing.T) {
	for _, wrong := range []func([]perft.MoveCount) []perft.MoveCount{
		func(d []perft.MoveCount) []perft.MoveCount { d[0].Nodes = perft.NewNodes(7); return d },
		func(d []perft.MoveCount) []perft.MoveCount { return d[1:] },
	} {
		asked := 0
		once := lying(func(_ crosscheck.Line, honest []perft.MoveCount) []perft.MoveCount {
			if asked++; asked == 2 {
				return wrong(honest)
			}
			return honest
		})
		d := search(t, once, 2, then(lineOf(t, startFEN), "e2e4"))
		if d == nil || !d.NotRepeatable || d.InMaking || !strings.Contains(d.String(), "\nnot repeatable: a second time they agreed\n") {
			t.Errorf("got %v", d)
		}
	}
}
