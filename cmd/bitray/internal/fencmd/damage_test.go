package fencmd

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft/board"
)

var fieldNames = []string{"piece placement", "side to move", "castling rights", "en-passant square", "half-move clock", "full-move number", "end"}

// damaged is a FEN that is damaged in one place, and the first and the last of the fields that explain it equally well.
type damaged struct {
	fen         string
	first, last int
}

// damages damages a FEN in one place, in every way: a character is replaced, doubled or left out; a rank is left out or doubled; a
// field is left out, wrong, doubled, or exchanged with the next one. A blank belongs to the fields on both sides of it, a dash may be that of
// the field before, and a number the clock before.
func damages(fen string) (all []damaged) {
	words := strings.Fields(fen)
	for i, c := range fen {
		first := strings.Count(fen[:i], " ")
		last := first
		if c == ' ' || strings.HasPrefix(fen[i+1:], " - ") {
			last++
		}
		for _, with := range []string{"?", "x", "X", "0", ".", "9", " ", "", string(c) + string(c)} {
			all = append(all, damaged{fen[:i] + with + fen[i+1:], first, last})
		}
	}
	ranks := strings.Split(words[0], "/")
	for i, rank := range ranks {
		for _, with := range [][]string{{}, {rank, rank}, {""}} {
			placement := strings.Join(slices.Replace(slices.Clone(ranks), i, i+1, with...), "/")
			all = append(all, damaged{strings.Join(slices.Replace(slices.Clone(words), 0, 1, placement), " "), 0, 0})
		}
	}
	for i, word := range words[1:] {
		i++
		last := i
		for last+1 < len(words) && (words[last+1] == "-" || i == 4) {
			last++
		}
		add := func(last, n int, with ...string) {
			all = append(all, damaged{strings.Join(slices.Replace(slices.Clone(words), i, i+n, with...), " "), i, last})
		}
		add(last, 1)
		add(i, 1, "z")
		add(last+1, 1, word, word)
		if i+1 < len(words) {
			add(i+1, 2, words[i+1], word)
		}
	}
	return all
}

// TestDamage damages FENs in every way, alone and in text: the damaged field must be named, the whole FEN shown, and nothing
// said that is not so.
func TestDamage(t *testing.T) {
	tried := 0
	for _, fen := range []string{
		"rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2",
		"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
		"4k3/8/8/8/8/8/8/4K2R w K - 12 34",
		"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 b - - 3 45",
		"b3k2B/8/8/2Pp4/8/8/6K1/q6Q w - - 10 99",
	} {
		for _, around := range []string{
			"%s", `"%s"`, "'%s',", "`%s`", "“%s”", `[FEN "%s"]`, `assert(!valid("%s")); // bad`, "- %s", "12. %s", "%s # bad",
			"%s // a comment", "12\t%s\t20", "position fen %s moves e2e4", `{"fen": "%s", "depth": 3}`, "| %s | 20 |", "(%s)",
			"see https://lichess.org/editor/%s?color=white",
		} {
			for _, d := range damages(fen) {
				given := d.fen
				if strings.Contains(around, "https") {
					given = strings.ReplaceAll(given, " ", "_")
				}
				text := fmt.Sprintf(around, given)
				if fault := d.misjudged(judge("line", 1, text, cli.FindFEN(text)), text); fault != "" {
					t.Errorf("%s\nof %s\n%s", text, fen, fault)
				}
				tried++
			}
		}
	}
	if tried < 35_000 {
		t.Errorf("%d texts", tried)
	}
}

// misjudged returns what is wrong with what is said of a text with the FEN.
func (d damaged) misjudged(v *Result, text string) string {
	named := false
	for _, f := range v.Findings {
		field := slices.Index(fieldNames, f.Field)
		named = named || d.first <= field && field <= d.last
		if f.Found == "the end of the text" && !strings.HasSuffix(text, strings.TrimSpace(d.fen)) ||
			strings.HasPrefix(f.Expected, "a blank") && strings.HasPrefix(v.FEN[f.Byte:], " ") {
			return fmt.Sprintf("not so: %+v", f)
		}
	}
	_, err := board.ParseFEN(strings.TrimRight(d.fen, "?.")) // a mark at the end may be that of a sentence
	switch {
	case v.Valid && err == nil:
	case !strings.Contains(v.FEN, strings.TrimSpace(d.fen)), d.first < 4 && strings.TrimSpace(v.FEN) != strings.TrimSpace(d.fen):
		return fmt.Sprintf("not the whole FEN: %q", v.FEN)
	case !named:
		return fmt.Sprintf("got %+v, want %s named", v.Findings, fieldNames[d.first])
	}
	return ""
}
