package suite_test

import (
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/bitray/bitray/perft/suite"
)

const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -"

// TestReadForms reads every form as it stands, and compressed.
func TestReadForms(t *testing.T) {
	for _, test := range []struct {
		name, text string
		want       string // as Write writes it
	}{
		{"counts after semicolons", start + " 0 1 ;D1 20 ;D2 400\n", start + " 0 1 ;D1 20 ;D2 400\n"},
		{"counts before semicolons", start + "; D1 20; D2 400;\n", start + " ;D1 20 ;D2 400\n"},
		{"any order", start + " ;D2 400 ;D1 20", start + " ;D1 20 ;D2 400\n"},
		{"five fields", start + " 7;D1 20", start + " 7 ;D1 20\n"},
		{"perft as an operation", start + " ; perft 1 20; perft 2: 400; perft(3) = 8902; D4: 197281", start + " ;D1 20 ;D2 400 ;D3 8902 ;D4 197281\n"},
		{"no semicolons between", start + " D1 20 D2 400\tD3 8902 ;id \"x\"", start + " ;D1 20 ;D2 400 ;D3 8902 ;id \"x\"\n"},
		{"operations are kept", start + ` bm e4; id "a; b"; c0 "x;y"; D1 20;`, start + " ;D1 20 ;id \"a; b\" ;bm e4 ;c0 \"x;y\"\n"},
		{"tabs", start + " \t;D1\t20\t; D2 \t 400;id\t\"x\"", start + " ;D1 20 ;D2 400 ;id \"x\"\n"},
		{"lower case", start + " ;d1 20 ;D02 0400", start + " ;D1 20 ;D2 400\n"},
		{"operations that begin like a count", start + " ;dm 3 ;draw_offer ;depth 3 ;c0 \"D2: 3\"", start + " ;dm 3 ;draw_offer ;depth 3 ;c0 \"D2: 3\"\n"},
		{"no counts", start, start + "\n"},
		{"blocks", "# comment\nid first\nepd " + start + " 0 1\nperft 1 20\nperft 2 400\n\nepd " + start + "\nperft 3 8902\n",
			start + " 0 1 ;D1 20 ;D2 400 ;id \"first\"\n" + start + " ;D3 8902\n"},
		{"mixed", "id one\nepd " + start + "\n" + start + " ;D1 20\n", start + " ;id \"one\"\n" + start + " ;D1 20\n"},
		{"byte order mark and Windows lines", "\ufeff" + start + " ;D1 20\r\n\r\n" + start + "\r\n", start + " ;D1 20\n" + start + "\n"},
		{"spaces in front", "  " + start + "  ;D1   20  \n", start + " ;D1 20\n"},
		{"doubled blanks", start + "  0  1 ;D1 20\n" + start + " 0  1; D1 20\n", start + " 0 1 ;D1 20\n" + start + " 0 1 ;D1 20\n"},
		{"NUL at the ends of lines", start + " ;D1 20\x00\r\n" + start + "\r\x00\n\x00", start + " ;D1 20\n" + start + "\n"},
		{"dashes for the clocks", start + " - - ;D1 20", start + " - - ;D1 20\n"},
		{"comments", start + " ;D1 20\t# a; \"note\"\n" + start + " ;D1 20 // note\n" + start + " ;D1 20 ; # note ; D1 21\n" + start + " # note\n" + start + " // note",
			strings.Repeat(start+" ;D1 20\n", 3) + start + "\n" + start + "\n"},
		{"comments of blocks", "epd " + start + " # note\nperft 1 20 # note\nperft 2 400# note", start + " ;D1 20 ;D2 400\n"},
		{"mates are no comments", start + " bm #1; c0 Qh7# // mate;", start + " ;bm #1 ;c0 Qh7# // mate\n"},
		{"thousands", start + " ;D3 8,902 ;D4 197.281 ;D5 4 865 609 ;D6 119'060'324 ;D7 3_195_901_860\nepd " + start + "\nperft 3 8,902\nperft 4 197.281",
			start + " ;D3 8902 ;D4 197281 ;D5 4865609 ;D6 119060324 ;D7 3195901860\n" + start + " ;D3 8902 ;D4 197281\n"},
		{"an en-passant square that nothing depends on", "4k3/5b2/8/2Pp4/8/1K6/8/8 w - d6 0 1 ;D1 1", "4k3/5b2/8/2Pp4/8/1K6/8/8 w - d6 0 1 ;D1 1\n"},
		{"nothing", "\n# nothing\n\f\n\u00a0", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			for _, file := range []io.Reader{packed(t, strings.NewReader(test.text)), strings.NewReader(test.text)} {
				rows, err := suite.Read(file, "x.epd")
				if err != nil {
					t.Fatal(err)
				}
				var got strings.Builder
				if err := suite.Write(&got, rows); err != nil {
					t.Fatal(err)
				}
				if got.String() != test.want {
					t.Errorf("got\n%swant\n%s", got.String(), test.want)
				}
			}
		})
	}
}

func TestReadErrors(t *testing.T) {
	for _, test := range []struct{ name, text, place, reason string }{
		{"not a position", "hello ;D1 20", "x.epd:1:", "expected a position, or counts and nothing else"},
		{"bad castling field", start + "\n" + strings.Replace(start, "KQkq", "KQxq", 1), "x.epd:2:49:", "castling rights"},
		{"bad castling field of a block", "epd  " + strings.Replace(start, "KQkq", "KQxq", 1), "x.epd:1:54:", "castling rights"},
		{"count is not a number", start + " ;D1 2o", "x.epd:1:55:", "2o"},
		{"count is missing", start + " ;D1", "x.epd:1:55:", ""},
		{"count after a colon", start + " ;D1 20 ;D2: x", "x.epd:1:62:", `operation "D2: x": expected a count, such as "D2 400"`},
		{"no depth", start + " ;D", "x.epd:1:55:", `operation "D"`},
		{"lower case without a depth", start + " ;d", "x.epd:1:55:", `operation "d"`},
		{"lower case, apart", start + " ;d 2 401", "x.epd:1:55:", `operation "d 2 401"`},
		{"count in hexadecimal", start + " ;D1 0x14", "x.epd:1:55:", "0x14"},
		{"depth in hexadecimal", start + " ;D0x1 20", "x.epd:1:55:", `operation "D0x1 20"`},
		{"words of a count exchanged", start + " ;D1 20 ;2D 401", "x.epd:1:62:", `operation "2D 401": expected a count, such as "D2 400", or a name`},
		{"words of the first count exchanged", start + " ;1D 20", "x.epd:1:", `1D 20`},
		{"full-width D", start + " ;Ｄ1 20", "x.epd:1:55:", "or a name of letters, digits and underscores"},
		{"another position", start + " " + start + " ;D1 20", "x.epd:1:54:", "or a name"},
		{"perft as an operation", start + " ;perft 20", "x.epd:1:55:", `operation "perft 20": expected a count, such as "D2 400"`},
		{"depth is too large", start + " ;D101 20", "x.epd:1:55:", "0 to 100"},
		{"two counts of one depth", start + " ;D1 20 ;D1 21", "x.epd:1:62:", "already has a count"},
		{"perft without epd", "perft 1 20", "x.epd:1:", "epd"},
		{"perft with a wrong count", "epd " + start + "\nperft 1 2o", "x.epd:1:", `count "2o"`},
		{"perft with one number", "epd " + start + "\nperft 1", "x.epd:1:", `found "perft 1"`},
		{"perft with three numbers", "epd " + start + "\nperft 1 2 3", "x.epd:1:", `found "perft 1 2 3"`},
		{"perft with a depth twice", "epd " + start + "\nperft 1 20\nperft 1 21", "x.epd:3:", `the counts "perft 1 21"`},
		{"id without a position", "id a\nid b\nepd " + start, "x.epd:2:", `id "a"`},
		{"id at the end", start + "\nid a\n\n", "x.epd:3:", `id "a"`},
		{"no blank before the clock", start + "0 1 ;D1 20", "x.epd:1:53:", "expected a blank after this field"},
		{"wrong groups of digits", start + " ;D3 89,02", "x.epd:1:55:", `count "89,02"`},
		{"another word after a count", start + " ;D1 20 nodes # note", "x.epd:1:55:", `count "20 nodes"`},
		{"another word after the count of a block", "epd " + start + "\nperft 1 20 or 21", "x.epd:2:", "counts and nothing else"},
		{"odd quote", start + " id \"x; D1 20;", "x.epd:1:57:", "quote"},
		{"long line", start + "\n" + strings.Repeat("x", 1<<20), "x.epd:2:", "longer than 1048576 bytes"},
		{"damaged gzip", "\x1f\x8bxxxxxxxxxxxxxxx", "x.epd:", "gzip"},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, err := suite.Read(strings.NewReader(test.text), "x.epd")
			if err == nil {
				t.Fatal("no error")
			}
			if got := err.Error(); !strings.HasPrefix(got, test.place) || !strings.Contains(got, test.reason) {
				t.Errorf("got %q, want %q at %s", got, test.reason, test.place)
			}
		})
	}
}

// TestRightRowsAreReadBesideRefused has a row that is no position, a block of another with counts, and one in quotes, whose id is not
// that of the next row, between rows that are right.
func TestRightRowsAreReadBesideRefused(t *testing.T) {
	const wrong = "8/8/8/8/8/8/8/K1k5 w - e3"
	text := strings.Join([]string{start + " ;D1 20", wrong + " ;D1 1", "id a", "epd " + wrong, "perft 1 1", "perft 2 3",
		"id b", "epd " + start, "perft 1 20", "id c", start + " ;D1 21", "id d", `"` + wrong + `"`, start}, "\n")
	rows, err := suite.Read(strings.NewReader(text), "x")
	var refused *suite.RefusedError
	if !errors.As(err, &refused) {
		t.Fatalf("error %v, want refused rows", err)
	}
	if place := (*suite.Error)(nil); !errors.As(err, &place) || place.Line != 2 || !errors.Is(err, err) {
		t.Errorf("the places of %v cannot be reached", err)
	}
	var places []string
	for _, e := range refused.Lines {
		places = append(places, fmt.Sprint(e.Line, ":", e.Column))
	}
	if want := []string{"2:24", "4:28", "13:24"}; !slices.Equal(places, want) {
		t.Errorf("refused at %v, want %v", places, want)
	}
	if len(rows) != 4 || rows[1].ID != "b" || rows[1].Counts[0].Nodes.String() != "20" || rows[2].Line != 11 || rows[3].ID != "" {
		t.Errorf("rows %+v, want those of lines 1, 8, 11 and 14, the last without an id", rows)
	}
}

func TestReaderFails(t *testing.T) {
	died := errors.New("died")
	var failure *suite.Error
	if _, err := suite.Read(iotest.ErrReader(died), "x"); !errors.Is(err, died) || !errors.As(err, &failure) || failure.Line != 0 {
		t.Errorf("error %v, want %v, which concerns no line", err, died)
	}
}

func TestFilesAreRead(t *testing.T) {
	for file, want := range map[string]int{"testdata/standard-random.epd": 330, "testdata/chess960-random.epd": 160} {
		rows, err := suite.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if len(rows) != want {
			t.Errorf("%s: %d rows, want %d", file, len(rows), want)
		}
		if place := rows[1].Place(); place != file+":2" {
			t.Errorf("place %s", place)
		}
	}
	if rows := suite.Default(); len(rows) < 50 || rows[49].Line == 0 {
		t.Errorf("%d rows are built in", len(rows))
	}
	if _, err := suite.ReadFile("testdata/none.epd"); !os.IsNotExist(err) {
		t.Errorf("error %v, want one that the file does not exist", err)
	}
}

// TestWriteRefusesWhatReadWould writes a row that is right, and ones that would be read as others or not at all.
func TestWriteRefusesWhatReadWould(t *testing.T) {
	for want, row := range map[string]suite.Row{
		"":           {FEN: start, ID: "a", Operations: []string{"bm e4"}},
		"101":        {FEN: start, Counts: []suite.Count{{Depth: 101}}},
		"a blank":    {FEN: start[:45] + "Q7"},
		"quotes":     {FEN: start, ID: `a" x "b`},
		"quote":      {FEN: start, ID: "a\n" + start},
		"operations": {FEN: start, Operations: []string{"bm e4; D1 21"}},
		"ends of":    {FEN: start + "\n" + start},
	} {
		var text strings.Builder
		err := suite.Write(&text, []suite.Row{row})
		if (err == nil) != (want == "") || err != nil && (!strings.Contains(err.Error(), want) || !strings.HasPrefix(err.Error(), "row 1")) {
			t.Errorf("%+v: error %v, want %q; wrote %q", row, err, want, text.String())
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add(start + " ;D1 20\nid x\nepd " + start + "\nperft 1 20\n" + `8/8/8/8/8/8/8/K1k5 w - - id "q;"; x y;`)
	f.Add(`{"fen": "` + start + `", "d1": 20, "tags": ["a\""], "divide_d1": {"a2a3": 1}, "x": [{}]}`)
	f.Fuzz(func(t *testing.T, text string) {
		rows, err := suite.Read(strings.NewReader(text), "x")
		if err != nil {
			return
		}
		var once, twice strings.Builder
		if err := suite.Write(&once, rows); err != nil {
			t.Fatal(err)
		}
		again, err := suite.Read(strings.NewReader(once.String()), "x")
		if err != nil {
			t.Fatalf("%v in the written suite:\n%s", err, once.String())
		}
		if err := suite.Write(&twice, again); err != nil {
			t.Fatal(err)
		}
		if once.String() != twice.String() {
			t.Errorf("written twice:\n%s%s", once.String(), twice.String())
		}
		same := slices.EqualFunc(rows, again, func(a, b suite.Row) bool {
			return a.FEN == b.FEN && a.ID == b.ID && slices.Equal(a.Counts, b.Counts) && slices.Equal(a.Operations, b.Operations)
		})
		if !same {
			t.Errorf("rows changed from %v to %v", rows, again)
		}
	})
}
