package engines

import (
	"bytes"
	"errors"
	"flag"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

const engine = "testdata/engine"

// The engine of the tests counts its bits from h8, so a square is 63 less it.
const (
	rooks   = "--replace=rays.go:position.rookMoves=bitray.Rook(63-square, p.occupied)"
	bishops = "--replace=rays.go:bishopMoves=bitray.Bishop(63-square, occupied)"
)

// runSwap swaps in the engine of the tests and returns the table.
func runSwap(t *testing.T, more ...string) (string, error) {
	t.Helper()
	var out bytes.Buffer
	flags := flag.NewFlagSet("engines", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	run := Command(flags)
	args := append([]string{"--engine", engine, "--rounds=2", "--say=uci", "--say=go depth 9", "--technique=magic"}, more...)
	if err := flags.Parse(args); err != nil {
		return "", err
	}
	err := run(t.Context(), &out, nil)
	return out.String(), err
}

// contents returns the files of a folder in one text.
func contents(t *testing.T, dir string) (text string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*"))
	for _, file := range files {
		content, fault := os.ReadFile(file)
		err = errors.Join(err, fault)
		text += file + "\n" + string(content)
	}
	if err != nil || text == "" {
		t.Fatalf("folder %s: %v", dir, err)
	}
	return text
}

func TestSwap(t *testing.T) {
	if testing.Short() {
		t.Skip("skipped by -short: links programs")
	}
	before := contents(t, engine)
	table, err := runSwap(t, rooks, bishops, "--drop=rays.go:fillSteps", "--technique=magic/packed,hyperbola")
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(table), "\n")
	if len(lines) != 6 || !strings.HasPrefix(lines[0], "signature ends in ") {
		t.Fatalf("expected a line for the search, a head and four rows:\n%s", table)
	}
	for i, name := range []string{"original", "unchanged", "magic/packed", "hyperbola"} {
		if fields := strings.Fields(lines[i+2]); fields[0] != name || fields[1] != "equal" || (len(fields) == 7) != (i > 0) {
			t.Errorf("row %d: %q, want %s, equal, and figures", i, lines[i+2], name)
		}
	}
	if after := contents(t, engine); after != before {
		t.Errorf("the engine was changed:\n%s", after)
	}
}

func TestSwapSaysWhatDiffers(t *testing.T) {
	if testing.Short() {
		t.Skip("skipped by -short: links programs")
	}
	table, err := runSwap(t, "--replace=rays.go:bishopMoves=bitray.Bishop(square, occupied)")
	if !errors.Is(err, ErrDiffer) || strings.Count(table, "DIFFERS") != 1 || !strings.Contains(table, "magic      DIFFERS") {
		t.Errorf("squares that are not turned: %v\n%s", err, table)
	}
	// What a dropped function fills is read by the bishops.
	if table, err = runSwap(t, rooks, "--drop=rays.go:fillSteps"); !errors.Is(err, ErrDiffer) {
		t.Errorf("tables that are still read: %v\n%s", err, table)
	}
}

func TestSwapRefuses(t *testing.T) {
	for _, c := range []struct {
		want string
		args []string
		slow bool
	}{
		{"--replace: expected at least one", nil, false},
		{`"rays.go" for flag -replace: expected FILE:FUNCTION=EXPRESSION`, []string{"--replace=rays.go"}, false},
		{`"rays.go:walk" for flag -replace: expected FILE:FUNCTION=EXPRESSION`, []string{"--replace=rays.go:walk"}, false},
		{`"rays.go:walk=0" for flag -drop: expected FILE:FUNCTION`, []string{rooks, "--drop=rays.go:walk=0"}, false},
		{"rookMoves is changed twice", []string{rooks, rooks}, false},
		{"--rounds 0: expected 1 or more", []string{rooks, "--rounds=0"}, false},
		{`"(" for flag -until: `, []string{rooks, "--until=("}, false},
		{`"(" for flag -signature: `, []string{rooks, "--signature=("}, false},
		{`"nothing"`, []string{rooks, "--technique=nothing"}, true},
		{`--engine "testdata": expected the folder of a module`, []string{rooks, "--engine=testdata"}, false},
		{`no function queenMoves: expected one of ["bishopMoves" "position.rookMoves" "fillSteps" "walk"]`, []string{"--replace=rays.go:queenMoves=0"}, true},
		{"fillSteps returns nothing", []string{"--replace=rays.go:fillSteps=0"}, true},
		{"walk returns something", []string{rooks, "--drop=rays.go:walk"}, true},
		{"undefined: sq", []string{"--replace=rays.go:bishopMoves=bitray.Bishop(sq, occupied)"}, true},
		{`expected a signature`, []string{rooks, "--signature=moves"}, true},
		{`expected the end of an answer`, []string{rooks, "--until=readyok", "--timeout=1s"}, true},
	} {
		if c.slow && testing.Short() {
			continue
		}
		if table, err := runSwap(t, c.args...); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: got %v, want an error with %q\n%s", c.args, err, c.want, table)
		}
	}
}

func TestSpeedLeavesOutTheStarts(t *testing.T) {
	base := &subject{starts: []time.Duration{4, 5, 60}, runs: []result{{processor: 105}, {processor: 205}, {processor: 305}}}
	s := &subject{name: "magic", starts: []time.Duration{1, 1, 1}, runs: []result{{processor: 101}, {processor: 101}, {processor: 101}}}
	ratio, err := speed(base, s)
	if err != nil || ratio.Low != 1 || ratio.Median != 2 || ratio.High != 3 {
		t.Errorf("got %v, %v, want 2 from 1 to 3", ratio, err)
	}
	// Where the search is timed by itself, that counts.
	base.runs[1].searched, s.runs[1].searched = 300, 100
	if ratio, err := speed(base, s); err != nil || ratio.Median != 3 || ratio.Low != 1 || ratio.High != 3 {
		t.Errorf("got %v, %v, want 3 from 1 to 3", ratio, err)
	}
	s.runs[1] = result{processor: 1}
	if ratio, err := speed(base, s); err == nil || !strings.Contains(err.Error(), "expected a longer search") {
		t.Errorf("a search of no time: %v, %v", ratio, err)
	}
}
