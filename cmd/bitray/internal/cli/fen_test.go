package cli

import "testing"

// TestFindFEN takes FENs from where people have them, and leaves what is wrong with them.
func TestFindFEN(t *testing.T) {
	const fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
	for text, want := range map[string][3]string{
		"/// /// a/b/c/d/e/f":                 {"", "/// /// a/b/c/d/e/f", ""},
		fen:                                   {"", fen, ""},
		`[FEN "` + fen + `"]`:                 {`[FEN "`, fen, `"]`},
		"position fen " + fen + " moves e1e2": {"position fen ", fen, " moves e1e2"},
		`  "` + fen + `", // bare kings`:      {`  "`, fen, `", // bare kings`},
		"“4k3/8/8/8/8/8/8/4K3 w – – 0 1”;":    {"“", fen, "”;"},
		fen + ";":                             {"", fen, ";"},
		`{"fen":"4k3\/8\/8\/8\/8\/8\/8\/4K3 w - - 0 1"}`:                  {`{"fen":"`, fen, `"}`},
		"https://lichess.org/editor/4k3/8/8/8/8/8/8/4K3_w_-_-_0_1?a=b":    {"https://lichess.org/editor/", fen, "?a=b"},
		"x?fen=4k3%2F8%2F8%2F8%2F8%2F8%2F8%2F4K3+w+-+-+0+1&tab=1":         {"x?fen=", fen, "&tab=1"},
		"position startpos moves e2e4":                                    {"position ", "startpos", " moves e2e4"},
		"rnQ~q1b1r/8/8/8/8/8/8/4K3 b - - 0 5":                             {"", "rnQ~q1b1r/8/8/8/8/8/8/4K3 b - - 0 5", ""},
		"4k3/8/8/8/8/8/8/4K3 w - - 3+3 0 1":                               {"", "4k3/8/8/8/8/8/8/4K3 w - - 3+3 0 1", ""},
		" " + fen + `; id "a_b"; `:                                        {"", " " + fen + `; id "a_b"; `, ""},
		`"4k3/8/8/8/8/8/4K3 w KQxq - 0 1"`:                                {`"`, `4k3/8/8/8/8/8/4K3 w KQxq - 0 1`, `"`},
		"<code>4k3/8/8/8/8/8/8/4K3&nbsp;w&nbsp;-&nbsp;-</code>":           {"<code>", "4k3/8/8/8/8/8/8/4K3 w - -", "</code>"},
		"12\t" + fen + "\t5\t29":                                          {"12\t", fen, "\t5\t29"},
		"12 " + fen + " // kings":                                         {"12 ", fen, " // kings"},
		"4k 3/8/8/8/8/8/8/4K3 w - -":                                      {"", "4k 3/8/8/8/8/8/8/4K3 w - -", ""},
		"4k3/8/8/8/8/8/8/4K3 w - - acd 12;":                               {"", "4k3/8/8/8/8/8/8/4K3 w - - acd 12;", ""},
		"See 4k3/8/8/8/8/8/8/4K3 w - -.":                                  {"See ", "4k3/8/8/8/8/8/8/4K3 w - -", "."},
		"4k3/8/8/8/8/8/8/4K3 w - - 0 ?":                                   {"", "4k3/8/8/8/8/8/8/4K3 w - - 0 ?", ""},
		fen + ": 5 moves":                                                 {"", fen, ": 5 moves"},
		fen + " / 5":                                                      {"", fen + " / 5", ""},
		`x("rnbqkbnr&pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -")`:       {`x("`, "rnbqkbnr&pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -", `")`},
		`x("4k3|8|8|8|8|8|8|4K3 w - - 0 1");`:                             {`x("`, "4k3|8|8|8|8|8|8|4K3 w - - 0 1", `");`},
		"_" + fen + "_":                                                   {"_", fen, "_"},
		"fens.epd-12-" + fen:                                              {"fens.epd-12-", fen, ""},
		"(x/8/8/8/8/8/8/8 w - -)":                                         {"(", "x/8/8/8/8/8/8/8 w - -", ")"},
		"//" + fen:                                                        {"//", fen, ""},
		"Is it " + fen + "? Yes.":                                         {"Is it ", fen, "? Yes."},
		"4k3 / 8 / 8 / 8 / 8 / 8 / 8 / 4K3 w - - 0 1, x / y":              {"", fen, ", x / y"},
		"- 4k3/8/8/8/8/8/8/4K3 - - 0 1 | 5":                               {"- ", "4k3/8/8/8/8/8/8/4K3 - - 0 1", " | 5"},
		"rnbqkbnr pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1":        {"", "rnbqkbnr pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", ""},
		"`rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w`": {"`", "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w", "`"},
	} {
		if got := FindFEN(text); [3]string{got.Before, got.FEN, got.After} != want {
			t.Errorf("%s: %q, want %q", text, [3]string{got.Before, got.FEN, got.After}, want)
		}
	}
}
