package cli

import "testing"

func TestDidYouMean(t *testing.T) {
	names := []string{"fen", "perft", "suite", "--depth", "--json"}
	for word, want := range map[string]string{
		"perff": ", did you mean perft?", "uci": "", "fn": ", did you mean fen?", "--dept": ", did you mean --depth?", "--x": "", "chess": "",
	} {
		if got := didYouMean(word, names); got != want {
			t.Errorf("%q: %q, want %q", word, got, want)
		}
	}
}
