package engine

import (
	"bytes"
	"context"
	"errors"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/bitray/bitray/cmd/internal/process"
	"github.com/bitray/bitray/internal/pattern"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/crosscheck"
)

// canned is a process that prints the given output and has ended.
func canned(output []byte) *talker { return &talker{Process: process.Canned(output)} }

func question(t *testing.T) crosscheck.Line {
	t.Helper()
	pos, err := board.ParseFEN("8/P7/8/8/8/8/7k/K7 w - - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	return crosscheck.NewLine(pos)
}

// mustBeFit demands that what an error or a name says is short and can be shown on a terminal.
func mustBeFit(t *testing.T, text string) {
	t.Helper()
	const longest = 2 * 10 * (maxShown + process.KeptSize) // an escape takes up to ten bytes
	if len(text) > longest {
		t.Errorf("%d bytes, want at most %d: %.200s", len(text), longest, text)
	}
	for _, r := range text {
		if r != '\n' && !strconv.IsPrint(r) {
			t.Fatalf("%q is in %q", r, text)
		}
	}
}

// mustBeAnAnswer demands that the moves of an answer are bounded, look like moves, and were given
// in the output, legal ones perhaps in another notation, and that their counts add up to a number that was given there too.
func mustBeAnAnswer(t *testing.T, d []perft.MoveCount, output []byte) {
	t.Helper()
	if len(d) > maxMoves {
		t.Errorf("%d moves, want at most %d", len(d), maxMoves)
	}
	read := plain.Replace(controls().ReplaceAllString(string(output), ""))
	castles := pattern.Lazy(`(?i)[0o]-[0o]`)().MatchString(read)
	byNumbers := slices.ContainsFunc(strings.Split(read, "\n"), func(line string) bool { return numbered().MatchString(strings.TrimSpace(line)) })
	lower, pos := pattern.Lazy(`[^a-z0-9]`)().ReplaceAll(bytes.ToLower(output), nil), question(t).Root // "a7a8 (Q)"
	for _, c := range d {
		_, illegal := pos.ParseMove(c.Move)
		if len(c.Move) < 4 || len(c.Move) > 5 || illegal != nil && !bytes.Contains(lower, []byte(c.Move)) && !byNumbers && !castles {
			t.Errorf("move %q is not in the output", c.Move)
		}
	}
	digits := pattern.Lazy(`[^\d\n]`)().ReplaceAllString(read, "") // of each line
	var sum perft.Nodes
	for _, c := range d {
		sum = sum.Add(c.Nodes)
	}
	if total := sum.String(); !strings.Contains(digits, total) {
		t.Errorf("the total %s is not in the output", total)
	}
}

// FuzzAnswer takes any bytes for what an engine or a script prints after it was asked.
func FuzzAnswer(f *testing.F) {
	for _, seed := range []string{
		"perft 2\ne2e4: 20\n1. d2d4 = 1,000 nodes\n\nNodes searched: 1020\n",
		"e7e8Q 5\n5\n",
		"move: e2e4   nodes: 20\nmove 1 : d2d4 : 0x20\nf3h3 (capture): 1 moves 0.5%\n21 nodes",
		"Nf3: 20\nNodes searched: 20\n",
		"a7a8q: 3\na7a8q: 3\ntotal 6",
		"a7a8 3\na7a8 3\ntotal 6",
		"Kb1: 1 234\na1-a2 6\ntotal 1.240", "Kb1:  1234\na1-a2 6\ntotal 1.240", "Kb1: 1.234\na1-a2 6\ntotal 1 240", "Kb1: 1.234\na1 a2 6\ntotal 1-240",
		"e2e4: 1\nNodes searched: 20",
		"0\x00-0 221): 0\n0\n", "[0\x00\xff 3\xff1\n48 56 , 6\r): 18 56 3\n9", "bestmove e2e4", "a1b1: 3\n3\na1a2: 1", "[0, 1] 3\n0-9 2\n(0, 63): 1\n48 56 3\n9",
		"e2e4: " + strings.Repeat("9", 5000) + "\n",
		"perft \x1b[31m 5\ne2e4 1\ntotal \x07 7\n",
		strings.Repeat("e2e4: 1\n", 1000) + "total 1000\n",
		strings.Repeat("x", maxLine+1),
		strings.Repeat(strings.Repeat("x", 1000)+"\n", 200),
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, output []byte) {
		e := &Engine{talker: canned(append([]byte("readyok\n"), output...)), name: "canned", timeout: time.Minute}
		defer e.Stop(0)
		answer, err := e.Divide(context.Background(), question(t), 1)
		check(t, answer, err, output)
		s := &script{timeout: time.Minute}
		p := canned(output)
		defer p.Stop(0)
		answer, err = s.collect(context.Background(), p, question(t), 1)
		check(t, answer, err, output)
		if err != nil && !errors.Is(err, errGarbage) {
			t.Errorf("error %v, want one about the answer", err)
		}
	})
}

// FuzzPasted takes any text for what a program has printed, about a position with castling and one with promotions.
func FuzzPasted(f *testing.F) {
	for _, seed := range []string{
		"| move | mine | expected |\n|---|---|---|\n| a2a3 | - | 380 |\n| b2b3 | 4,20 | +1 |",
		"a7a8: 5 a7a8: 5 a7a8=Q: 3 (q)\nb7xa8/N 7\nO-O-O 43, 0-0: 1\ntotal 16",
		`{"from":"b1","to":"a3","nodes":440,'e2->e4': 20} Nf3 3 exd5`,
		"Depth 1\na1b2: 1\n1\nDepth 2\na1b2: 3\n3\nDepth 3\na1b2: 23\nperft(3) = 23",
		"Depth 1\na1t2: 1\n1\nDepth 2\na1b2:  = 23+3\nDepth 3\na1b2: 23\nerft(3) = 23",
		"380 a2a3\r1,a2a3,12\x1b[31m380 1.234.567\u00a0 x\x00\n-5 1/20 5% 3 ms",
		"[48,56] 3\n0 1 5\n8-9: 4\na1b1: 3  a1a2: 4\na1a2: 4  a1b1: 3\nTotal -1099065436",
		"After e2e4 my count: a2a3 none | | 3 should be 4\n1. a2a3\nNodes/sec: 1",
	} {
		f.Add([]byte(seed), uint8(1))
		f.Add([]byte(seed), uint8(5)) // at depth 3
	}
	var lines []crosscheck.Line
	for _, fen := range []string{"8/P7/8/8/8/8/7k/K7 w - - 0 1", "r3k2r/P2pppb1/8/2pP4/1p6/8/PPPP1PPP/R3K2R w KQkq c6 0 1"} {
		pos, err := board.ParseFEN(fen)
		if err != nil {
			f.Fatal(err)
		}
		lines = append(lines, crosscheck.NewLine(pos))
	}
	right := func() []perft.MoveCount { return []perft.MoveCount{{Move: "a7a8q", Nodes: perft.NewNodes(3)}} }
	f.Fuzz(func(t *testing.T, text []byte, which uint8) {
		p, err := ReadPasted(t.Context(), bytes.NewReader(text), "text", lines[which%2], int(which/2%3)+1, right)
		if err != nil {
			mustBeFit(t, err.Error())
		}
		mustBeFit(t, p.Unread)
		if len(p.Moves) > maxMoves || p.Whole && p.Total == nil {
			t.Errorf("%d moves, whole %t, total %v", len(p.Moves), p.Whole, p.Total)
		}
		for _, m := range p.Moves {
			if len(m.Move) < 4 || len(m.Move) > 5 {
				t.Errorf("move %q", m.Move)
			}
		}
	})
}

// check demands an answer or an error that can be shown.
func check(t *testing.T, d []perft.MoveCount, err error, output []byte) {
	t.Helper()
	if err != nil {
		mustBeFit(t, err.Error())
		return
	}
	mustBeAnAnswer(t, d, output)
}

// FuzzGreeting takes any bytes for what an engine prints when it is started.
func FuzzGreeting(f *testing.F) {
	f.Add([]byte("id name Fake\noption name UCI_Chess960 type check default false\nuciok\nreadyok\n"))
	f.Add([]byte("id name \x1b[31mRed\x07\nuciok\r\n\xff\nreadyok"))
	f.Fuzz(func(t *testing.T, output []byte) {
		e := &Engine{talker: canned(output), name: "canned", timeout: time.Minute}
		defer e.Stop(0)
		if err := e.greet(context.Background()); err != nil {
			mustBeFit(t, err.Error())
		}
		mustBeFit(t, e.Name())
		if e.has960 && !bytes.Contains(output, []byte("UCI_Chess960")) {
			t.Error("an option that was not named")
		}
	})
}
