package main

import (
	"bytes"
	"context"
	"io"
	"os/exec"
	"slices"
	"strings"
	"testing"
	"time"
)

// converse sends commands to a session and returns what it prints.
func converse(t *testing.T, commands string) string {
	t.Helper()
	var text bytes.Buffer
	s := newSession(newOutput(&text))
	defer s.stop()
	if err := s.run(context.Background(), strings.NewReader(commands)); err != nil {
		t.Fatal(err)
	}
	if err := s.flush(); err != nil {
		t.Fatal(err)
	}
	return text.String()
}

func TestUCIPrintsWhatStockfishPrints(t *testing.T) {
	path, err := exec.LookPath("/usr/games/stockfish")
	if err != nil {
		if path, err = exec.LookPath("stockfish"); err != nil {
			t.Skip("Stockfish is not installed")
		}
	}
	const commands = `position startpos moves e2e4 e7e5
go perft 3
position fen r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1
go perft 2
setoption name UCI_Chess960 value true
go perft 1
position fen 4k3/8/8/8/8/8/8/rRK5 w B - 0 1
go perft 1
position fen K1k5/8/P7/8/8/8/8/8 b - - 0 1
go perft 1
`
	stockfish := exec.Command(path)
	stockfish.Stdin = strings.NewReader(commands + "quit\n")
	printed, err := stockfish.Output()
	if err != nil {
		t.Fatal(err)
	}
	_, want, _ := strings.Cut(string(printed), "\n") // without the first line, its name
	got := converse(t, commands)
	// Only the order of the moves may differ, within the lines of one count.
	if !slices.Equal(blocks(got), blocks(want)) {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// blocks returns the blocks of lines that blank lines part, with their lines sorted.
func blocks(text string) (sorted []string) {
	for _, block := range strings.Split(text, "\n\n") {
		lines := strings.Split(block, "\n")
		slices.Sort(lines)
		sorted = append(sorted, strings.Join(lines, "\n"))
	}
	return sorted
}

func TestStopEndsACount(t *testing.T) {
	in, commands := io.Pipe()
	var text bytes.Buffer
	s := newSession(newOutput(&text))
	done := make(chan error)
	go func() { done <- s.run(context.Background(), in) }()
	io.WriteString(commands, "go perft 10\nisready\nstop\n")
	io.WriteString(commands, "position startpos\ngo perft 1\nquit\n")
	select {
	case err := <-done:
		if err != nil {
			t.Fatal(err)
		}
	case <-time.After(time.Minute):
		t.Fatal("the count has not stopped")
	}
	s.flush()
	if got := text.String(); !strings.HasPrefix(got, "readyok\n") || !strings.Contains(got, "info string stopped: ") {
		t.Errorf("got\n%s", got)
	}
}

func TestUCIRefusesAnEndlessLine(t *testing.T) {
	s := newSession(newOutput(io.Discard))
	err := s.run(context.Background(), strings.NewReader("isready\n"+strings.Repeat("x", maxLine+1)))
	if err == nil || !strings.HasPrefix(err.Error(), "standard input, line 2: longer than") {
		t.Errorf("error %v, want one about line 2", err)
	}
}
