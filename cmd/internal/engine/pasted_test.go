package engine_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/bitray/bitray/cmd/internal/engine"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/crosscheck"
)

const startpos = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

// pasted reads a text, and returns in short what has been understood.
func pasted(t *testing.T, text, fen string, depth int) string {
	t.Helper()
	pos := parse(fen)
	right := func() []perft.MoveCount {
		d, err := perft.Divide(context.Background(), pos, depth, perft.Options{Chess960: pos.Chess960()})
		if err != nil {
			t.Fatal(err)
		}
		return d.Roots
	}
	p, err := engine.ReadPasted(context.Background(), strings.NewReader(text), "input", crosscheck.NewLine(pos), depth, right)
	if err != nil {
		return err.Error()
	}
	var words []string
	for _, m := range p.Moves {
		words = append(words, fmt.Sprintf("%s=%v", m.Move, m.Nodes))
	}
	if p.Total != nil {
		words = append(words, fmt.Sprintf("total=%v", *p.Total))
	}
	if p.Wrapped {
		words = append(words, "wrapped")
	}
	if p.Whole {
		words = append(words, "whole")
	}
	if len(p.Missing) == 1 {
		words = append(words, "missing="+p.Missing[0])
	}
	for d := range depth {
		if n, came := p.Lesser[d]; came {
			words = append(words, fmt.Sprintf("D%d=%v", d, n))
		}
	}
	if p.Unread != "" {
		words = append(words, "unread="+p.Unread)
	}
	if len(p.Others) > 0 {
		words = append(words, fmt.Sprint("others=", p.Others))
	}
	return strings.Join(words, " ")
}

// belowZero returns the error of a line with a count below 0.
func belowZero(line string) string {
	return fmt.Sprintf("input: output not understood: %q: a count below 0: more than 2,147,483,647 is that in a signed number of 32 bits", line)
}

func TestPasted(t *testing.T) {
	t.Parallel()
	const a2a3 = "a2a3=381"
	for _, test := range []struct{ text, want string }{
		// Of several numbers the count is the first, or the one that is not the reference.
		{"| move | mine | expected |\n|---|---|---|\n| a2a3 | 381 | 380 |\n| b2b3 | 420 | 420 |", "a2a3=381 b2b3=420"},
		{"| move | expected | mine |\n|---|---|---|\n| a2a3 | 380 | 381 |\n| b2b3 | 420 | 420 |", "a2a3=381 b2b3=420"},
		{"| move | expected | mine |\n|---|---|---|\n| a2a3 | 380 | 20 |\n| b2b3 | 420 | 900 |", "a2a3=20 b2b3=900"},
		{"Move  Depth  Nodes\na2a3  3  381\nb2b3  3  420\nTotal   801", "a2a3=381 b2b3=420 total=801 whole"}, {"a2a3: 381/380", a2a3},
		{"a2a3 mine=381 expected=380", a2a3}, {"a2a3 expected=380 mine=381", a2a3}, {"a2a3: expected 380, got 20", "a2a3=20"},
		{"move a2a3: got 381, expected 380", a2a3}, {"| a2a3 | 381 | 380 | +1 | edge |", a2a3}, {"| a2a3 | 381 | 1817 | -1436 | edge |", a2a3},
		{"Move: a2a3 Nodes: 380 Time: 12", "a2a3=380"}, {"| a2a3 | 380 | 12 |", "a2a3=380"}, {"Move a2a3 Nodes 380 Total 800", "a2a3=380"},
		{"move: a2a3 nodes: 380 captures: 5 checks: 0", "a2a3=380"}, {"a2a3: 381 (expected 380)", a2a3}, {"a2a3 381 380", a2a3},
		{"a2a3: 381 / 380", a2a3}, {"a2a3: 380 captures 5", "a2a3=380"}, {"a2a3: 380 nodes, 12 ms", "a2a3=380"},
		{"a2a3: should be 380 but is 381", a2a3}, {`{"move": "a2a3", "from": 8, "to": 16, "nodes": 381}`, a2a3},
		{"| a2a3 | - | 380 |\n| b2b3 | 420 | 420 |", "b2b3=420"}, {"| a2a3 |   | 380 |\n| b2b3 | 420 | 420 |", "b2b3=420"}, {"a2a3 depth 3 nodes 381 time 0.35 s", a2a3},
		{"b2b3: 420 ok\na2a3: 380 vs 381 in mine", "b2b3=420 a2a3=381"}, {"b2b3: 420 ok\na2a3: 380 vs 381\nTotal 800 vs 801", "b2b3=420 a2a3=381 total=801 whole"}, {"b2b3: 420\na2a3: 380 12", "b2b3=420 a2a3=380"},
		{"a2a3: 381  a2a3: 380", a2a3}, {"a2a3: 380  a2a3: 381", a2a3},
		// Several moves on a line, and other line ends.
		{"a2a3 380 b2b3 420 c2c3 420 1220", "a2a3=380 b2b3=420 c2c3=420 total=1220 whole"}, {"a2a3: 380   b2b3: 421", "a2a3=380 b2b3=421"}, {"a2a3 380, b2b3 421", "a2a3=380 b2b3=421"},
		{"a2a3: 380 b2b3: 420 Nodes: 800", "a2a3=380 b2b3=420 total=800 whole"}, {"- a2a3 (380), b2b3 (421)", "a2a3=380 b2b3=421"},
		{"a2a3: 380\rb2b3: 421\r", "a2a3=380 b2b3=421"}, {"a\x002\x00a\x003\x00:\x00 \x003\x008\x001\x00", a2a3},
		{`{"a2a3": 380, "b2b3": 421}`, "a2a3=380 b2b3=421"}, {`{'a2a3': 380, 'b2b3': 421}`, "a2a3=380 b2b3=421"},
		{`{"depth": 3, "moves": {"a2a3": 380, "b2b3": 421}, "total": 801}`, "a2a3=380 b2b3=421 total=801 whole"},
		{`[("a2a3", 380), ("b2b3", 421)]`, "a2a3=380 b2b3=421"}, {"a2a3,380,380\nb2b3,420,420", "a2a3=380 b2b3=420"}, {"1,a2a3,12,380", "a2a3=12"},
		// Notations.
		{"Nb1-a3: 400", "b1a3=400"}, {"b2-b3: 421", "b2b3=421"}, {"Nb1a3: 400", "b1a3=400"}, {"b3: 421", "b2b3=421"}, {"B2B3: 421", "b2b3=421"},
		{"a2->a3: 380", "a2a3=380"}, {"a2 -> a3: 380", "a2a3=380"}, {"a2\u2192a3: 380", "a2a3=380"}, {"380 a2a3", "a2a3=380"}, {"380 a2a3, 421 b2b3", "a2a3=380 b2b3=421"},
		{"Move: a2a3, Nodes: 380, Time: 12ms", "a2a3=380"}, {"\x1b[32ma2a3\x1b[0m: \x1b[1m380\x1b[0m", "a2a3=380"}, {"Na3 400", "b1a3=400"},
		{"1. a3 (a2a3): 380", "a2a3=380"}, {`{"uci":"a2a3","san":"a3","nodes":380}`, "a2a3=380"}, {`{"from":"b1","to":"a3","nodes":440}`, "b1a3=440"},
		{"from b1 to a3: 440", "b1a3=440"}, {"info string a2a3 1,380", "a2a3=1380"}, {"a2a3 - 4 nodes in 3 ms", "a2a3=4"}, {"Knight b1a3: 4", "b1a3=4"},
		{"a2a3: 1.234", "a2a3=1234"}, {"a2a3\u00a0: 1\u00a0234", "a2a3=1234"}, {"[1/20] a2a3 380", "a2a3=380"}, {"a2a3 [8->16]: 380", "a2a3=380"}, {"a2a3 (48, 40): 380", "a2a3=380"}, {"a2a3: 8 16", "a2a3=8"}, {"Searching a2a3 (1/20)... 380", "a2a3=380"},
		{"[8, 16] 381\n[1, 18] 440\n821", "a2a3=381 b1c3=440 total=821 whole"}, {"[8][16] 381", "a2a3=381"}, {"8-16: 381", "a2a3=381"}, {"(8 -> 16): 381", "a2a3=381"}, {"48-40: 381\n57 42 440", "a2a3=381 b1c3=440"},
		{"8 16 381\n1 18 440\n821", "a2a3=381 b1c3=440 total=821 whole"}, {"48 40 381", "a2a3=381"}, {"8-16: 381\n8-48: 7", "a2a3=381 a2a7=7"}, {"a2a3: 380\n9 17 420", "a2a3=380"},
		{"move from 8 to 16 promo -1: 381", "a2a3=381"}, {"{from: 8, to: 16}: 381", "a2a3=381"}, {"from 48 to 40: 381", "a2a3=381"},
		{"Move(from=1, to=18, promo=0) -> 440 nodes\nMove(from=8, to=16, promo=0) -> 381 nodes", "b1c3=440 a2a3=381"},
		{"Move { from: 1, to: 18 } => 440", "b1c3=440"}, {"sq 1 sq 18 -> 440 nodes", "b1c3=440"}, {`{"from": 8, "to": 16, "nodes": 381}`, "a2a3=381"},
		{"Move(from: 8, to: 16, nodes: 381)", "a2a3=381"}, {"8 16 381 ms", `unread="8 16 381 ms"`},
		{"8-70: 381", `unread="8-70: 381"`}, {"1 20 400", `unread="1 20 400"`},
		{"a2a3: 381  b2b3: 420\nb2b3: 420  a2a3: 380\nTotal 801", "a2a3=381 b2b3=420 total=801 whole"}, {"a2a3: 381  b2b3: 420\nb2b3: 420  a2a3: 380\nTotal 800", "a2a3=381 b2b3=420"},
		{"a2a3 381 380\nb2b3 420 420\nTotal 800", "a2a3=381 b2b3=420"}, {"a2a3: 381  b2b3: 420\nTotal 800", `input: output not understood: the counts of 2 moves add up to 801, but the total in the output is "Total 800"`},
		// Totals.
		{"a2a3: 381\n\n===\nTotal time (ms) : 5\nNodes searched  : 381", "a2a3=381 total=381 whole"},
		{"a2a3: 380\nTotal moves: 1\nNodes: 380", "a2a3=380 total=380 whole"}, {"a2a3: 380\nperft(3) took 12 ms\n380", "a2a3=380 total=380 whole"},
		{"a2a3: 380\nPerft depth 2\nNodes/sec: 1\nnodes per second: 7\n  at Tree.perft(Tree.java:77)\nb2b3: 420\nTotal 800", "a2a3=380 b2b3=420 total=800 whole"},
		{"perft(3) = 380\na2a3: 380", "a2a3=380 total=380 whole"}, {"a2a3: 380\ntotal: 380\nb2b3: 420\ntotal: 800", "a2a3=380 b2b3=420 total=800 whole"},
		{"Nodes searched: 4085662", "total=4085662"}, {"4085662", "total=4085662"}, {"perft 3: 4085662 nodes in 3 ms", "total=4085662"},
		{"Nodes: 193690690 | Time: 3 | NPS: 7", "total=193690690"}, {"Perft 3 is 8902", "total=8902"}, {"perft(3) = 8,902", "total=8902"},
		{"perft(1) = 20\nperft(2) = 400\nperft(3) = 8903\nperft(4) = 197281", "total=8903"}, {"Depth 2: 400\nDepth 3: 8903", "total=8903"}, {"Depth 2: 400\n", ""},
		{"d1 20, d2 400, d3 8.903, d4 197.281", "total=8903"}, {"ok d1: 20\nd2: 400\nd3: 8903", "total=8903"}, {"d3 8903", "total=8903"},
		{"d3 539\nd4 560", "d2d3=539 d2d4=560"}, {"d3: 8902\nd4: 197281", "total=8902"}, {"d3: 8902 nodes in 3 ms", "total=8902"},
		{"// 8901 N instead of 8902 N//e2e4 d2d4", "total=8901"}, {"nodes: 8901, e2e4 is missing", "total=8901"}, {"Nodes: 8901 (missing e2e4)", "total=8901"},
		{"8901 instead of 8902: e2e4 d2d4", "total=8901"}, {"perft 3: 9003 (8950) differ", "total=9003"}, {"perft 3: 8902 (8950) differ", "total=8950"}, {"Total: 8 903", "total=8903"}, {"Nodes 1 008 903 in 2 s", "total=1008903"}, {"a2a3: 380\nTotal 380 381 9", "a2a3=380 total=380 whole"},
		{"depth=3 nodes=8903 expected=8902 diff=-1", "total=8903"}, {"test_perft.py::test[3] - assert 8903 == 8902", "total=8903"},
		{"panicked at src/perft.rs:35:9: 8903 vs 8902", "total=8903"},
		{"Nodes: -5", belowZero("Nodes: -5")},
		{"| Total | 8903 | 8902 | +1 |", "total=8903"}, {"| Total | 8901 | 8902 | -1 |", "total=8901"}, {"Total: 8901 -1", "total=8901"}, {"Total: 8901 (-1)", "total=8901"},
		{"| a2a3 | 379 | 380 | -1 |\n| Total | 379 | 380 | -1 |", "a2a3=379 total=379 whole"}, {"Total nodes 5: -15", belowZero("Total nodes 5: -15")},
		{"Nodes: -5, captures: 3", belowZero("Nodes: -5, captures: 3")},
		{"perft 3: expected 8902, got 8903", "total=8903"}, {"Nodes: 8903 (expected 8902)", "total=8903"}, {"Total: expected 8902 but got 8903", "total=8903"},
		{"expected nodes: 8902\nnodes: 20", "total=20"}, {"got 20 nodes but 8902 nodes were expected", "total=20"}, {"perft(3) returns 20, when 8902 is expected", "total=20"},
		{"expected 20 to be 8902", "total=20"}, {"ply 3 expecting 8902; got 20", "total=20"}, {"| depth | expected | mine |\n|---|---|---|\n| 2 | 400 | 20 |\n| 3 | 8902 | 20 |\n| 4 | 197281 | 8902 |", "total=20"},
		// A number before a unit of time or of speed is none, but one before a label is.
		{"8903 nodes visited in : 112 milliseconds", "total=8903"}, {"8903 nodes visited in 112 milliseconds", "total=8903"}, {"8903 nodes searched in 2 minutes", "total=8903"},
		{"8903 nodes visited in 112 msec", "total=8903"}, {"8903 nodes visited in 12 microseconds", "total=8903"}, {"8903 nodes searched, 4000 nodes/s", "total=8903"},
		{"8903 nodes (4000 nodes per second)", "total=8903"}, {"8903 leaves at 4000 kn/s", "total=8903"}, {"Nodes: 8903 NPS: 7", "total=8903"},
		{"Nodes: 8903 nodes/s: 7", "total=8903"}, {"Nodes: 8903 ms: 7", "total=8903"}, {"7 nps: 8903 nodes", "total=8903"}, {"a2a3: 380 nodes in 5 milliseconds", "a2a3=380"},
		{"Total nodes: 8902\nTime: 12 ms\nNodes per second: 12", "total=8902"},
		// What is no count, and what looks like one.
		{"After e2e4 my count is off at depth 3:\na2a3: 380", "a2a3=380"}, {"Position after e2e4 (depth 2)\na2a3: 380", "a2a3=380"},
		{"Searching e2e4 (1/20)...\na2a3: 380", "a2a3=380"}, {"I think g1f3 is right, 440.\na2a3: 380", "a2a3=380"}, {"[1/20] e2e4\na2a3: 380", "a2a3=380"},
		{"position startpos moves e2e4 e7e5\ngo perft 3\na2a3: 380", "a2a3=380"}, {startpos + "\na2a3: 380", "a2a3=380"},
		{"position fen " + startpos + " moves e2e4 a7a6\na6a5: 566", "a6a5=566"},
		{"a2a3: 380\nh2xx: 1", `a2a3=380 unread="h2xx: 1"`}, {"a2a3: 380\nb2b3: 0x14", `a2a3=380 unread="b2b3: 0x14"`}, {"a2a3: 380\nNf6: 20", `a2a3=380 unread="Nf6: 20"`},
		{"a2a3: 380\nNf6 e2e4: 20", `a2a3=380 unread="Nf6 e2e4: 20"`},
		{"a2a3: 380\nNodes: 5\nNodes: 8902", "a2a3=380 total=8902"}, {"FEN: rnbqkbnr/pppp1ppp/8/8/4pP2/8/PPPPP1PP/RNBQKBNR b KQkq f3 0 3\na2a3: 380", "a2a3=380"},
		{"a2a3: 380\ne4 e5: 20", `a2a3=380 unread="e4 e5: 20"`}, {"a2a3: 380\ne2e4 e7e5: 20", `a2a3=380 unread="e2e4 e7e5: 20"`},
		{"a2a3: -5", belowZero("a2a3: -5")},
	} {
		if got := pasted(t, test.text, startpos, 3); got != test.want {
			t.Errorf("%q:\ngot  %s\nwant %s", test.text, got, test.want)
		}
	}
}

// TestPastedAbout reads texts about other positions and depths.
func TestPastedAbout(t *testing.T) {
	t.Parallel()
	const (
		promotes      = "8/P6k/8/8/8/8/8/K7 w - - 0 1"
		captures      = "1n5k/P7/8/8/8/8/8/K7 w - - 0 1"
		stepOrCastles = "3k4/8/8/8/8/8/8/R2K4 w A - 0 1"
		three         = "7k/8/8/8/8/8/8/K7 w - - 0 1"
		one           = "7k/8/8/8/8/8/1r6/K7 w - - 0 1"
	)
	for _, test := range []struct {
		fen        string
		depth      int
		text, want string
	}{
		{promotes, 1, "a7a8=Q: 1", "a7a8q=1"}, {promotes, 1, "a7a8k: 1", "a7a8k=1"}, {promotes, 1, "a7a8(q): 1", "a7a8q=1"}, {promotes, 1, "a7a8/Q: 1", "a7a8q=1"},
		{promotes, 1, "a7a8 q: 1", "a7a8q=1"}, {promotes, 1, "a7a8Q: 1", "a7a8q=1"}, {promotes, 1, "a7a8=(N) 1", "a7a8=1"}, {promotes, 1, "a8=R: 1", "a7a8r=1"},
		{promotes, 1, "Move { from: A7, to: A8, promo: Some(Bishop) } => 1", "a7a8b=1"}, {promotes, 1, "from: a7, to: a8, promotion: 'n', nodes: 1", "a7a8n=1"}, {promotes, 1, "a7a8 promotion=queen 1", "a7a8q=1"},
		{promotes, 1, "a7a8 (knight): 1", "a7a8n=1"}, {promotes, 1, "a7a8 promotes to knight: 1", "a7a8n=1"}, {promotes, 1, "a7-a8=Q+ 1", "a7a8q=1"}, {promotes, 1, "A7A8Q 1", "a7a8q=1"}, {promotes, 1, "a7a8: 1", "a7a8=1"},
		{promotes, 2, "a7a8: 6\na7a8: 4\na7a8: 2\na7a8: 1\n", "a7a8n=6 a7a8b=4 a7a8r=2 a7a8q=1"},
		{promotes, 2, "a7a8: 5\na7a8: 3\na7a8: 4\na7a8: 5\n", "a7a8b=5 a7a8q=3 a7a8r=4 a7a8n=5"},
		{promotes, 2, "a7a8: 5 a7a8: 5 a7a8: 3 a7a8: 3 nodes: 16", "a7a8b=5 a7a8n=5 a7a8q=3 a7a8r=3 total=16 whole"},
		{promotes, 2, "a7a8: 4\na7a8: 8\na7a8: 9\na7a8: 7\n", "a7a8q=4 a7a8b=8 a7a8n=9 a7a8r=7"},
		{captures, 1, "axb8=Q+: 1", "a7b8q=1"}, {captures, 1, "a7xb8=Q 1", "a7b8q=1"}, {captures, 1, "a7:b8q 1", "a7b8q=1"},
		{kiwipete, 2, "e1h1: 43\nO-O-O: 43", "e1g1=43 e1c1=43"}, {kiwipete, 2, "0-0 43", "e1g1=43"}, {promotes, 2, "O-O-O: 43", "e1c1=43"}, {kiwipete, 2, "e1g1 (O-O): 43", "e1g1=43"},
		{kiwipete, 2, "Bxa6 36, exd6 41, Qxf6 39", `e2a6=36 f3f6=39 unread="Bxa6 36, exd6 41, Qxf6 39"`},
		{"4k3/8/8/8/8/8/8/1RK5 w B - 0 1", 1, "c1c1: 1\nb1b2: 1", "c1b1=1 b1b2=1"}, {"4k3/8/8/8/8/8/8/rRK5 w B - 0 1", 1, "c1c1: 1\nO-O: 1", "c1b1=1 c1g1=1"},
		{stepOrCastles, 1, "d1c1: 1\nd1c1: 1\nd1e1: 1", "d1c1=1 d1a1=1 d1e1=1"}, {stepOrCastles, 2, "d1c1: 4\nd1e1: 5\nd1c1: 5", "d1a1=4 d1e1=5 d1c1=5"}, {stepOrCastles, 1, "d1c1: 1", "d1c1=1"}, {"4k3/8/8/8/8/8/8/1RK5 w B - 0 1", 1, "O-O-O 1", "c1b1=1"},
		{startpos, 1, "a2a3\nb2b3", "a2a3=1 b2b3=1"}, {startpos, 1, "1. a2a3\n2. b3", "a2a3=1 b2b3=1"}, {startpos, 1, "moves: a2a3, b2b3 c3", "a2a3=1 b2b3=1 c2c3=1"},
		{startpos, 1, `["a2a3", "b2b3"]`, "a2a3=1 b2b3=1"}, {startpos, 1, "bestmove a2a3\n20", "total=20"}, {startpos, 1, "Position after e2e4\n20", "total=20"},
		{startpos, 1, "Total: 20 moves\n", "total=20"},
		{one, 3, "Stockfish:\na1b2: 24\n24\nMine:\na1b2: 23\nTotal 23", "a1b2=23 total=23 whole"},
		{three, 3, "a1a2 15\na1b2 24\n39\nSF\na1b1 15\na1a2 15\na1b2 24\n54", "a1a2=15 a1b2=24 total=39 whole missing=a1b1"},
		{three, 3, "a1a2 16\na1b2 24\n40\nSF\na1b1 15\na1a2 15\na1b2 24\n54", "a1a2=16 a1b2=24 total=40 whole missing=a1b1"},
		{three, 3, "a1b1 15\na1a2 15\na1b2 24\na1b1 15\n69", "a1b1=15 a1a2=15 a1b2=24 a1b1=15 total=69 whole"},
		{three, 3, "a1b1 15\na1a2 15\na1b2 24\na1b1 15", "a1b1=15 a1a2=15 a1b2=24 a1b1=15 total=69"},
		{three, 3, "a1b1 15\na1a2 15\na1b2 24\na1b2 24\n78", "a1b1=15 a1a2=15 a1b2=24 a1b2=24 total=78 whole"},
		{"7k/8/8/8/8/8/8/KN1N4 w - - 0 1", 1, "Nc3: 1\nNbc3: 1", `b1c3=1 unread="Nc3: 1"`}, {captures, 1, "b8=Q: 1", `unread="b8=Q: 1"`},
		{three, 3, "SF\na1b1 15\na1a2 15\na1b2 24\n54\na1a2 15\na1b2 24\n39", "a1a2=15 a1b2=24 total=39 whole missing=a1b1"},
		{three, 3, "a1b1 15\na1a2 15\na1b2 24\n\na1a2 15\na1b2 25\na1b1 15", "a1b1=15 a1a2=15 a1b2=25 total=55"},
		{three, 3, "a1b1 15\na1a2 15\na1b2 25\n55\na1a2 15\na1b2 24\na1b1 15\n54", "a1b1=15 a1a2=15 a1b2=25 total=55 whole"},
		{three, 3, "a1b1 15\na1a2 15\na1b2 24\n54\na1c3: 1\na1a2 15\na1b2 24\na1b1 15\n55", "a1b1=15 a1a2=15 a1b2=24 a1c3=1 total=55 whole"}, {one, 3, "{\n  \"move\": \"a1b2\",\n  \"nodes\": 22\n}", "a1b2=22 total=22"},
		{one, 3, "<tr><td>a1b2</td><td>22</td></tr>", "a1b2=22 total=22"},
		{one, 3, "a1b2: 3\n3\na1b2: 8\n8\na1b2: 40\n40\n", "a1b2=3 total=3 whole"},
		{one, 2, "Depth 1\na1b2: 1\nDepth 2\na1b2: 3\nDepth 3\na1b2: 23\n", "a1b2=3 total=3"},
		{one, 3, "Depth 1\na1b2: 1\n1\nDepth 2\na1b2: 3\n3\nDepth 3\na1b2: 23\n23\n", "a1b2=23 total=23 whole"},
		{one, 3, "Depth 1\na1b2: 1\n\nDepth 2\na1b2: 3\n\nDepth 3\na1b2: 23", "a1b2=23 total=23"},
		{three, 3, "--- mine\n+++ sf\n@@ -1,4 +1,4 @@\n a1b1: 15\n-a1a2: 16\n+a1a2: 15\n a1b2: 24\n-total 55\n+total 54", "a1b1=15 a1a2=16 a1b2=24 total=55 whole"},
		{three, 3, "--- sf\n+++ mine\n@@ -1,4 +1,3 @@\n a1b1: 15\n-a1a2: 15\n a1b2: 24\n \n-Nodes: 54\n+Nodes: 39", "a1b1=15 a1b2=24 total=39 whole missing=a1a2"},
		{three, 3, "-a1a2: 16\n+a1a2: 15", "a1a2=16"}, {three, 3, "2c2\n< a1a2: 15\n---\n> a1a2: 16\n4c4\n< 54\n---\n> 55", "a1a2=16 total=55"}, {three, 3, "1d0\n< a1b1 15\n4c3\n< 54\n---\n> 39", "total=39"},
		{three, 3, "perft 2\na1b1 3\na1a2 3\na1b2 5\nperft 3\na1b1 15\na1a2 15\na1b2 24", "a1b1=15 a1a2=15 a1b2=24 total=54"},
		{three, 2, "perft 2\na1b1 3\na1a2 3\nperft 3\na1b1 15\na1a2 15\na1b2 24", "a1b1=3 a1a2=3 missing=a1b2"},
		{three, 3, "My output :\na1b1: 16\na1a2: 16\n\nStockfish output :\na1b1: 15\na1a2: 15", "a1b1=16 a1a2=16 missing=a1b2"},
		{three, 3, "a1b1: 15\na1a2: 15\n\nMine\na1a2: 16\na1b1: 16", "a1b1=16 a1a2=16 missing=a1b2"},
		{three, 3, "Mine\na1a2: 16\nTotal 55\nSF\na1b1: 15\na1a2: 15\na1b2: 24\nTotal 54", "a1a2=16 total=55"},
		{three, 3, "Mine\na1b1 15\na1a2: 16\nTotal 55\nSF\na1b1: 15\na1a2: 15\nTotal 54", "a1b1=15 a1a2=16 total=55 missing=a1b2"},
		{startpos, 7, "Nodes: -1099065436", "total=3195901860 wrapped"}, {startpos, 7, "depth 6: 119060324\ndepth 7: -1099065436", "total=3195901860 wrapped"},
		{startpos, 7, "-1,099,065,436", "total=3195901860 wrapped"}, {startpos, 7, "Total: 3195901861 (-1)", "total=3195901861"}, {startpos, 7, "a2a3: -1099065436", belowZero("a2a3: -1099065436")},
		{startpos, 7, "Nodes: -3000000000", belowZero("Nodes: -3000000000")},
		{"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 2, "Nodes: 0", "total=0"},
		{startpos, 3, "| Depth | mine | expected |\n|---|---|---|\n| 1 | 20 | 20 |\n| 2 | 401 | 400 |\n| 3 | 8950 | 8902 |", "total=8950 D2=401"},
		{startpos, 3, "depth 1: 20\ndepth 2: 401\ndepth 3: 8950", "total=8950 D2=401"}, {startpos, 3, "| Depth | expected | fastchess |\n|---|---|---|\n| 1 | 20 | 20 |\n| 2 | 400 | 401 |\n| 3 | 8902 | 8950 |", "total=8950 D2=401"},
		{three, 4, "perft 1: 3\nperft 2: 10\nperft 3: 60\nperft 4: 300", "total=300 D2=10 D3=60"},
		{startpos, 3, "perft(2) = 400, not 401\nperft(3) = 8950", "total=8950"},
		// The heading of a column says whose counts are below it, also if those are wrong.
		{startpos, 3, "| Expected | Actual |\n| 8950 | 8902 |", "total=8902"},
		{startpos, 3, "| Test | FEN | Expected (Wrong) | Opera Actual | Stockfish | Status |\n|---|---|---|---|---|---|\n| Test 3 | " + startpos + " | 8,950 | 8,902 | **8,902** | CORRECT |", "total=8902"},
		{startpos, 3, "76 of 8,825 positions produced the wrong node count\n| # | FEN | depth | expected | actual | delta |\n| 3 | `" + startpos + "` | 3 | 8,902 | 8,760 | -142 |", "total=8760 others=[8825]"},
		{startpos, 3, "Test,Depth 2,Depth 3\nmine,400,8903\n", "total=8903"}, {startpos, 3, "move;stockfish;mine\na2a3;380;381\nb2b3;420;-", "a2a3=381"},
		{startpos, 3, "Move | Depth 2 | Depth 3\na2a3 | 20 | 381\nb2b3 | 20 | 420", "a2a3=381 b2b3=420"}, {startpos, 2, "Move | Depth 2 | Depth 3\na2a3 | 20 | 381\nb2b3 | 21 | 420", "a2a3=20 b2b3=21"},
		// Numbers of another depth or position, which the line or the one next to it names, are not meant.
		{startpos, 3, "// Expect 9,865 at depth 4\n// Actual 9,866\n// Expected 8902 at depth 3\n// Actual 8903", "total=8903"},
		{startpos, 3, "// Expect 9,865 at depth 3\n// Actual 9,866\n// " + kiwipete + "\n// Expected 8902 at depth 3\n// Actual 8903\n// Actual 8904\n// " + startpos, "total=8903 others=[8904]"},
		{startpos, 3, "Actual 9,866\n" + kiwipete + "\nActual 8904\n" + startpos, "total=8904"}, {startpos, 3, kiwipete + "\nActual 9,866\n" + startpos + "\nActual 8904", "total=8904"},
		{startpos, 3, "perft(\"" + startpos + "\", 3); // 8901 N instead of 8902 N\nperft(\"" + strings.Replace(startpos, "PPPPPPPP", "PPPPP1PP", 1) + "\", 2); // 399 N instead of 400 N", "total=8901"},
		{startpos, 3, "perft(\"" + startpos + "\", 3); // 8901 N instead of 8902 N\nperft(\"" + startpos + "\", 2); // 399 N instead of 400 N", "total=8901 D2=399"},
		// A total above the moves, of which some are missing; and two totals.
		{startpos, 3, "perft 3 gives 8950 nodes instead of expected 8902.\na2a3 381\na2a4 420", "a2a3=381 a2a4=420 total=8950"}, {startpos, 3, "8950 nodes\na2a3 381", "a2a3=381 total=8950"}, {startpos, 3, "300 nodes\na2a3 381", "a2a3=381"},
		{startpos, 3, "My perft (3) gives 8480, it should be 8902. I wrote this:\nI got Moves: 26 Total: 8915 and a very long output. I have 2 questions:", "total=8480 others=[8915]"},
		{startpos, 3, "incorrectly returns `8903`, when `8902` is expected.\na2a3: 380", "a2a3=380 total=8903"},
		// Well-known positions by their names; nothing is taken from another one if the one in question is named.
		{startpos, 3, "Kiwipete: 9,000 nodes at depth 3\nStarting position: 8,950 nodes at depth 3\nPosition 4: 9,467 nodes at depth 3", "total=8950"},
		{startpos, 3, "- Starting position: missing 51 nodes at depth 3\n- Kiwipete: 9,000 nodes at depth 3\n- Position 5: 8,950 nodes at depth 3", `unread="- Starting position: missing 51 nodes at depth 3"`},
		{kiwipete, 2, "pos 4: 2,100 nodes\npos 2: 2,038 nodes\npos_6: 2,079 nodes", "total=2038"}, {startpos, 3, "Deep dive to find the 1,770 extra nodes at depth 3.", `unread="Deep dive to find the 1,770 extra nodes at depth 3."`},
		{startpos, 3, "FAIL Start d3: expected 8902, got 8950\nFAIL Kiwi d2: expected 2039, got 2038\n", "total=8950"},
		// What is a depth, a heading or a label, and what is not.
		{startpos, 3, "Depth: 2 - Nodes: 401 (should be 400)\nDepth: 3 - Nodes: 8950 - Captures: 34 (should be 8902, 34)", "total=8950 D2=401"},
		{startpos, 3, "Position 3 Depth 3 Count: 8950, expected 8902.\nPosition 18 Depth 1 Count: 44, expected 44.", "total=8950"},
		{startpos, 3, "  nodes\n    Which is: 8950\n  8902\nExpected 8902 moves for the position at depth 3\n[  FAILED  ] Perft.Position2 (1532 ms)", "total=8950"},
		{startpos, 3, "Error:\tNot equal:\nexpected: 8902\nactual  : 8950\nMessages:   \tExpected 8,902 positions", "total=8950"},
		{startpos, 3, "assertEquals(8_902L, result, \"There should be 8902 legal moves\");\n/* StockFish vs Mine 8950 */", "total=8950"},
		{startpos, 3, "Perft depth 3 from starting position should be 8902 [12 ms]\nExpected: 8902\nActual:   8950", "total=8950"},
		{startpos, 3, "My perft (3) gives 8480, it should be 8902.\nDivide d = new Divide(\"" + startpos + "\", 2);\nMoves: 26 Total: 8915", "total=8480 others=[8915]"},
		// Moves of objects, and over several lines.
		{promotes, 1, `{"from": "a7", "to": "a8", "promotion": "q", "nodes": 1}`, "a7a8q=1"}, {promotes, 1, `{"from": "a7", "to": "a8", "promotion": "queen", "nodes": 1}`, "a7a8q=1"},
		{promotes, 1, "[\n  {\n    \"from\": \"a7\",\n    \"to\": \"a8\",\n    \"promotion\": \"n\",\n    \"nodes\": 1\n  },\n  {\n    \"from\": \"a1\",\n    \"to\": \"a2\",\n    \"promotion\": null,\n    \"nodes\": 3\n  }\n]", "a7a8n=1 a1a2=3"},
		{promotes, 1, "{ color: 'w', from: 'a7', to: 'a8', flags: 'np', piece: 'p', promotion: 'n' } 1", "a7a8n=1"}, {promotes, 1, "a7,a8,q,1", "a7a8q=1"},
		{promotes, 1, "[Move[from=A1, to=A2, promotion=null, nodes=3], Move[from=A7, to=A8, promotion=KNIGHT, nodes=1]]", "a1a2=3 a7a8n=1"},
		{startpos, 3, "[{From:8 To:16 Nodes:381} {From:1 To:18 Nodes:440}]", "a2a3=381 b1c3=440"}, {startpos, 3, `[{"from": 8, "to": 16, "nodes": 381}, {"from": 1, "to": 18, "nodes": 440}]`, "a2a3=381 b1c3=440"},
		{startpos, 3, "<divide>\n  <move uci=\"a2a3\" nodes=\"381\"/>\n<move uci=\"b1c3\" nodes=\"440\"/></divide>", "a2a3=381 b1c3=440"}, {startpos, 3, "idx,from,to,nodes\n9,a2,a3,381\n10,b1,c3,440", "a2a3=381 b1c3=440"},
		{startpos, 3, "\u2658f3: 440\n\u265ec3: 441\n\u2659a3 380", "g1f3=440 b1c3=441 a2a3=380"},
		{promotes, 1, "[\n    (\n        Move {\n            from: A7,\n            to: A8,\n            promotion: Some(\n                Queen,\n            ),\n        },\n        1,\n    ),\n    (\n        Move {\n            from: A1,\n            to: A2,\n            promotion: None,\n        },\n        3,\n    ),\n]", "a7a8q=1 a1a2=3"},
	} {
		if got := pasted(t, test.text, test.fen, test.depth); got != test.want {
			t.Errorf("%s, depth %d, %q:\ngot  %s\nwant %s", test.fen, test.depth, test.text, got, test.want)
		}
	}
}
