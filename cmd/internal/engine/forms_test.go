package engine_test

import (
	"cmp"
	"fmt"
	"strings"
	"testing"
)

// TestForms reads a divide with a wrong count as programs, languages and logs print it: what is before it, a row, what is between
// rows and after them, and the total, as far as these are given. %M is the move, %A and %B are its squares, %S is SAN,
// %N the count, %R the right one.
func TestForms(t *testing.T) {
	t.Parallel()
	rows := []struct{ move, san, count, right string }{{"a2a3", "a3", "381", "380"}, {"b2b3", "b3", "420", "420"}, {"b1c3", "Nc3", "440", "440"}, {"g1f3", "Nf3", "440", "440"}}
	for _, form := range []string{
		"§§§§1681", "Starting Test To Depth:3§move 1 : %M : %N§§§Test Complete : 1681 nodes visited in 12ms", "§     move: %M  nodes: %N§§§    Depth: 3\n    Nodes: 1681\n     Time: 2",
		"§%M: %N§§§Nodes: 1681\nDuration: 00:00:00.012\nn/ms: 741", "§Move { from: %A, to: %B, promotion: None }: %N§§§Total: 1681", "§Move.from_uci('%M'): %N§§§1681", "{§  %S: %N,§§}",
		"Map(20) {§  '%M' => %N,§§}", "map[§%M:%N§ §]", "[§{%M %N}§ §]", "[§{Move:%M Nodes:%N}§ §]", "{§%M=%N§, §}", "§[%M, %N]", `[§("%M",%N)§,§]`, `{§"%M"=>%N§, §}`, "{§:%M %N§, §}",
		"array(20) {§  [\"%M\"]=>\n  int(%N)§§}", "[§    (\n        \"%M\",\n        %N,\n    ),§§]", "[§  {\n    \"nodes\": %N,\n    \"move\": \"%M\"\n  }§,\n§]", "§- move: %M\n  nodes: %N§§§total: 1681",
		"§Move: %M\nNodes: %N\n§§§Total nodes: 1681", "§%M .......... %N§§§Total ......... 1681", "§%M ==> %N", "§%M\t%N\t4.27%", "§%M;%N", "§%M: %N [0.01s]", "§%M %N 0.0001s 3.2Mnps§§§Total 1681 0.2s 3.2Mnps",
		"§#1 %M %N", "§1/20 %M %N", "§Move 1 of 20: %M %N", "§[%M] %N", "§<%M> %N", "§*%M*: %N", "§[INFO] %M: %N§§§[INFO] Nodes: 1681", "§2023-01-01 12:00:00 INFO %M: %N§§§2023-01-01 12:00:01 INFO total: 1681",
		"§2024-05-01T12:00:00Z DEBUG perft: %M: %N§§§2024-05-01T12:00:01Z DEBUG perft: total 1681", "§> %M: %N§§§> Nodes searched: 1681", "§perft.c:120: %M: %N§§§perft.c:131: total: 1681",
		"§Move %M has %N nodes", "§%M leads to %N positions", "§%M resulted in %N nodes", "§After %M: %N", "§Moved %M, %N nodes", "§perft(%M) = %N", "§%M -> perft(2) = %N§§§perft(3) = 1681", "§%M = %Nn", "§%M: %Nu64",
		"§%A to %B: %N", "§%A %B %N", "§(%A, %B): %N", `§Move("%A", "%B"): %N`, "§%A/%B: %N", "§%A_%B: %N", "§%A..%B: %N", "§src=%A dst=%B count=%N", "§from: %A, to: %B, piece: Pawn, nodes: %N", "§from=%A to=%B nodes=%N", "§P %A-%B %N",
		"§%M (flags 0): %N", "§%M [0]: %N", "§%M [DoublePush]: %N", "§%M (double push): %N", "§%M QUIET: %N", "§%S (%M): %N", "§%M %S %N", "§%S ... %N", "§1. %S %N", "§%M: %N rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
		"§%M: %N FAIL (expected %R)", "§%M: %N != %R", "§%M: %N vs %R", "§%M: ours %N, theirs %R", "§%M: theirs %R, ours %N", "§%M: want %R, got %N", "§%M %R %N", "§%M %N %R", "move,nodes§%M,%N", "Move Nodes Captures§%M   %N   3  1",
		"§│ %M │ %N │", "§**%M**: %N§§§**Total**: 1681", "§[b]%M[/b] %N", "§(%M . %N)", "§info string %M: %N§§§info string Nodes searched: 1681", "§info depth 3 currmove %M currmovenumber 1 nodes %N§§§info depth 3 nodes 1681 time 1 nps 8903000",
		"§%M (depth 2): %N", "§%M: 3 ms, %N nodes", "§%M time 12 nodes %N", "§%M nodes %N qnodes 0 tt 5", "§Move %A-%B (P quiet) generated %N replies",
	} {
		parts := append(strings.Split(form, "§"), "", "", "", "")
		row, between := cmp.Or(parts[1], "%M: %N"), cmp.Or(parts[2], "\n")
		var lines, want []string
		for _, r := range rows {
			lines = append(lines, strings.NewReplacer("%M", r.move, "%A", r.move[:2], "%B", r.move[2:], "%S", r.san, "%N", r.count, "%R", r.right).Replace(row))
			want = append(want, r.move+"="+r.count)
		}
		if parts[4] != "" {
			want = append(want, "total=1681 whole")
		}
		text := fmt.Sprintf("%s\n%s%s\n%s", parts[0], strings.Join(lines, between), parts[3], parts[4])
		if got := pasted(t, text, startpos, 3); got != strings.Join(want, " ") {
			t.Errorf("%s:\ngot  %s\nwant %s", text, got, strings.Join(want, " "))
		}
	}
}

// TestTotals reads a wrong total alone, or with what a test expected, or in a table of depths.
func TestTotals(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"Result: 8903", "=> 8903", "n=8903", "D3: 8903", "3: 8903", "| 3 | 8,903 |", "info depth 3 nodes 8903 time 1 nps 8903000", "8903 (0.003 s, 2967666 nps)", "total moves=8903  time=0.00", "totalNodes: 8903",
		"node_count: 8903", "perft3 8903", "Generated 8903 moves", "8903 nodes visited in: 112", "400 nodes visited in: 112\n8903 nodes visited in: 112", "8 903", "8'903", "8903 0.01", "My engine says 8903", "I get 8903 instead of 8902",
		"assertion `left == right` failed\n  left: 8903\n right: 8902", "Expected: 8902\nActual: 8903", "AssertionError: 8903 != 8902", "Expected equality of these values:\n  perft(pos, 3)\n    Which is: 8903\n  8902",
		"expected:<8902> but was:<8903>", "perft(3) = 8903, want 8902", "  CHECK( perft(3) == 8902 )\nwith expansion:\n  8903 == 8902", "E       assert 8903 == 8902", "FAILED 8903 (8902)", "8902 vs 8903", "Stockfish: 8902\nMine: 8903",
		"perft(3) incorrectly returns 8903, when 8902 is expected.", "I get perft 3 of 8,903 that should be 8,902.\nSo 1 positions too many", "3 ply: 8903", "expected 8903 to equal 8902",
		"expect(8903).toBe(8902)", "perft: [20, 400, 8903]", "nodes: [20, 400, 8903, 197281]", "[20,400,8903]", "results = {1: 20, 2: 400, 3: 8903}",
		"1 20\n2 400\n3 8903\n4 197281", "1,20\n2,400\n3,8903", "1\t20\n2\t400\n3\t8,903", "depth,nodes\n1,20\n2,400\n3,8903", "1. 20\n2. 400\n3. 8903", "1 20 0 0\n2 400 0 0\n3 8903 34 12", "20 400 8903", "3    8902   8903   FAIL",
		"| Depth | Nodes | Captures |\n|---|---|---|\n| 1 | 20 | 0 |\n| 2 | 400 | 0 |\n| 3 | 8903 | 34 |", startpos + " ;D1 20 ;D2 400 ;D3 8903", "perft( 1)= 20 ( 0.000 sec)\nperft( 2)= 400 ( 0.000 sec)\nperft( 3)= 8903 ( 0.000 sec)",
	} {
		if got := pasted(t, text, startpos, 3); !strings.HasPrefix(got, "total=8903") {
			t.Errorf("%q: got %s", text, got)
		}
	}
}
