package engine_test

import (
	"context"
	"errors"
	"io/fs"
	"os/exec"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/bitray/bitray/cmd/internal/engine"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/crosscheck"
)

const (
	kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
	promotes = "8/P7/8/8/8/8/7k/K7 w - - 0 1"
	rookB1   = "4k3/8/8/8/8/8/8/rRK5 w B - 0 1"
)

// soon is when a program that hangs is given up: late enough for a busy machine to have started
// it.
const soon = 2 * time.Second

// limit returns the time-out for a fake of the given kind.
func limit(kind string) time.Duration {
	if strings.HasSuffix(kind, "hangs") {
		return soon
	}
	return time.Minute
}

// start starts a fake engine and closes it at the end of the test.
func start(t *testing.T, kind string, timeout time.Duration) *engine.Engine {
	t.Helper()
	e, err := engine.Start(context.Background(), fake(kind), timeout)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(e.Close)
	return e
}

// run starts a fake engine, or returns a fake script.
func run(t *testing.T, kind string) crosscheck.MoveGenerator {
	t.Helper()
	if strings.HasPrefix(kind, "script") {
		return engine.Script(fake(kind), limit(kind), false)
	}
	return start(t, kind, limit(kind))
}

func sameAnswer(t *testing.T, side crosscheck.MoveGenerator, line crosscheck.Line, depth int) {
	t.Helper()
	got, err := side.Divide(context.Background(), line, depth)
	if err != nil {
		t.Fatal(err)
	}
	want, err := crosscheck.Bitray(1).Divide(context.Background(), line, depth)
	if err != nil {
		t.Fatal(err)
	}
	for _, answer := range [][]perft.MoveCount{got, want} {
		slices.SortFunc(answer, func(a, b perft.MoveCount) int { return strings.Compare(a.Move, b.Move) })
	}
	if !slices.Equal(got, want) {
		t.Errorf("%v: got %v, want %v", line, got, want)
	}
}

// TestAnswers asks programs that spell their answers in different ways.
func TestAnswers(t *testing.T) {
	t.Parallel()
	for _, kind := range []string{"stockfish", "plain", "tabular", "king takes rook", "capitals", "heading", "script", "depths", "times", "letterless", "json", "counts, searches", "total in info", "wants a game"} {
		t.Run(kind, func(t *testing.T) {
			t.Parallel()
			side := run(t, kind)
			if e, ok := side.(*engine.Engine); ok && e.Name() != "Fake "+kind {
				t.Errorf("name %q", e.Name())
			}
			sameAnswer(t, side, crosscheck.Line{Root: parse(promotes)}, 1)
			sameAnswer(t, side, crosscheck.Line{Root: parse(kiwipete)}, 3)
			sameAnswer(t, side, crosscheck.Line{Root: parse(kiwipete), Moves: []string{"e1g1", "e8c8"}}, 2)
		})
	}
}

// TestOtherCommands has engines that do not know "go perft".
func TestOtherCommands(t *testing.T) {
	t.Parallel()
	for kind, want := range map[string]string{"knows perft": "perft", "searches, knows perft": "perft", "refuses, knows divide": "divide", "stockfish": "go perft"} {
		t.Run(kind, func(t *testing.T) {
			t.Parallel()
			e := start(t, kind, time.Minute)
			sameAnswer(t, e, crosscheck.Line{Root: parse(kiwipete)}, 2)
			sameAnswer(t, e, crosscheck.Line{Root: parse(promotes)}, 1)
			if e.Command() != want {
				t.Errorf("asked with %q, want %q", e.Command(), want)
			}
		})
	}
}

// TestNoMovesAreAnAnswer has an engine that counts a stalemate as one, without any move.
func TestNoMovesAreAnAnswer(t *testing.T) {
	t.Parallel()
	sameAnswer(t, start(t, "counts stalemates", time.Minute), crosscheck.Line{Root: parse("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")}, 2)
}

func TestChess960NeedsTheOption(t *testing.T) {
	t.Parallel()
	line := crosscheck.Line{Root: parse(rookB1), Chess960: true}
	e := start(t, "chess960", time.Minute)
	for range 2 {
		sameAnswer(t, e, line, 2)
		sameAnswer(t, e, crosscheck.Line{Root: parse(kiwipete)}, 2)
	}
	_, err := start(t, "stockfish", time.Minute).Divide(context.Background(), line, 2)
	if exclusion := (*crosscheck.Exclusion)(nil); !errors.As(err, &exclusion) {
		t.Errorf("error %v, want an exclusion", err)
	}
}

// TestNamesAreFitForATerminal has an engine whose name holds control sequences and does not end.
func TestNamesAreFitForATerminal(t *testing.T) {
	t.Parallel()
	want := `\x1b[31mRed\a` + strings.Repeat("!", 71) + "..."
	if got := start(t, "red", time.Minute).Name(); got != want {
		t.Errorf("name %q, want %q", got, want)
	}
	if got := engine.Script([]string{"a", "\x1b[31m"}, time.Minute, false).Name(); got != `a \x1b[31m` {
		t.Errorf("name %q", got)
	}
}

// TestOldOutputIsNoAnswer has an engine that prints more after its answer: a total that fits
// an answer without moves.
func TestOldOutputIsNoAnswer(t *testing.T) {
	t.Parallel()
	e := start(t, "adds figures", time.Minute)
	for range 3 {
		sameAnswer(t, e, crosscheck.Line{Root: parse(kiwipete)}, 1)
	}
}

func TestScriptsAreAskedChess960OnlyIfTheyKnowIt(t *testing.T) {
	t.Parallel()
	line := crosscheck.Line{Root: parse(rookB1), Chess960: true}
	_, err := engine.Script(fake("script"), time.Minute, false).Divide(context.Background(), line, 2)
	if exclusion := (*crosscheck.Exclusion)(nil); !errors.As(err, &exclusion) {
		t.Errorf("error %v, want an exclusion", err)
	}
	sameAnswer(t, engine.Script(fake("script"), time.Minute, true), line, 2)
}

func TestProgramsThatFail(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ kind, want string }{
		{"hangs", `no result within 2s: counts of 1 moves came, and no line with the total, after "go perft 2", last output "e2e4: 1"`},
		{"dies", "exit status 3, after \"go perft 2\", last output \"readyok\"\n  on standard error:\n    assertion failed: depth != 3"},
		{"garbage", `output not understood: the counts of 1 moves add up to 3, but the total in the output is "Nodes searched: 400", after "go perft 2", last output "Nodes searched: 400", and a line that was not understood is "d2d4: 0x14"`},
		{"writes SAN", `output not understood: no count of a move before "Nodes searched: 40", but one line for each root move is needed, such as "e2e4: 20"; from totals alone bitray why finds causes, after "go perft 2", last output "Nodes searched: 40", and a line that was not understood is "Nf3: 20"`},
		{"throws", "output not understood: no total in the output, after \"go perft 2\", last output \"readyok\"\n  on standard error:\n    Traceback:\n      perft.py, line 3\n    ValueError"},
		{"repeats", `output not understood: more than 436 moves, the last one in "e2e4: 1"`},
		{"searches", `output not understood: the engine searched instead`},
		{"silent", `no answer, though it is ready, after "go perft 2", last output "readyok"`},
		{"no total", `output not understood: counts of 48 moves, and no line with the total, after "go perft 2", last output "`},
		{"one move", `output not understood: counts of 1 moves, and no line with the total, after "go perft 2", last output "readyok"`},
		{"overflows", `add up to 97862, but the total in the output is "Nodes searched: 32326", which is 1 times 2^16 too few: it overflows`},
		{"script-garbage", `output not understood: no total in the output, and a line that was not understood is "hello"`},
		{"thinks", `output not understood: the engine searched instead`},
		{"totals", `output not understood: no count of a move before "Nodes: 2039", but one line for each root move is needed, such as "e2e4: 20"; from totals alone bitray why finds causes, after "go perft 2", last output "Nodes: 2039"`},
		{"totals in info", `output not understood: no count of a move before "info depth 2 nodes 2039 time 3", but one line for each root move is needed`},
		{"greets in SAN", `last output "Nodes: 40", and a line that was not understood is "Nf3: 20"`},
		{"script-greets", `no total in the output, and a line that was not understood is "no moves"`},
		{"script-fails", "exit status 1\n  on standard error:\n    no such depth"},
		{"script-hangs", `no result within 2s`},
		{"floods", `output not understood: a line of more than 65536 bytes, after "go perft 2"`},
	} {
		t.Run(test.kind, func(t *testing.T) {
			t.Parallel()
			_, err := run(t, test.kind).Divide(context.Background(), crosscheck.Line{Root: parse(kiwipete)}, 2)
			if err == nil || !strings.Contains(err.Error(), test.want) || strings.Contains(err.Error(), "Initialised") {
				t.Errorf("error %v, want %q", err, test.want)
			}
		})
	}
}

// TestEnginesForXboard has engines that do not know the first command, in the words of the protocol and in others.
func TestEnginesForXboard(t *testing.T) {
	t.Parallel()
	for kind, answer := range map[string]string{"xboard": "Error (unknown command): uci", "human": "White (1) : Invalid move: uci"} {
		_, err := engine.Start(context.Background(), fake(kind), time.Minute)
		if want := `: it does not speak UCI: its output for "uci" is "` + answer + `"; an engine`; err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("error %v, want %q", err, want)
		}
	}
}

func TestProgramsThatDoNotStart(t *testing.T) {
	t.Parallel()
	for kind, want := range map[string]string{
		"mute":        `no result within 2s, after "uci"`,
		"never ready": `no result within 2s, after "ucinewgame", "isready", last output "uciok"`,
	} {
		t.Run(kind, func(t *testing.T) {
			t.Parallel()
			_, err := engine.Start(context.Background(), fake(kind), soon)
			if err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("error %v, want %q", err, want)
			}
		})
	}
	missing := []string{"no-such-program"}
	_, err := engine.Start(context.Background(), missing, time.Second)
	_, scriptErr := engine.Script(missing, time.Second, false).Divide(context.Background(), crosscheck.Line{Root: parse(kiwipete)}, 2)
	if !errors.Is(err, exec.ErrNotFound) || !errors.Is(scriptErr, exec.ErrNotFound) {
		t.Errorf("errors %v and %v, want that the program does not exist", err, scriptErr)
	}
}

func TestCanceling(t *testing.T) {
	t.Parallel()
	e := start(t, "hangs", time.Minute)
	ctx, cancel := context.WithTimeout(context.Background(), 50*time.Millisecond)
	defer cancel()
	if _, err := e.Divide(ctx, crosscheck.Line{Root: parse(kiwipete)}, 2); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("error %v, want that of the context", err)
	}
}

// TestNoMovesAtAll has programs that find no move where there are some, which is an answer.
func TestNoMovesAtAll(t *testing.T) {
	t.Parallel()
	complains := start(t, "counts nothing", time.Minute)
	for _, side := range []crosscheck.MoveGenerator{run(t, "no moves"), run(t, "script-none"), complains} {
		got, err := side.Divide(context.Background(), crosscheck.Line{Root: parse(kiwipete)}, 2)
		if err != nil || len(got) > 0 {
			t.Errorf("%s: %v, error %v, want no moves", side.Name(), got, err)
		}
	}
	if got := complains.Objection(); got != "info do a ucinewgame first" {
		t.Errorf("its objection is %q", got)
	}
}

func TestCloseEndsAnEngineThatStays(t *testing.T) {
	t.Parallel()
	e := start(t, "stays", time.Minute)
	began := time.Now()
	e.Close()
	if took := time.Since(began); took > 10*time.Second {
		t.Errorf("closing took %v", took)
	}
}

func TestSplit(t *testing.T) {
	for _, test := range []struct {
		command string
		want    []string
	}{
		{"stockfish", []string{"stockfish"}},
		{`  a "b c"  'd "e'f `, []string{"a", "b c", `d "ef`}},
		{`a ""`, []string{"a", ""}},
		{`a "b`, nil},
		{"", nil},
	} {
		got, err := engine.Split(test.command)
		if !slices.Equal(got, test.want) || (err != nil) != (test.want == nil) {
			t.Errorf("Split(%q) = %q, %v; want %q", test.command, got, err, test.want)
		}
	}
}

func TestStockfishAgrees(t *testing.T) {
	t.Parallel()
	e, err := engine.Start(context.Background(), []string{"stockfish"}, time.Minute)
	if errors.Is(err, exec.ErrNotFound) {
		e, err = engine.Start(context.Background(), []string{"/usr/games/stockfish"}, time.Minute)
	}
	if errors.Is(err, fs.ErrNotExist) {
		t.Skip("Stockfish is not installed: apt-get install stockfish")
	}
	if err != nil {
		t.Fatal(err)
	}
	defer e.Close()
	sameAnswer(t, e, crosscheck.Line{Root: parse(kiwipete)}, 3)
	sameAnswer(t, e, crosscheck.Line{Root: parse(rookB1), Chess960: true}, 3)
	search := crosscheck.Search{Tested: crosscheck.Bitray(1), Reference: e, Depth: 2}
	lines := slices.Collect(crosscheck.RandomLines(1, 20, false))
	lines = slices.AppendSeq(lines, crosscheck.RandomLines(2, 20, true))
	result, err := search.First(context.Background(), lines)
	if result.Difference != nil || result.Compared != len(lines) || err != nil {
		t.Error(result, err)
	}
}
