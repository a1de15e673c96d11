package suite_test

import (
	"strings"
	"testing"

	"github.com/bitray/bitray/perft/suite"
)

const (
	kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
	third    = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"
	// of three plies each
	kiwipeteCounts = kiwipete + " ;D1 48 ;D2 2039 ;D3 97862\n"
	thirdCounts    = third + " ;D1 14 ;D2 191 ;D3 2812\n"
)

// TestReadLoose has the forms in which positions and counts were found in public repositories and posts.
func TestReadLoose(t *testing.T) {
	for _, test := range []struct{ name, text, want string }{
		{"CSV with a header", "fen,depth,nodes\n" + kiwipete + ",3,97862\n\"" + third + "\",5,674624\n" + third + ";4;43238\n",
			kiwipete + " ;D3 97862\n" + third + " ;D5 674624\n" + third + " ;D4 43238\n"},
		{"CSV of counts", "fen,d1,d2,d3\n" + kiwipete + ",48,2039,97862\n" + third + ",14,191,2812\n", kiwipeteCounts + thirdCounts},
		{"CSV with names", "kiwipete; " + kiwipete + ";  2; 2039\nposition3;  " + third + ";   4; 43238", kiwipete + " ;D2 2039\n" + third + " ;D4 43238\n"},
		{"tuples in Rust", "use std::u64;\n\nstruct Case { depth: u32, nodes: u64 }\nconst MAX: usize = 256;\n#[test]\nfn all() {\n    let cases = [\n" +
			"        (\"" + kiwipete + "\", 4, 4_085_603),\n        // (\"" + third + "\", 4, 43239),\n        (\"" + third + "\", 4, 43238u64), // 5 s\n    ];\n" +
			"    for depth in 1..5 {\n        assert_eq!(perft(&board, depth), nodes);\n", kiwipete + " ;D4 4085603\n" + third + " ;D4 43238\n"},
		{"lists in Rust", "    PerftResult {\n        name: \"Kiwipete\".to_owned(),\n        fen: \"" + kiwipete + "\".to_owned(),\n        depth: vec![1, 2, 3, 5],\n" +
			"        nodes: vec![48, 2039, 97862, 193_690_690],\n    },\n", kiwipeteCounts[:len(kiwipeteCounts)-1] + " ;D5 193690690\n"},
		{"attributes in Rust", "#[rstest]\n#[case(\"" + third + "\", 3, 2812)] // #[case(\"x\", 1)]\n#[(\"" + third + "\", 4, 1)]\n", third + " ;D3 2812\n"},
		{"a block above in Go", "func divide() {\n\tb := Parse(\"" + kiwipete + "\")\n}\nfunc TestThird(t *testing.T) {\n\tsolutions := map[int]int64{\n\t\t1: 14,\n\t\t2: 191,\n\t}\n\tpos := \"" + third + "\"\n\tcheck(pos, solutions)\n}\n" +
			"func TestKiwipete(t *testing.T) {\n\tsolutions := map[int]int64{\n\t\t1: 48,\n\t\t2: 2039,\n\t}\n\tpos := \"" + kiwipete + "\"\n}\n",
			kiwipete + "\n" + third + " ;D1 14 ;D2 191\n" + kiwipete + " ;D1 48 ;D2 2039\n"},
		{"a constant for two tests", "const FEN: &str = \"" + third + "\";\nfn one() {\n    assert_eq!(perft(FEN, 1), 14);\n}\nfn two() {\n    assert_eq!(perft(FEN, 2), 191);\n}\n", third + " ;D1 14 ;D2 191\n"},
		{"a macro in Rust", "perft!(\n    \"" + third + "\",\n    1,\n    14\n);", third + " ;D1 14\n"},
		{"arrays in C++", "#include <cstdint>\n{\"" + kiwipete + "\", {48, 2039, 97862ULL}},\n{\"" + third + "\", {0, 14, 191, 2812, 0, 0}},\n{\"" + third + "\", {1, 14,\n 191, 2812}},\n",
			kiwipeteCounts + thirdCounts + thirdCounts},
		{"pairs in C++", `{"` + third + `",{{1,14},{2,191},{3,2812}}},`, thirdCounts},
		{"a wrong second count", `{"` + fen + `", {20, 401}},`, fen + " ;D1 20 ;D2 401\n"},
		{"nodes before depth", "Report(Test.After5plies(\"" + third + "\", 674624, 5));", third + " ;D5 674624\n"},
		{"EPD in quotes", "\t\"" + third + " ;D1 14 ;D3 2812\",\n\t\"" + kiwipete + ";D3 97862\",", third + " ;D1 14 ;D3 2812\n" + kiwipete + " ;D3 97862\n"},
		{"dictionaries in Python", "TESTS = [\n    (\"" + kiwipete + "\",\n     {\n        1: 48,\n        2: 2039, # wiki\n        3: 97862,\n     }),\n    (\"" + third + "\", # end game\n     {1: 14, 2: 191, 3: 2812}),\n]\n",
			kiwipeteCounts + thirdCounts},
		{"depth 0", "['fen " + third + "', 0, 1,  'cpw-pos3-0'],\n['fen " + third + "', 1, 14, 'cpw-pos3-1'],\n", third + " ;D0 1\n" + third + " ;D1 14\n"},
		{"startpos", `("startpos", [20, 400, 8902]),`, fen + " ;D1 20 ;D2 400 ;D3 8902\n"},
		{"names before positions", "startpos|startpos|3|8902\n\"startpos\": " + third + " | 3 | 2812\n", fen + " ;D3 8902\n" + third + " ;D3 2812\n"},
		{"a depth that is the number of legal moves", "{\"7k/8/p7/8/8/1P6/8/7K b - - 0 1\", 4, 637},\n{\"k7/6p1/8/8/8/8/7P/K7 w - - 0 1\", 5, 7574},\n{\"8/5K1p/r7/6q1/2p5/5qk1/8/8 w - - 0 1\", 1, 1},\n{\"8/8/8/8/8/8/8/K1k5 w - -\", 2, 3},\n",
			"7k/8/p7/8/8/1P6/8/7K b - - 0 1 ;D4 637\nk7/6p1/8/8/8/8/7P/K7 w - - 0 1 ;D5 7574\n8/5K1p/r7/6q1/2p5/5qk1/8/8 w - - 0 1 ;D1 1\n8/8/8/8/8/8/8/K1k5 w - - ;D2 3\n"},
		{"a table of small counts", "8/8/8/8/8/8/8/K1k5 w - -\n| 1 | 1 |\n| 2 | 3 |\n| 3 | 12 |\n", "8/8/8/8/8/8/8/K1k5 w - - ;D1 1 ;D2 3 ;D3 12\n"},
		{"no legal move", "7k/5Q2/6K1/8/8/8/8/8 b - -,0,0,0\n{\"7k/5Q2/6K1/8/8/8/8/8 b - -\", 5, 0}\n",
			"7k/5Q2/6K1/8/8/8/8/8 b - - ;D1 0 ;D2 0 ;D3 0\n7k/5Q2/6K1/8/8/8/8/8 b - - ;D5 0\n"},
		{"code above", "void test(int depth, long expected);\n    0 => nodes += 1,\n    1 => nodes += moves,\n  test(\n    \"" + third + "\",\n    1,\n    14,\n    191,\n", third + " ;D1 14 ;D2 191\n"},
		{"assertions in C", "char fen[] = \"" + third + "\";\nboard->rights = 0x0;\nassert(perft(board, 3) == 2812);\nassert(perft_with_unmake(board, 4) == 43238);\n",
			third + " ;D3 2812 ;D4 43238\n"},
		{"assertions in Java", "setFen(\"" + third + "\");\nassertPerft(board, 1, 14, 1, 0, 2, 0);\nassertPerft(board, 2, 191, 14, 0, 10, 0);\nassertPerft(board, 3, 2812, 209, 2, 267, 0);\n", thirdCounts},
		{"cases in Go", "fen := \"" + third + "\"\ntests := []perftTest{\n\t{name: \"depth1\", depth: 1, count: 14},\n\t{name: \"depth2\", depth: 2, count: 191},\n\t{name: \"depth3\", depth: 3, count: 2812},\n",
			thirdCounts},
		{"arguments above in C#", "[Arguments(1, 48)]\n[Arguments(2, 2039)]\npublic void First(int depth)\n  new Position(\"" + kiwipete + "\");\n[Arguments(1, 14)]\n  new Position(\"" + third + "\");\n",
			kiwipete + " ;D1 48 ;D2 2039\n" + third + " ;D1 14\n"},
		{"JSON over lines, counts first", "[\n  {\n    \"depth\":2,\n    \"nodes\":2039,\n    \"fen\":\"" + kiwipete + "\"\n  },\n  {\n    \"depth\":3,\n    \"nodes\":2812,\n    \"fen\":\"" + third + "\"\n  }\n]\n",
			kiwipete + " ;D2 2039\n" + third + " ;D3 2812\n"},
		{"JSON over lines, position first", "{\n  \"fen\": \"" + third + "\",\n  \"d1\": 14,\n  \"d3\": 2812\n}", third + " ;D1 14 ;D3 2812\n"},
		{"Markdown", "## Perft\n| Position | FEN | d1 | d2 | d3 |\n|---|---|---|---|---|\n| Position 2 | `" + kiwipete + "` | 48 | 2039 | 97,862 |\n| 3 | `" + third + "` | 14 | 191 | (skip) |\n",
			kiwipeteCounts + third + " ;D1 14 ;D2 191\n"},
		{"positions last", "| Depth | Expected | FEN |\n|---|---|---|\n| 3 | 2,812 | `" + third + "` |\n(3, 97862, \"" + kiwipete + "\"),\n", third + " ;D3 2812\n" + kiwipete + " ;D3 97862\n"},
		{"numbers of positions", "1. " + third + "\nperft(1) = 14\nPosition 4 (1): " + third + "\nperft(1) = 14\n", strings.Repeat(third+" ;D1 14\n", 2)},
		{"expected and actual", "| # | FEN | depth | expected | actual | delta |\n|---:|---|---:|---:|---:|---:|\n| 1 | `" + kiwipete + "` | 4 | 4,085,603 | 4,085,604 | +1 |\n",
			kiwipete + " ;D4 4085603\n"},
		{"got and expected, positions last", "| Depth | Δ | Got | Expected | FEN |\n|--|--|--|--|--|\n| 3 | -1 | 2,811 | 2,812 | `" + third + "` |\n\n| " + third + " | 3 | 2812 |\n",
			third + " ;D3 2812\n" + third + " ;D3 2812\n"},
		{"more columns than the heading says are needed", "fen;depth;nodes;time (ms)\n" + kiwipete + ";3;97.862;30\n\nnodes,fen,ply\n2812,\"" + third + "\",3\n", kiwipete + " ;D3 97862\n" + third + " ;D3 2812\n"},
		{"a first depth below", "{ \"" + third + "\",\n .counts={14, 191, 2812},\n .start_depth = 1\n},\n\"" + third + "\"\n{1, 14, 190}\nstart_depth=0\n\"" + third + "\"\nmin_depth: 2\n191, 2812\n\"" + third + "\"\n14 191\nmax_depth: 6",
			thirdCounts + third + " ;D1 14 ;D2 190\n" + third + " ;D2 191 ;D3 2812\n" + third + " ;D1 14 ;D2 191\n"},
		{"a table below", "FEN: " + third + "\n\n| Depth | Nodes | Captures | E.p. | Total |\n|--|--|--|--|--|\n| 1 | 14 | 1 | 0 | 14 |\n| 2 | 191 | 14 | 0 | 205 |\n| 3 | 2,812 | | |\n", thirdCounts},
		{"perft = below", "Kiwipete (position 2):\n" + kiwipete + "\nperft 1 = 48\nperft 2 = 2039\nperft 3 = 97,862\n" + third + "\nperft(1) = 14\nperft(2) = 191\nperft(3) = 2812\n", kiwipeteCounts + thirdCounts},
		{"counts that are wrong, with their depths", third + "\nperft 1 = 15\nperft(2) = 11\ndepth 3, nodes 0\n" + `"` + third + ";D1 15;D2 191\",\n", third + " ;D1 15 ;D2 11 ;D3 0\n" + third + " ;D1 15 ;D2 191\n"},
		{"depth: below", third + "\ndepth 1: 14 nodes in 0.01 s\ndepth 2: 191 nodes in 0.02 s\ndepth 3: 2.812 nodes in 0.30 s\n", thirdCounts},
		{"GoogleTest and Catch", "Engine engine;\nengine.fromFen(\"" + third + "\");\nEXPECT_EQ(engine.perft(1), 14);\nEXPECT_EQ(191ULL, engine.perft(2));\n" +
			"// REQUIRE(perft(4, board) == 43239);\nREQUIRE(perft(3, board) == 2812);\n", thirdCounts},
		{"a test named by its position", "SECTION(\"Perft of " + third + "\") {\n  set(\"" + third + "\");\n  REQUIRE(perft(1, board) == 14);\n", third + " ;D1 14\n"},
		{"tests in Rust", "let b = Board::from_fen(\"" + third + "\");\nassert_eq!(perft(&b, 3), 2_812);\nassert_eq!(perft::<true>(&mut b, 2), 191u64);\n" +
			"assert_eq!(perft(&Board::new(\"" + third + "\"), 4), 43238);\n", third + " ;D2 191 ;D3 2812\n" + third + " ;D4 43238\n"},
		{"tests in Python", "b = Board(\"" + third + "\")\nself.assertEqual(b.perft(1), 14)\nself.assertEqual(191, perft(b, 2))\nassert b.perft(3) == 2812\n", thirdCounts},
		{"tests in Go", "p := Parse(\"" + third + "\")\nif got := perft(p, 3); got != 2812 {\nif p.Perft(2) != 191 {\nassert.Equal(t, uint64(14), p.Perft(1))\n", thirdCounts},
		{"tests in Java", "Board b = new Board(\"" + third + "\");\nassertEquals(2812L, Perft.run_perft(b, 3));\nassertThat(perft(b, 2)).isEqualTo(191);\nexpect(perft(1)).toBe(14);\n", thirdCounts},
		{"calls that check nothing", "b = Board(\"" + third + "\")\nassert perft(b, 1) == 14\ntimeit(perft(b, 5), number=10)\nperft(b, depth - 1), 20\nreturn perft(5) took 12\n", third + " ;D1 14\n"},
		{"startpos as a row", "startpos;D1 20\nstartpos ;D1 20; D2 400\nstartpos D3 8902\nstartpos 20 400\n", fen + " ;D1 20\n" + fen + " ;D1 20 ;D2 400\n" + fen + " ;D3 8902\n" + fen + " ;D1 20 ;D2 400\n"},
		{"calls with other numbers in Go", "\tRunPerfTests(t, \"" + third + "\", 6, 11030083, -1)\n\tRunPerfTests(t, \"" + kiwipete + "\", 5, 193690690, 35043416)\n\tRunPerfTests(t, \"" + third + "\", 3, 2812, +1)\n",
			third + " ;D6 11030083\n" + kiwipete + " ;D5 193690690\n" + third + " ;D3 2812\n"},
		{"counts among others", "  ['" + third + "', 3, 2812, 'cpw-pos3-3'],\n{.fen = \"" + kiwipete + "\",\n .depth = 3,\n .leaf_node_count = 97862,\n .captures_count = 17102},\ntest(\"" + kiwipete + "\",\n  2, {2039, 351, 1, 91, 0}) &&\n",
			third + " ;D3 2812\n" + kiwipete + " ;D3 97862\n" + kiwipete + " ;D2 2039\n"},
		{"how deep a program goes", "(\n \"" + kiwipete + "\",\n vec![1, 48, 2_039, 97_862],\n 2,\n),\n(3, \"" + third + "\", [14, 191, 2812]),\n", kiwipeteCounts + thirdCounts},
		{"a depth before the position, a count after it", "test(2, \"" + kiwipete + "\", 2039);\nvoid three() {\nassertEquals(\n  perftTest(3, new Board(\"" + third + "\"), 2812),\n  2812);\n}\nvoid four() {\ntest(\n  4,\n  \"" + third + "\",\n  43238,\n);\n",
			kiwipete + " ;D2 2039\n" + third + " ;D3 2812\n" + third + " ;D4 43238\n"},
		{"code below a table", "mod tests {\n  const T: [(&str, [u64; 3]); 1] = [\n    (\n      \"" + third + "\",\n      [14, 191, 2812],\n    ),\n  ];\n  fn one() {\n    let nodes = pos.perft(1);\n    assert_eq!(nodes, results[0]);\n  }\n  fn two() {\n    assert_eq!(2, results.len() - 1);\n  }\n", thirdCounts},
		{"results that are kept in Java", "board.load(\"" + third + "\");\nlong nodes = perft(board, 5, 1);\nassertEquals(674624, nodes);\nfinal long more = perft(board, 1);\n\nexpect(more).toBe(14);\n", third + " ;D1 14 ;D5 674624\n"},
		{"other names of functions", "ChessBoard board(\"" + third + "\");\nAssert::AreEqual(14, (int)numberOfMovesAfterDepth(board, 1));\nAssert::AreEqual(2, castlings(movesAtDepth2));\n", third + " ;D1 14\n"},
		{"names of the start position", "(chess.STARTING_FEN, 1, 20),\nassert_perft(START_POS_FEN, 3, 8_902);\nassertEquals(400, perft(DEFAULT_FEN, 2));\nb = startboard()\n@test perft(b, 1) == 20\n", fen + " ;D1 20\n" + fen + " ;D3 8902\n" + fen + " ;D2 400\n" + fen + " ;D1 20\n"},
		{"names with numbers, and of the start position", "\"startpos|4|197281|Starting position depth 4\"\n\"" + fen + "|5|4865609|startpos d5\"\n\"" + third + "|5|674624|d5\"\n",
			fen + " ;D4 197281\n" + fen + " ;D5 4865609\n" + third + " ;D5 674624\n"},
		{"a list on one line in Go", "func TestThird(t *testing.T) {\n\tsolutions := map[int]int64{1: 14, 2: 191, 3: 2812}\n\tpos := \"" + third + "\"\n}\n", thirdCounts},
		{"lists that are filled in C++", "Positions.push_back(\"" + third + "\");\nPositionDepths.push_back(3);\nPositionNodes.push_back(2812);\n", third + " ;D3 2812\n"},
		{"an engine's table", "position fen " + third + "\ndepth: 1 nodes: 14 time: 0ms knps: 0\ndepth: 3 nodes: 2.812 time: 1.944ms knps: 2.502\n", third + " ;D1 14 ;D3 2812\n"},
		{"other words", "  fen: \"" + third + "\",\n  depth: 4,\n  actual_moves: 43_238,\n}\nboard: \"" + third + "\",\n{ depth: 1, shouldBe: 14 },\n", third + " ;D4 43238\n" + third + " ;D1 14\n"},
		{"one number without a position", "void all() {\n  perft(2);\n}\ntest \"movegen: startpos perft 1-5\" {\n", fen + "\n"},
		{"the same count twice", third + " ;D1 14 ;D1 14\n", third + " ;D1 14\n"},
		{"a wrong first count", `{"` + third + `", {15, 191, 2812}},` + "\n" + `{"` + fen + `", {21, 400}},` + "\n", third + " ;D1 15 ;D2 191 ;D3 2812\n" + fen + " ;D1 21 ;D2 400\n"},
		{"a count that is far off", `"` + kiwipete + `", [48, 2039, 17862]` + "\n" + kiwipete + ",48,2039,978620\n" + kiwipete + "\n| 1 | 48 |\n| 2 | 9039 |\n| 3 | 97862 |\n",
			kiwipete + " ;D1 48 ;D2 2039 ;D3 17862\n" + kiwipete + " ;D1 48 ;D2 2039 ;D3 978620\n" + kiwipete + " ;D1 48 ;D2 9039 ;D3 97862\n"},
		{"a heading with depth and nodes, and wrong counts", third + "\n| Depth | Nodes | Captures | Checks |\n|--|--|--|--|\n| 1 | 15 | 1 | 2 |\n| 2 | 191 | 14 | 10 |\n" +
			third + "\nDepth Nodes Captures\n1 13 1\n2 1,191 14\n" + third + "\ndepth,nodes,captures\n2,201,191\n" + third + "\nDepth\tNodes\tTime\n1\t14\t0.1\n2\t17862\t0.4\n",
			third + " ;D1 15 ;D2 191\n" + third + " ;D1 13 ;D2 1191\n" + third + " ;D2 201\n" + third + " ;D1 14 ;D2 17862\n"},
		{"a heading that is over", "f(\"Depth\", \"positions\")\ndepth,nodes\n\"" + third + "\", 1, 14, 1\n", third + " ;D1 14\n"},
		{"the log of an engine", "FEN: " + third + "\nDepth: 3\nNodes searched : 2,813\nTime: 2812 ms\nFEN: " + third + "\nNodes searched: 2812\nDepth: 3\nNPS: 62181944\nposition fen " + third + "\ngo perft 2\n\na5a4: 15\nNodes searched: 192\n",
			third + " ;D3 2813\n" + third + " ;D3 2812\n" + third + " ;D2 192\n"},
		{"numbers of other things by their names", third + "\nDepth 1: 15 nodes, 14 ms\nDepth 2: 191 nodes (15 ms), 14 captures\n{\n\"fen\": \"" + third + "\",\n{\"depth\": 1, \"nodes\": 15, \"captures\": 14},\n{\"depth\": 2, \"nodes\": 191, \"captures\": 1}\n}\n",
			strings.Repeat(third+" ;D1 15 ;D2 191\n", 2)},
		{"rows without depths", third + "\n 14 1 0 0 0 2 0\n 192 14 0 0 0 10 0\n 2812 209 2 0 0 267 0\n", third + " ;D1 14 ;D2 192 ;D3 2812\n"},
		{"members above in C", "expected[] = {\n { .nodes = 1, .captures = 0 },\n { .nodes = 14, .captures = 1 },\n { .nodes = 190, .captures = 14 }\n};\nparse(\"" + third + "\");\n", third + " ;D1 14 ;D2 190\n"},
		{"plies from 0", third + "\nPlies = 0\nLeafNodes = 14\nPlies = 1\nLeafNodes = 192\n", third + " ;D1 14 ;D2 192\n"},
		{"pipes in Gleam", "load(\"" + third + "\")\nperft.perft(game, 1) |> should.equal(14)\nperft.perft(game, 2) |> should.equal(192)\n", third + " ;D1 14 ;D2 192\n"},
		{"calls among other code", "ChessBoard board(\"" + third + "\");\nEXPECT_EQ(perft(board, Color::WHITE, 1), 14);\nMoveList movesAtDepth1 = movesAtDepth(board, 1);\nEXPECT_EQ(perft(board, Color::WHITE, 2), 192);\n", third + " ;D1 14 ;D2 192\n"},
		{"a heading that names the start position", "Board(\"" + third + "\")\n\nPerft from the starting position, single-threaded:\n\n| Depth | Nodes | Time |\n|--|--|--|\n| 2 | 401 | 6.7 min |\n\n## Initial position\n1: 20\n2: 400\n",
			third + "\n" + fen + " ;D2 401\n" + fen + " ;D1 20 ;D2 400\n"},
		{"a table with a column for each position", "1. " + fen + "\n2. `" + kiwipete + "`\n3. " + third + "\n\n| Depth | Pos1 | Pos2 | Pos3 |\n|---|---|---|---|\n| 1 | 21 | 48 | 14 |\n| 2 | 400 | 2,039 | 192 |\n| 3 | 8902 | 17,862 | (later) |\n| 4 | | | 43,238 |\n",
			fen + " ;D1 21 ;D2 400 ;D3 8902\n" + kiwipete + " ;D1 48 ;D2 2039 ;D3 17862\n" + third + " ;D1 14 ;D2 192 ;D4 43238\n"},
		{"columns for the last two of three positions", fen + "\n" + kiwipete + "\n" + third + "\ndepth,a,b\n1,48,14\n2,2039,192\nagain: " + third + "\n  depth    nodes  ms\n  1    14   2\n  2   192   9\n",
			fen + "\n" + kiwipete + " ;D1 48 ;D2 2039\n" + third + " ;D1 14 ;D2 192\n" + third + " ;D1 14 ;D2 192\n"},
		{"a row below positions without counts", strings.Repeat("\""+third+"\",\n\""+third+"2\",\n", 2) + "\"" + third + " ;D1 14 ;D2 191 ;D3 2812\",\n", strings.Repeat(third+"\n"+third+"2\n", 2) + thirdCounts},
		{"words in some rows of a table", third + "\n| 1 | 14 | 1 | 0 |\n| 2 | 192 | 14 | 0 |\n| 3 | 2812 | 209 | fine |\n", third + " ;D1 14 ;D2 192 ;D3 2812\n"},
		{"the depth and the nodes before a position, with its name", "depth 3  time 53    nodes 2813     nps 293209111 fen " + third + "\n", third + " ;D3 2813\n"},
		{"names and numbers of arguments in Erlang", "Fen = <<\"" + third + "\">>,\n14 = fast_perft(1, Game1),\n192 = fast_perft(2, Game1),\n\n%% love_perft_2/1\n", third + " ;D1 14 ;D2 192\n"},
		{"a position in a definition in C", "{\"" + third + "\", 1, 14},\n#define kiwi \"" + kiwipete + "\"\n/*\nDepth\tNodes\n1\t48\n2\t2049\n*/\n", third + " ;D1 14\n" + kiwipete + " ;D1 48 ;D2 2049\n"},
		{"macros in Swift", "let fen = \"" + third + "\"\n#expect(perft(state, 2) == 192)\n", third + " ;D2 192\n"},
		{"a name of the start position for another", "val startingBoard = Board.fromFen(\"" + third + "\")\nassert(perft(startingBoard, 1) == 14)\nassert(perft(startingBoard, 2) == 192)\n", third + " ;D1 14 ;D2 192\n"},
		{"a table in DokuWiki", third + "\n^Depth^Nodes^Captures^Total Nodes^\n|1|14|1|14|\n|2|192|14|205|\n", third + " ;D1 14 ;D2 192\n"},
		{"lists in Fortran", "positions(3)%fen = '" + third + "'\npositions(3)%nodes = (/ 14,191,2822 /)\n", third + " ;D1 14 ;D2 191 ;D3 2822\n"},
		{"what a program got beside what is expected", "a_test.go:265: Depth: 3 Expected: 2813 Got: 2814\na_test.go:269: " + third + "\n", third + " ;D3 2813\n"},
		{"two calls in Julia", "fen = \"" + third + "\"\n@test perft(b1, 2) == perft(b2, 2) == 192\n", third + " ;D2 192\n"},
		{"a list after perft", "fen: " + third + "\nperft: [14, 192]\n8/8/8/8/8/8/8/K1k5 w - - 0 1\n\"perft\": [1, 3]\n", third + " ;D1 14 ;D2 192\n8/8/8/8/8/8/8/K1k5 w - - 0 1 ;D1 1 ;D2 3\n"},
		{"the number of a position above its counts", "- name: pos 4\n  results:\n    - { depth: 1, nodes: 14, captures: 1 }\n    - { depth: 2, nodes: 192, captures: 14 }\n  fen: " + third + "\n", third + " ;D1 14 ;D2 192\n"},
		{"prose alone", "What follows\nis prose of 3 lines,\nand has 2 numbers.\n", ""},
	} {
		rows, err := suite.Read(strings.NewReader(test.text), "x")
		var got strings.Builder
		if err == nil {
			err = suite.Write(&got, rows)
		}
		if err != nil || got.String() != test.want {
			t.Errorf("%s: error %v, got\n%swant\n%s", test.name, err, got.String(), test.want)
		}
	}
}

// TestReadLooseRefuses has numbers that may be counts in more than one way, or in none, and what looks like a position or counts and is
// not.
func TestReadLooseRefuses(t *testing.T) {
	for _, test := range []struct{ name, text, place, reason string }{
		{"a count without a depth", `"` + third + `;674624",`, "x:1:", `expected the counts from depth 1, the first of them 14, or each with its depth, found ";674624`},
		{"a depth without a count", `("` + third + `", 1)`, "x:1:", "expected the counts from"},
		{"measured beside expected", "| `" + third + "` | 3 | 2813 | 2812 |", "x:1:", "3 | 2813 | 2812"},
		{"two counts, one far off", "'" + kiwipete + "', 48, 400],", "x:1:", "expected the counts from"},
		{"zero among counts", `"` + kiwipete + `", [48, 0, 97862]`, "x:1:", "expected the counts from"},
		{"a most depth and depth 1 alone", `{"` + third + `", 4, 14}`, "x:1:", "expected the counts from"},
		{"columns of which each may be meant", "\"" + third + "\"\n1 14 14\n2 191 190\n3 2812 2813\n", "x:1:", "expected the counts from"},
		{"columns of several positions, and of captures", fen + "\n" + kiwipete + "\n| depth | first | captures | second | captures |\n| 1 | 20 | 0 | 48 | 8 |\n| 2 | 400 | 0 | 2039 | 351 |\n| 3 | 8902 | 34 | 97862 | 17102 |\n",
			"x:2:", "expected the counts of one position alone, found more"},
		{"a constructor with other numbers", "(\"" + third + "\",\n[DI 14 1 0,\n DI 191 14 0,\n DI 2812 209 2])\n" + fen + " ;D1 20\n", "x:4:", "expected a position, or counts and nothing else"},
		{"counts by names of positions", "pos2 = \"" + kiwipete + "\"\npos3 = \"" + third + "\"\n{pos2, [48, 2039, 97862]},\n", "x:3:", "expected a position, or counts and nothing else"},
		{"words after the count", kiwipete + "\n| 1 | 48 | PASS |\n| 2 | 2039 | PASS |\n", "x:3:", "expected a position, or counts and nothing else"},
		{"a count in a sentence of one depth", third + "\nperft depth = 1 returns 32, but the right number is 33.\n", "x:2:", "expected a position, or counts and nothing else"},
		{"nodes of a search", "mid|" + kiwipete + "|12|295507", "x:1:", "expected the counts from"},
		{"three digits or a group of three", `("` + third + `", 3, 2, 812)`, "x:1:", "expected the counts from"},
		{"a count that is no number", third + "\nperft(1) = 14\nperft(2) = 19l1\n", "x:1:", "19l1"},
		{"numbers that are no counts", "IsPinned(\"" + third + "\", D6, C4, 0),", "x:1:", "expected the counts from"},
		{"depths that are no counts", "{\"" + third + "\", 4, 6}", "x:1:", "expected the counts from"},
		{"captures alone", "(\"" + kiwipete + "\", 3, 17102)", "x:1:", "expected the counts from"},
		{"two that may be meant", "(\"" + kiwipete + "\", 3, 97861, 97863)", "x:1:", "expected the counts from"},
		{"expected, then measured, after their difference", "| 4 | +1 | 74,983 | 74,984 | `5b2/3R2kp/1r4p1/5rP1/8/5NKP/6B1/8 b - - 0 1` |", "x:1:", "74,983 | 74,984"},
		{"counts without a position", "depth 1: 20\ndepth 2: 400\n", "x:1:", `expected a position for the counts "depth 1: 20"`},
		{"a test of a position that is set up in another way", "board.reset();\nEXPECT_EQ(perft(1), 20);\nEXPECT_EQ(perft(2), 400);\nboard.set(\"" + third + "\");\n", "x:2:", `expected a position for the counts "EXPECT_EQ(perft(1), 20);"`},
		{"counts in another block", "  {\n    fen: FIRST,\n    depth: 1,\n    nodes: 20\n  },\n  {\n    fen: '" + third + "',\n    depth: 2,\n    nodes: 191\n  }\n", "x:3:", `expected a position for the counts "    depth: 1,"`},
		{"a sentence that goes on", "| " + third + " | 3 | 2812 |\n\nThe others match (start d5 4865609, position 6\nd4 3894594).\n", "x:3: expected a position, or counts and nothing else", "else"},
		{"moves from startpos", "startpos moves e2e4 ;D1 20", "x:1:", "piece placement"},
		{"counts in a sentence", third + "\nDepth 1: 14\n- Depth 2 gives 192\n", "x:3:", "expected a position, or counts and nothing else"},
		{"counts of a row that is complete", third + " ;D1 14\n2: 191\n", "x:2:", `expected a position for the counts "2: 191"`},
		{"a damaged position", "{\"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1 w - - 0 1\", 1, 14},\n{\"" + third + `", 1, 14},`, "x:1:", "piece placement"},
		{"a badly damaged position", `("8/8x w - -", 1, 14)`, "x:1:", "piece placement"},
		{"a position that is unplayable", `("8/8/8/8/8/8/8/K7 w - - 0 1", {3, 9})`, "x:1:", "one black king"},
		{"counts by variables", "Fen1 = <<\"" + third + "\">>,\nFen2 = <<\"" + kiwipete + "\">>,\n14 = fast_perft(1, Game1),\n48 = fast_perft(1, Game2),\n", "x:2:", "depth 1 already has a count"},
		{"a list in Lisp, nearly right", "(chess-fen-to-pos \"" + kiwipete + "\")\n(should (equal (chess-perft position 3) '(97863 17102 45)))\n", "x:2:", "expected a position, or counts and nothing else"},
		{"attributes with counts of a position that is not named", "#[bench::shallow(4, 197_291)]\nfn bench(depth: u32) {\n}\n", "x:1:", "expected a position for the counts"},
		{"counts by names, after other rows", "KIWIPETE = \"" + kiwipete + "\"\n(\"" + third + "\", [14, 191]),\n(KIWIPETE, 3, 97863),\n", "x:3:", "expected a position, or counts and nothing else"},
		{"a list before its position", "test([14,191,2822,43238], \"" + third + "\")\n", "x:1:", "expected a position, or counts and nothing else"},
		{"arguments after the depth", "fen = \"" + kiwipete + "\"\nassert(generalPerft(&b,3,print,0,0ULL) == 97'863, \"depth 3\")\n", "x:2:", "expected a position, or counts and nothing else"},
		{"a depth after another word", third + "\nValidating depth: 1 perft: 15\n", "x:2:", "expected a position, or counts and nothing else"},
		{"counts below another name", "startpos:\nd1 = 20\n\nkiwipete:\nd2 = 2039, d3 = 97862\n", "x:5:", `expected a position for the counts "d2 = 2039, d3 = 97862"`},
		{"a negative number in groups", third + "\n-1,234\n", "x:1:", "expected the counts from"},
		{"another game", "expect perft.exp chess startpos 1 20\nexpect perft.exp crazyhouse startpos 4 197742\n2 400\n3 8902\n", "x:2:", "expected standard chess or Chess960, found crazyhouse"},
		{"two positions", `("` + third + `", 14), ("` + kiwipete + `", 48)`, "x:1:", "expected the counts of one position on a line"},
	} {
		_, err := suite.Read(strings.NewReader(test.text), "x")
		if err == nil || !strings.HasPrefix(err.Error(), test.place) || !strings.Contains(err.Error(), test.reason) {
			t.Errorf("%s: error %v, want %s at %s", test.name, err, test.reason, test.place)
		}
	}
}

// TestReadAfterRefused has counts above a position, in the block after that of a position that is refused.
func TestReadAfterRefused(t *testing.T) {
	for _, test := range []struct{ name, text, want, place string }{
		{"a position", "x = {\n  a: {\n    fen: '8/8/8/8/8/8/8/K7',\n    depth: 2,\n    nodes: 5\n  }\n}\ny = [\n  {\n    depth: 3,\n    nodes: 2812,\n    fen: \"" + third + "\"\n  }\n]\n", third + " ;D3 2812\n", "x:3:"},
		{"counts of another test", "[InlineData(1, 20)]\n[InlineData(2, 400)]\npublic void A(int depth)\n{\n}\n\n[InlineData(1, 14)]\n[TestCase(2, 191ul)]\npublic void B(int depth)\n{\n  Load(\"" + third + "\");\n}\n[DataRow(1, 48)]\n[DataRow(2, 2039)]\n  Load(\"" + kiwipete + "\");\n",
			third + " ;D1 14 ;D2 191\n" + kiwipete + " ;D1 48 ;D2 2039\n", "x:1:"},
	} {
		rows, err := suite.Read(strings.NewReader(test.text), "x")
		var got strings.Builder
		if writeErr := suite.Write(&got, rows); writeErr != nil || got.String() != test.want || err == nil || !strings.HasPrefix(err.Error(), test.place) || strings.Contains(err.Error(), "more") {
			t.Errorf("%s: got %q and %v, want %q and an error at %s", test.name, got.String(), err, test.want, test.place)
		}
	}
}
