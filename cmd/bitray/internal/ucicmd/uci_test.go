package ucicmd

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os/exec"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

// hold holds a session and returns what it prints.
func hold(ctx context.Context, commands io.Reader) (*session, string, error) {
	var text bytes.Buffer
	s := newSession(cli.NewOutput(&text))
	err := errors.Join(s.run(ctx, commands), s.out.Flush())
	return s, text.String(), err
}

// converse sends commands to a session and returns what it prints.
func converse(t *testing.T, commands string) string {
	t.Helper()
	_, text, err := hold(t.Context(), strings.NewReader(commands))
	if err != nil {
		t.Fatal(err)
	}
	return text
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

// totalLine is what a count that is not whole must not print.
var totalLine = regexp.MustCompile(`(?m)^Nodes searched: .*$`)

// TestACountThatWasCutShortIsRemembered lets a count end with its context before the session looks
// at either.
func TestACountThatWasCutShortIsRemembered(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	s := newSession(cli.NewOutput(io.Discard))
	s.search(ctx, []string{"perft", "30"}, false)
	if err := s.run(context.Background(), strings.NewReader("")); !errors.Is(err, context.Canceled) {
		t.Errorf("error %v, want %v", err, context.Canceled)
	}
}

// TestFinishedRootMovesAreInfoStrings stops a count in which the move that mates is finished.
func TestFinishedRootMovesAreInfoStrings(t *testing.T) {
	pos, err := cli.PlayMoves(board.Start(), cli.Words("e2e4 e7e5 f1c4 f8c5 d1h5 g8f6"))
	if err != nil {
		t.Fatal(err)
	}
	s := newSession(cli.NewOutput(io.Discard))
	ctx, cancel := context.WithCancelCause(context.Background())
	s.options.Progress = func(perft.Progress) { cancel(errStopped) }
	const want = "info string h5f7: 0\ninfo string stopped: 1 root move finished, 0 nodes\nbestmove 0000\n"
	if got := s.perft(ctx, pos, 30); got != (answer{text: want}) {
		t.Errorf("got\n%s, error %v, want\n%s", got.text, got.err, want)
	}
}

// TestUCIKeepsItsTable counts the same twice: nothing is counted the second time. Only another option makes another
// table, after the first is closed.
func TestUCIKeepsItsTable(t *testing.T) {
	s := newSession(cli.NewOutput(io.Discard))
	say := func(commands string) *perft.Session {
		s.quit = false
		if err := s.run(t.Context(), strings.NewReader(commands)); err != nil {
			t.Fatal(err)
		}
		return s.counts
	}
	first := say("setoption name Hash value 16\nsetoption name Threads value 2\ngo perft 5\n")
	before := first.Effort()
	same := say("ucinewgame\nsetoption name hash value 16\nsetoption name Threads value 2\nposition startpos\ngo perft 5\n")
	if after := first.Effort(); same != first || after.Counted != before.Counted || after.Found == before.Found {
		t.Errorf("the second time as the first: the same session %v, effort %+v after %+v", same == first, after, before)
	}
	for _, change := range []string{
		"setoption name Hash value 17", "setoption name Threads value 3", "setoption name Technique value magic",
		"setoption name UCI_Chess960 value true\nposition startpos",
	} {
		next := say(change + "\ngo perft 3\n")
		if _, err := first.Count(t.Context(), board.Start(), 1); next == first || err == nil {
			t.Errorf("%s: another session: %v, calls of the first: error %v, want that it is closed", change, next != first, err)
		}
		first = next
	}
}

// TestUCICountsInAnyOrder gives options, positions and depths in random order, to a session that keeps its table, and
// compares with counts by the simplest method without one.
func TestUCICountsInAnyOrder(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	pos, rookForm, next := board.Start(), false, false
	var commands, want strings.Builder
	say := func(form string, arguments ...any) { fmt.Fprintf(&commands, form+"\n", arguments...) }
	for range 300 {
		switch random.IntN(8) {
		case 0:
			say("setoption name Hash value %d", random.IntN(3))
		case 1:
			say("setoption name Threads value %d", 1+random.IntN(3))
		case 2:
			say("setoption name Technique value %s", []string{"magic", "hyperbola", cli.DefaultTechnique}[random.IntN(3)])
		case 3:
			next = random.IntN(2) == 0
			say("setoption name UCI_Chess960 value %v", next)
		case 4, 5:
			fen := "r3k2r/8/8/3pP3/8/8/8/R3K2R " + []string{"w KQkq d6", "w KQkq -", "w Qkq d6", "b KQkq -"}[random.IntN(4)]
			say("position fen %s", fen)
			p, err := board.ParseFEN(fen)
			if err != nil {
				t.Fatal(err)
			}
			pos, rookForm = p, next
		default:
			depth := 1 + random.IntN(4)
			say("go perft %d", depth)
			divided, err := perft.Divide(t.Context(), pos, depth, perft.Options{Method: perft.MethodMake, Chess960: rookForm})
			if err != nil {
				t.Fatal(err)
			}
			for _, c := range divided.Roots {
				fmt.Fprintf(&want, "%s: %v\n", c.Move, c.Nodes)
			}
			fmt.Fprintf(&want, "\nNodes searched: %v\n\n", divided.Total)
		}
	}
	if got := converse(t, commands.String()); got != want.String() {
		t.Errorf("%s\n got\n%s\nwant\n%s", commands.String(), got, want.String())
	}
}

// FuzzUCI runs whole sessions. Each ends, every count of it has one answer: a total, or the
// move that is none, and what is repeated of a command is short and printable.
func FuzzUCI(f *testing.F) {
	for _, seed := range []string{
		"uci\nisready\nposition startpos moves e2e4\ngo perft 3\nd\nquit\n",
		"go perft 8\r\r\n", "go perft 30\nstop\n", "go perft 2\nstop\ngo perft 2\nstop\nquit\ngo perft 1",
		"go perft 30\ngo\ngo depth 3\nposition fen x\ngo perft 1\nstop\n",
		"setoption name Threads value 3\nsetoption name Technique value magic\ngo perft 3\r\n\tgo\tperft  2",
		"setoption name UCI_Chess960 value true\nposition fen r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1\ngo perft 2\n",
	} {
		f.Add(seed)
	}
	for _, long := range []string{strings.Repeat("9", 5000), "\x1b[2J\x1b]0;title\a"} {
		for _, command := range []string{
			"", "go perft ", "position ", "position fen ", "position startpos moves ", "setoption name Hash value ", "setoption name Threads value ",
			"setoption name UCI_Chess960 value ", "setoption name Technique value ", "setoption name Color" + long + " value ",
		} {
			f.Add(command + long)
		}
	}
	f.Fuzz(func(t *testing.T, commands string) {
		if strings.Count(commands, "\n") >= maxWaiting {
			return // a "stop" after more than the session lets wait is not read
		}
		commands = deepOnlyIfStopped(commands)
		s, got, _ := hold(t.Context(), strings.NewReader(commands)) // the error is of the input
		for line := range strings.Lines(got) {
			if len(line) > 1500 || strings.ContainsFunc(strings.TrimSuffix(line, "\n"), unicode.IsControl) {
				t.Fatalf("%.40q: a line of %d bytes: %.200q", commands, len(line), line)
			}
		}
		if s.counted != nil || len(s.waiting) > 0 {
			t.Fatalf("%q: the session has ended, and something is still to be done", commands)
		}
		asked := 0
		for _, line := range obeyed(commands) {
			if w := cli.Words(line); len(w) > 0 && w[0] == "go" {
				asked++
			}
		}
		totals, nothing := len(totalLine.FindAllString(got, -1)), strings.Count(got, "bestmove 0000\n")
		if totals+nothing != asked {
			t.Errorf("%q: %d totals and %d times no move for %d counts and searches:\n%s", commands, totals, nothing, asked, got)
		}
		if stops := strings.Count(got, "info string stopped: "); stops > nothing {
			t.Errorf("%q: %d counts were stopped, and %d have no total:\n%s", commands, stops, nothing, got)
		}
	})
}

// obeyed returns the lines of a session up to "quit".
func obeyed(commands string) (lines []string) {
	for line := range strings.Lines(commands) {
		line = strings.TrimSuffix(strings.TrimSuffix(line, "\n"), "\r")
		if w := cli.Words(line); len(w) > 0 && w[0] == "quit" {
			break
		}
		lines = append(lines, line)
	}
	return lines
}

// deepOnlyIfStopped leaves of a session what takes no time and little memory: counts to depth 2, or
// deeper ones if "stop" ends them, and no hash table. A line that ends with several "\r" keeps all but the one that is not read.
func deepOnlyIfStopped(commands string) string {
	lines := obeyed(commands)
	stop := false
	for i, line := range slices.Backward(lines) {
		w := cli.Words(line)
		switch {
		case len(w) == 0:
		case w[0] == "stop":
			stop = true
		case len(w) == 3 && w[0] == "go" && w[1] == "perft" && !stop:
			if depth, err := strconv.Atoi(w[2]); err == nil && depth > 2 {
				lines[i] = "go perft 2"
			}
		case w[0] == "setoption" && strings.Contains(strings.ToLower(line), "hash"),
			w[0] == "setoption" && strings.Contains(strings.ToLower(line), "threads"):
			lines[i] = "setoption name Threads value 2"
		}
	}
	return strings.Join(lines, "\r\n") + "\r\n"
}

func TestUCIRefusesAnEndlessLine(t *testing.T) {
	_, _, err := hold(t.Context(), strings.NewReader("isready\n"+strings.Repeat("x", cli.MaxLine+1)))
	if err == nil || !strings.HasPrefix(err.Error(), "standard input, line 2: longer than") {
		t.Errorf("error %v, want one about line 2", err)
	}
}
