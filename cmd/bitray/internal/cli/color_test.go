package cli

import (
	"io"
	"testing"

	"github.com/spf13/cobra"
)

func TestPaint(t *testing.T) {
	out := NewOutput(io.Discard)
	const board, verdict = " |   |*p*|*P*|+K+| 4\n │•♟•│×♔×│ 4\n +---+---+\n", "ok: 1 ok, tokens; WRONG, partial\n"
	if out.Paint(board) != board || out.Paint(verdict) != verdict {
		t.Error("painted where no color is wanted")
	}
	out.Color = true
	const yellow, cyan, end = "\x1b[1;33m", "\x1b[1;36m", "\x1b[0m"
	for text, want := range map[string]string{
		board:   " |   |" + yellow + "*p*" + end + "|" + yellow + "*P*" + end + "|" + cyan + "+K+" + end + "| 4\n │" + yellow + "•♟•" + end + "│" + cyan + "×♔×" + end + "│ 4\n +---+---+\n",
		verdict: "\x1b[32mok\x1b[0m: 1 \x1b[32mok\x1b[0m, tokens; \x1b[31mWRONG\x1b[0m, \x1b[33mpartial\x1b[0m\n",
	} {
		if got := out.Paint(text); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

// TestColorIsForTerminals reads the flag with and without a terminal, and with NO_COLOR.
func TestColorIsForTerminals(t *testing.T) {
	for _, test := range []struct {
		when, noColor  string
		terminal, want bool
	}{
		{"auto", "", false, false}, {"auto", "", true, true}, {"auto", "1", true, false},
		{"always", "", false, true}, {"always", "1", false, true}, {"never", "", true, false},
	} {
		t.Setenv("NO_COLOR", test.noColor)
		p := &Program{Out: NewOutput(io.Discard)}
		p.Out.Terminal = test.terminal
		cmd := &cobra.Command{Use: "x"}
		obey := p.RegisterColor(cmd)
		if err := cmd.ParseFlags([]string{"--color", test.when}); err != nil {
			t.Fatal(err)
		}
		if obey(); p.Out.Color != test.want {
			t.Errorf("%+v: color %t", test, p.Out.Color)
		}
	}
}
