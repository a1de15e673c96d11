package suite_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/suite"
)

const fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

func TestReadJSON(t *testing.T) {
	for _, test := range []struct {
		name, text string
		want       string // as Write writes it
		tags       []string
	}{
		{"all members", `{"fen": "` + fen + `", "source_urls": ["https://x/{\"}"], "tags": ["a", "b c\"]"], "context_quality": 2, "d1": 20, "d2": 400, "d3": 0, ` +
			`"divide_d1": {"a2a3": 1}, "divide_d3": {}}`, fen + " ;D1 20 ;D2 400\n", []string{"a", `b c"]`}},
		{"no blanks, another order", `{"d2":400,"fen":"` + fen + `","d1":20}`, fen + " ;D1 20 ;D2 400\n", nil},
		{"many blanks", "\t{  \"fen\"\t:  \"" + fen + "\"  ,\t\"d1\" : 20 , \"tags\" : [ \"x\" ] }  \r", fen + " ;D1 20\n", []string{"x"}},
		{"unknown", `{"fen": "` + fen + `", "d1": null, "tags": null, "divide_d1": null, "x": {"y": [1, {"z": "}"}]}, "d4": 197281, "dx": "x", "d": 1}`, fen + " ;D4 197281\n", nil},
		{"blanks between the fields", `{"fen": "` + strings.ReplaceAll(fen, " ", "  ") + `", "d1": 20}`, fen + " ;D1 20\n", nil},
		{"escapes", `{"fen": "` + strings.ReplaceAll(fen, "/", `\/`) + `", "source_urls": ["\\", "\""], "d1": 20}`, fen + " ;D1 20\n", nil},
		{"depth and nodes", `{"depth": 2, "nodes": 400, "fen": "` + fen + `", "d1": 20}`, fen + " ;D1 20 ;D2 400\n", nil},
		{"depth alone", `{"depth": 2, "fen": "` + fen + `", "d1": 20}`, fen + " ;D1 20\n", nil},
		{"counts in a list", `{"fen":"` + fen + `","perft":[20,400,8902]}`, fen + " ;D1 20 ;D2 400 ;D3 8902\n", nil},
		{"an array on one line", `[{"fen":"` + fen + `","perft":[20,400,8902]}]`, fen + " ;D1 20 ;D2 400 ;D3 8902\n", nil},
		{"counts by depth", `{"fen":"` + fen + `","results":{"1":20,"2":400,"3":8902}}`, fen + " ;D1 20 ;D2 400 ;D3 8902\n", nil},
		{"another name", `{"fen":"` + fen + `","depth":3,"expected":8902},`, fen + " ;D3 8902\n", nil},
		{"no counts", `{"fen":"` + fen + `","tags":["x"],"quality":3}`, fen + "\n", []string{"x"}},
		{"on several lines", `{"fen":"` + fen + `",` + "\n" + `"depth":3, "nodes":8902}`, fen + " ;D3 8902\n", nil},
		{"128 bits", `{"fen": "` + fen + `", "d7": 340282366920938463463374607431768211455}`, fen + " ;D7 340282366920938463463374607431768211455\n", nil},
	} {
		rows, err := suite.Read(strings.NewReader(test.text+"\n"+fen+" ;D1 20\n"), "x")
		if err != nil || len(rows) != 2 {
			t.Errorf("%s: %d rows, error %v", test.name, len(rows), err)
			continue
		}
		var got strings.Builder
		if err := suite.Write(&got, rows[:1]); err != nil {
			t.Fatal(err)
		}
		if got.String() != test.want || !slices.Equal(rows[0].Tags, test.tags) || rows[0].Place() != "x:1" {
			t.Errorf("%s: got the tags %q and\n%swant %q and\n%s", test.name, rows[0].Tags, got.String(), test.tags, test.want)
		}
	}
}

// TestReadJSONArray has the objects of an array on lines of their own.
func TestReadJSONArray(t *testing.T) {
	object := `{"fen": "` + fen + `", "d1": 20}`
	rows, err := suite.Read(strings.NewReader("[\n"+object+",\r\n  "+object+" ,\n"+object+"\n]\n"), "x")
	if err != nil || len(rows) != 3 || rows[2].Place() != "x:4" || len(rows[1].Counts) != 1 {
		t.Errorf("%d rows, error %v", len(rows), err)
	}
}

func TestReadJSONErrors(t *testing.T) {
	const object = "expected a JSON object with a string"
	for _, test := range []struct{ text, reason string }{
		{`{"fen": "` + fen + `", "d1": 20`, object},
		{`{"fen": "` + fen + `", "d1": 20} x`, object},
		{`{"fen": "` + fen + `" "d1": 20}`, object},
		{`{"fen": "` + fen, object},
		{`{"fen"}`, object},
		{`{"fen": "", "divide_d`, object},
		{`{"fen": "", "divide_d1": {`, object},
		{`{"fen": "", "divide_d1`, object},
		{`{"fen": "", "d1": 20}`, "piece placement, byte 0"},
		{`{"fen": 5}`, object},
		{`{"fen": "` + strings.Replace(fen, "KQkq", "KQxq", 1) + `"}`, "castling rights, byte 48"},
		{`{"fen": "` + fen + `", "tags": "a"}`, object},
		{`{"fen": "` + fen + `", "d1": "x"}`, object},
		{`{"fen": "` + fen + `", "d1": 2.5}`, `count "2.5"`},
		{`{"fen": "` + fen + `", "depth": 1, "nodes": 21, "d1": 20}`, `depth 1 already has a count: 20`},
		{`{"fen": "` + fen + `", "depth": -1, "nodes": 21}`, `depth "-1"`},
		{`{"fen": "` + fen + `", "d1": -1}`, `count "-1"`},
		{`{"fen": "` + fen + `", "divide_d1": {"a2a3": -1}}`, `divide_d1: expected a move and a count, such as "e2e4": 20, found "\"a2a3\": -1"`},
		{`{"fen": "` + fen + `", "divide_d1": {a2a3: 1}}`, `divide_d1: expected a move`},
		{`{"fen": "` + fen + `", "divide_d1": {"a2a3": 1, "}}`, `divide_d1: expected a move`},
		{`{"fen": "` + fen + `", "divide_d1": {": 1}}`, `divide_d1: expected a move`},
	} {
		rows, err := suite.Read(strings.NewReader(test.text+"\n"+fen), "x")
		if err == nil || !strings.HasPrefix(err.Error(), "x:1:1: ") || !strings.Contains(err.Error(), test.reason) || len(rows) != 1 {
			t.Errorf("%s: got %v and %d rows, want %s at x:1:1", test.text, err, len(rows), test.reason)
		}
	}
}

// TestVerifyDivides compares divides in JSON, also with castling as the king taking its rook.
func TestVerifyDivides(t *testing.T) {
	for _, test := range []struct {
		divide string
		wrong  bool
	}{
		{`{"g2h3": 1, "e1d1": 1, "e1d2": 1, "e1e2": 1, "e1f2": 1, "e1f1": 1, "e1g1": 1, "h1g1": 1, "h1f1": 1, "g2g3": 1, "g2g4": 1}`, false},
		{`{"g2h3": 1, "e1d1": 1, "e1d2": 1, "e1e2": 1, "e1f2": 1, "e1f1": 1, "e1h1": 1, "h1g1": 1, "h1f1": 1, "g2g3": 1, "g2g4": 1}`, false},
		{`{"g2h3": 1, "e1d1": 1, "e1d2": 1, "e1e2": 1, "e1f2": 1, "e1f1": 1, "e1g1": 1, "h1g1": 1, "h1f1": 1, "g2g3": 2, "g2g4": 0}`, true},
		{`{"g2h3": 1, "e1d1": 1, "e1d2": 1, "e1e2": 1, "e1f2": 1, "e1f1": 1, "e1g1": 1, "h1g1": 1, "h1f1": 1, "g2g3": 1}`, true},
		{`{"g2h3": 1, "e1d1": 1, "e1d2": 1, "e1e2": 1, "e1f2": 1, "e1f1": 1, "e1g1": 1, "h1g1": 1, "h1f1": 1, "g2g3": 1, "g2g5": 1}`, true},
		{`{"g2h3": 1, "e1d1": 1, "e1d2": 1, "e1e2": 1, "e1f2": 1, "e1f1": 1, "e1g1": 1, "e1h1": 1, "h1f1": 1, "g2g3": 1, "g2g4": 1}`, true},
		{`{}`, false},
		{`null`, false},
	} {
		r := row(t, `{"fen": "7k/8/8/8/8/7p/6PP/4K2R w K - 0 1", "d1": 11, "divide_d1": `+test.divide+`}`)
		v, err := r.Verify(context.Background(), perft.Options{})
		if err != nil || (v.Mismatch != nil) != test.wrong {
			t.Errorf("%s: got %+v, error %v", test.divide, v.Mismatch, err)
		}
		if m := v.Mismatch; m != nil && (len(m.Wanted) == 0 || len(m.Wanted) > 2 || len(m.Divide) != 11 || m.Got != m.Nodes) {
			t.Errorf("%s: got %+v", test.divide, m)
		}
	}
}
