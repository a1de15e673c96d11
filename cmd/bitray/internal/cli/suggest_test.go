package cli

import "testing"

func TestTypos(t *testing.T) {
	for _, test := range []struct {
		a, b string
		want int
	}{
		{"", "", 0}, {"", "fen", 3}, {"perft", "perft", 0}, {"pref", "perft", 2}, {"ebnch", "bench", 1},
		{"fen", "uci", 3}, {"show", "shows", 1}, {"suit", "site", 2}, {"check", "chek", 1},
	} {
		if got := typos(test.a, test.b); got != test.want {
			t.Errorf("%q and %q: %d, want %d", test.a, test.b, got, test.want)
		}
		if got := typos(test.b, test.a); got != test.want {
			t.Errorf("%q and %q: %d, want %d", test.b, test.a, got, test.want)
		}
	}
}

func TestDidYouMean(t *testing.T) {
	names := []string{"fen", "perft", "suite", "--depth", "--json"}
	for word, want := range map[string]string{
		"pref": ", did you mean perft?", "uci": "", "fn": ", did you mean fen?", "--dept": ", did you mean --depth?", "--x": "", "chess": "",
	} {
		if got := didYouMean(word, names); got != want {
			t.Errorf("%q: %q, want %q", word, got, want)
		}
	}
}
