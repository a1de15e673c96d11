package external_test

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/cmd/internal/attackbench"
	"github.com/bitray/bitray/cmd/internal/external"
	"github.com/bitray/bitray/cmd/internal/testdata/planted"
	"github.com/bitray/bitray/internal/testenv"
)

// plantFlag makes the test binary a generator with the fault that follows.
const plantFlag = "-planted"

func TestMain(m *testing.M) {
	if len(os.Args) == 3 && os.Args[1] == plantFlag {
		if os.Getenv("BITRAY_TEST_CHILD") != "" {
			time.Sleep(time.Minute)
		}
		planted.Serve(os.Stdin, os.Stdout, os.Args[2])
		return
	}
	testenv.WaitTogether()
	os.Exit(m.Run())
}

// faulty returns the command of a generator with a fault.
func faulty(fault string) []string { return []string{os.Args[0], plantFlag, fault} }

// soon is when a program that hangs is given up: late enough for a busy machine to have started it.
const soon = 2 * time.Second

func prove(t *testing.T, fault string) (external.Proof, error) {
	t.Helper()
	within := time.Minute
	if fault == "hang" {
		within = soon
	}
	return external.Prove(t.Context(), faulty(fault), within, func(done, all uint64) {})
}

func TestRight(t *testing.T) {
	testenv.RunsItself(t)
	t.Parallel()
	last, total := uint64(0), uint64(0)
	v, err := external.Prove(t.Context(), faulty("none"), time.Minute, func(done, all uint64) { last, total = done, all })
	if err != nil || v.Wrong != nil || len(v.Notes) > 0 || v.Name != "none" {
		t.Fatalf("%+v, error %v", v, err)
	}
	want := map[string]uint64{
		"rook": 2*64<<14 + 163_840, "bishop": 2*(attackstest.Cases-64<<14) + 163_840, "queen": 2*attackstest.Cases + 163_840,
	}
	sum := uint64(0)
	for i, p := range v.Pieces {
		if p.Piece != external.Pieces()[i] || p.Right != want[p.Piece] || p.Questions != want[p.Piece] {
			t.Errorf("%+v, want %d", *p, want[p.Piece])
		}
		sum += p.Questions
	}
	if len(v.Pieces) != len(want) || last != sum || total != sum {
		t.Errorf("%d pieces, progress to %d of %d, want %d pieces and %d", len(v.Pieces), last, total, len(want), sum)
	}
}

// TestWrong has programs that answer incorrectly.
func TestWrong(t *testing.T) {
	testenv.RunsItself(t)
	t.Parallel()
	for fault, want := range map[string]struct{ question, note string }{
		"flipped":  {"rook 0 0", "right if, in its squares, ranks are flipped (a8 is 0)"},
		"mirrored": {"rook 0 0", "right if, in its squares, files are mirrored (h1 is 0)"},
		"turned":   {"rook 0 2", "right if, in its occupancies, square 0 is bit 63 (h8 is 0)"},
		"own":      {"rook 0 0", "right if its own square is set in the occupancy"},
		"blockers": {"rook 0 2", "right if blockers are left out of the result"},
		"queen":    {"queen 26 2000000", "right for occupancy 0x0000000000000000: both may share an entry of a table"},
		"slot":     {"rook 26 40002000000", "right for occupancy 0x0000040008000000: both may share an entry of a table"},
		"double":   {"rook 0 0", "right if, in its results, numbers are rounded to double precision"},
		"lower":    {"rook 0 0", "right if, in its results, the upper 32 bits are lost"},
		"signed":   {"rook 7 0", "this one is right if, in its results, 32 bits are extended by their sign"},
		"shift":    {"rook 0 0", "right if, in its occupancies and results, 1 << square has 32 bits"},
		"unsigned": {"rook 0 1", "right if, in its occupancies, 1u << square has 32 bits"},
		"alone":    {"rook 0 2", "right if all squares count as empty"},
		"masked":   {"rook 0 2", "right if the squares of the edges count as empty"},
		"inner":    {"rook 0 0", "right if the last square of each ray is missing"},
		"right":    {"rook 0 0", "right if the last square of some rays is missing"},
		"ghost":    {"rook 26 0", "right for occupancy 0x0000000008000000: both may share an entry of a table"},
		"ghosts":   {"rook 2 0", ""},
		"late":     {"rook 1 200000000000000", "not repeatable: right in a new process that gets nothing else; here it came after 105075 others"},
		"chatty":   {"queen 1 0", `on "rook 1 200000069": its output for "go" is "0", expected "ok"`},
	} {
		t.Run(fault, func(t *testing.T) {
			t.Parallel()
			v, err := prove(t, fault)
			if err != nil || v.Wrong == nil {
				t.Fatalf("error %v, wrong %v", err, v.Wrong)
			}
			if v.Wrong.Law != want.question || strings.Join(v.Notes, "\n") != want.note {
				t.Errorf("question %q, notes %q, want %q and %q", v.Wrong.Law, v.Notes, want.question, want.note)
			}
		})
	}
}

// TestFailures has programs that do not answer. The question is named.
func TestFailures(t *testing.T) {
	testenv.RunsItself(t)
	t.Parallel()
	for fault, want := range map[string]string{
		"crash":     `on "rook 1 0": it has ended: exit status 2; on standard error: "panic: `,
		"overflow":  `exit status 1; on standard error: "/mine.js:166" "  throw e" "  ^" "RangeError: overflow" ... "Node.js v20"`,
		"exit":      `on "rook 1 0": it has ended: exit status 3`,
		"child":     `on "rook 1 0": it has ended: exit status 6`, // and leaves a child, which holds its output open
		"hang":      `on "rook 1 0": no output within 2s`,
		"flood":     `on "rook 1 0": it writes a line of more than 4096 bytes: "0123456789abcdef0123456`,
		"garbage":   `on "rook 1 0": its output is "\x1b[31mno", expected up to 16 hexadecimal digits`,
		"forgetful": `on "rook 1 2" after 2 `,
		"rude":      `its output for "no such line 1" is "what?", expected "unknown no such line 1"`,
		"stranger":  `it greets with "hello", expected "bitray 1", its abilities, "name" and a name, such as "bitray 1 rook bishop name mine"`,
		"version":   `it greets with "bitray 2 rook name mine", expected "bitray 1"`,
		"ability":   `it says that it can "knight": expected some of rook, bishop, queen, `,
		"nothing":   `it supports no piece: expected some of rook, `,
	} {
		t.Run(fault, func(t *testing.T) {
			t.Parallel()
			err := wantFailure(t, fault, want)
			if fault == "forgetful" && !strings.HasSuffix(err.Error(), "others: it has ended: exit status 4; not repeatable: a new process that gets nothing else returns a result") {
				t.Errorf("error %v", err)
			}
		})
	}
	if _, err := external.Start(t.Context(), []string{"no-such-program"}, soon); !errors.Is(err, exec.ErrNotFound) {
		t.Errorf("error %v, want that the program does not exist", err)
	}
}

// TestFailureThatPasses has a program that crashes once, and leaves a note.
func TestFailureThatPasses(t *testing.T) {
	testenv.RunsItself(t)
	mood := filepath.Join(t.TempDir(), "mood")
	t.Setenv("BITRAY_TEST_MOOD", mood)
	if err := os.WriteFile(mood, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	wantFailure(t, "moody", `; not repeatable: a new process returns all results`)
}

func wantFailure(t *testing.T, fault, want string) error {
	t.Helper()
	_, err := prove(t, fault)
	if !errors.As(err, new(*external.Failure)) || !strings.Contains(err.Error(), want) {
		t.Errorf("error %v, want %s", err, want)
	}
	return err
}

// TestTimes has a program that times itself, and some that lie about it.
func TestTimes(t *testing.T) {
	testenv.RunsItself(t)
	t.Parallel()
	var squares []attacks.Square
	var occupancies []attacks.Bitboard
	want := uint64(0)
	for i := range 4000 {
		q := external.Question{Piece: "queen", Square: attacks.Square(i % 64), Occupied: attacks.Bitboard(i) * 0x9e3779b97f4a7c15}
		squares, occupancies, want = append(squares, q.Square), append(occupancies, q.Occupied), want^uint64(q.Answer())
	}
	time := func(fault, mode string, passes int) (time.Duration, uint64, error) {
		g, err := external.Start(t.Context(), faulty(fault), time.Minute)
		if err != nil {
			t.Fatal(err)
		}
		defer g.Close()
		if err := g.Load(t.Context(), squares, occupancies); err != nil {
			t.Fatal(err)
		}
		overwritten := 0
		if mode == "cold" {
			overwritten = 1 << 20
		}
		return g.Time(t.Context(), mode, "queen", passes, overwritten)
	}
	for _, mode := range external.Modes() {
		if took, sum, err := time("none", mode, 500); took <= 0 || sum != attackbench.Sum(want, 500) || err != nil {
			t.Errorf("%s: %v, sum %x, error %v, want the sum %x", mode, took, sum, err, attackbench.Sum(want, 500))
		}
	}
	for _, fault := range []string{"sum", "half"} {
		if _, sum, err := time(fault, "cold", 500); err != nil || sum == attackbench.Sum(want, 500) {
			t.Errorf("%s: sum %x, error %v: the fault does not show", fault, sum, err)
		}
	}
	for fault, want := range map[string]string{
		"liar":         `it says that "time throughput queen 500" took `,
		"slow":         `it says that "time throughput queen 500" took 1h`,
		"milliseconds": `it says that "time throughput queen 500" took 0 ns: expected more; its clock may be too coarse`,
		"silent":       `its output for "time throughput queen 500" is "done", expected nanoseconds and the sum of the folds`,
		"backwards":    `its output for "time throughput queen 500" is "-5 `,
		"decimal":      `its output for "time throughput queen 500" is "`,
		"words":        `its output for "time throughput queen 500" is "soon `,
	} {
		if fault == "liar" && runtime.GOOS != "linux" {
			continue // only Linux tells the processor time of another process
		}
		_, _, err := time(fault, "throughput", 500)
		if !errors.As(err, new(*external.Failure)) || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%s: error %v, want %s", fault, err, want)
		}
	}
	if took, _, err := time("compiles", "throughput", 500); took <= 0 || err != nil {
		t.Errorf("a program that is compiled while it runs: %v, error %v", took, err)
	}
	// A long list once is answered twice, and timed once: that is no lie.
	squares, occupancies = slices.Repeat(squares, 200), slices.Repeat(occupancies, 200)
	if took, _, err := time("none", "latency-square", 1); took <= 0 || err != nil {
		t.Errorf("a long list: %v, error %v", took, err)
	}
}

// TestSliders asks question by question, the queen of a program that has none as well.
func TestSliders(t *testing.T) {
	testenv.RunsItself(t)
	t.Parallel()
	g, err := external.Start(t.Context(), faulty("plain"), soon)
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	var failed error
	ctx, cancel := context.WithCancel(t.Context())
	s := g.Sliders(ctx, func(err error) { failed = err })
	for sq := range attacks.Square(64) {
		if got, want := s.Queen(sq, 0x1234567812345678), attacks.Queen(sq, 0x1234567812345678); got != want {
			t.Fatalf("queen on %v: %v, want %v", sq, got, want)
		}
	}
	cancel()
	if got := s.Rook(0, 0); got != 0 || !errors.Is(failed, context.Canceled) {
		t.Errorf("after the end of the context: %v, error %v", got, failed)
	}
}
