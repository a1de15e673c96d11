package ucicmd

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os/exec"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

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

// TestSessionsAnswerWhole pipes short sessions, which end by themselves or by "quit", and expects
// the whole total of each.
func TestSessionsAnswerWhole(t *testing.T) {
	const count = "position startpos\ngo perft 3\ngo perft 4\n"
	for i := range 200 {
		commands := count
		if i%2 == 0 {
			commands += "quit\ngo perft 5\n"
		}
		got := converse(t, commands)
		if totals := totalLine.FindAllString(got, -1); !slices.Equal(totals, []string{"Nodes searched: 8902", "Nodes searched: 197281"}) {
			t.Fatalf("session %d: totals %q in\n%s", i, totals, got)
		}
	}
}

// totalLine is what a count that is not whole must not print.
var totalLine = regexp.MustCompile(`(?m)^Nodes searched: .*$`)

// stopped runs a session on commands that end counts of years, and returns what it prints.
func stopped(t *testing.T, commands string) string {
	t.Helper()
	text := converse(t, commands)
	if totalLine.MatchString(text) {
		t.Errorf("%q: a total is printed for a count that was stopped:\n%s", commands, text)
	}
	return text
}

func TestStopEndsACount(t *testing.T) {
	const stop = "info string stopped: 0 root moves finished, 0 nodes\nbestmove 0000\n"
	for _, test := range []struct{ commands, want string }{
		{"go perft 30\nisready\nstop\n", "readyok\n" + stop},
		{"go perft 30\nstop\nquit\n", stop},
		// What waits does not hide the stop, which ends the counts that wait too.
		{"go perft 30\nucinewgame\nsetoption name Threads value 2\ngo perft 30\nstop\n", stop + stop},
		{"go perft 30\n" + strings.Repeat("ucinewgame\n", 10_000) + "stop\n", stop},
		{"stop\n", ""},
	} {
		if got := stopped(t, test.commands); got != test.want {
			t.Errorf("%q: got\n%s\nwant\n%s", test.commands, got, test.want)
		}
	}
	if got := converse(t, "go perft 30\nstop\ngo perft 1\n"); !strings.HasSuffix(got, "\nNodes searched: 20\n\n") {
		t.Errorf("the count after a stop: got\n%s", got)
	}
}

// cancelling is an input that ends, and with it somebody's patience.
type cancelling struct {
	io.Reader
	cancel context.CancelFunc
}

func (c cancelling) Read(b []byte) (int, error) {
	n, err := c.Reader.Read(b)
	if err != nil {
		c.cancel()
	}
	return n, err
}

// TestAnInterruptedCountIsAnError ends the context while a session that has read all of its input
// waits for a count.
func TestAnInterruptedCountIsAnError(t *testing.T) {
	for range 50 {
		for _, commands := range []string{"go perft 30\n", "go perft 30\nquit\n", "go perft 30\ngo perft 1\nd\n"} {
			ctx, cancel := context.WithCancel(context.Background())
			defer cancel()
			if strings.Contains(commands, "quit") {
				time.AfterFunc(time.Millisecond, cancel) // the input is not read to its end
			}
			_, text, err := hold(ctx, cancelling{strings.NewReader(commands), cancel})
			if !errors.Is(err, context.Canceled) || totalLine.MatchString(text) {
				t.Fatalf("%q: error %v, want %v, and no total in\n%s", commands, err, context.Canceled, text)
			}
		}
	}
}

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

func TestUCIShortensWhatItRepeats(t *testing.T) {
	long := strings.Repeat("9", 100_000)
	for _, command := range []string{
		long, "go perft " + long, "position " + long, "position fen " + long, "position startpos moves " + long,
		"setoption name Hash value " + long, "setoption name Threads value " + long, "setoption name UCI_Chess960 value " + long,
		"setoption name Technique value " + long, "setoption name " + long + " value 1",
		"\x1b[2J\x1b]0;title\a", "position fen \x1b[2J", "position startpos moves \x1b[2J", "setoption name \x1b[2J value 1",
	} {
		_, got, _ := hold(t.Context(), strings.NewReader(command)) // which fails if it asks for a count
		if len(got) == 0 || len(got) > 1000 || strings.ContainsAny(got, "\x1b\a") {
			t.Errorf("%.40q: the answer has %d bytes: %.200q", command, len(got), got)
		}
	}
}

// FuzzUCI runs whole sessions. Each ends, and every count of it has one answer: a total, or the
// move that is none.
func FuzzUCI(f *testing.F) {
	for _, seed := range []string{
		"uci\nisready\nposition startpos moves e2e4\ngo perft 3\nd\nquit\n",
		"go perft 30\nstop\n", "go perft 2\nstop\ngo perft 2\nstop\nquit\ngo perft 1",
		"go perft 30\ngo\ngo depth 3\nposition fen x\ngo perft 1\nstop\n",
		"setoption name Threads value 3\nsetoption name Technique value magic\ngo perft 3\r\n\tgo\tperft  2",
		"setoption name UCI_Chess960 value true\nposition fen r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1\ngo perft 2\n",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, commands string) {
		if len(commands) > 1<<14 {
			return // a "stop" behind more than the session lets wait is not read
		}
		commands = deepOnlyIfStopped(commands)
		s, got, _ := hold(t.Context(), strings.NewReader(commands)) // the error is of the input
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
// deeper ones if "stop" ends them, and no hash table.
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
	return strings.Join(lines, "\n")
}

func TestUCIRefusesAnEndlessLine(t *testing.T) {
	_, _, err := hold(t.Context(), strings.NewReader("isready\n"+strings.Repeat("x", cli.MaxLine+1)))
	if err == nil || !strings.HasPrefix(err.Error(), "standard input, line 2: longer than") {
		t.Errorf("error %v, want one about line 2", err)
	}
}
