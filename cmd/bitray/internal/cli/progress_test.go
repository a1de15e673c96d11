package cli

import (
	"fmt"
	"strings"
	"testing"
)

// TestProgressGivesWay prints while a line of progress is shown: to standard output, and to standard error.
func TestProgressGivesWay(t *testing.T) {
	var screen strings.Builder
	p := NewProgram(nil, &screen, &screen)
	p.Progress.Show("unwanted")
	p.Progress.Wanted = true
	p.Progress.Show("half")
	p.Progress.Show("too soon after the last")
	p.Out.Printf("result\n")
	if err := p.Out.Flush(); err != nil {
		t.Fatal(err)
	}
	p.Progress.Show("more")
	fmt.Fprintln(p.Err, "error")
	const remove = "\r\x1b[K"
	if got, want := screen.String(), remove+"half"+remove+"result\n"+remove+"more"+remove+"error\n"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
