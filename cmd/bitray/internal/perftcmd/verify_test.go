package perftcmd

import (
	"bytes"
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

// TestVerifyFindsADifference changes one root move of a second count, as a collision would.
func TestVerifyFindsADifference(t *testing.T) {
	o := perft.Options{HashMiB: 1, Seed: 7}
	r := newResult(board.Start(), &config{depth: 3, format: formatText}, o, cli.DefaultTechnique)
	if err := errors.Join(r.count(t.Context(), o), r.countAgain(t.Context(), o)); err != nil {
		t.Fatal(err)
	}
	if r.differs() || r.Verify.Seed != 8 || r.Verify.Result != cli.OK {
		t.Fatalf("%+v, first %v: want seed 8 and no difference", r.Verify, r.Nodes)
	}
	r.Verify.Divide[3].Nodes = r.Verify.Divide[3].Nodes.AddUint64(1)
	r.Verify.Nodes = r.Verify.Nodes.AddUint64(1)
	r.compare(r.Verify, false)
	if !r.differs() {
		t.Error("a count that is one larger is not seen")
	}
	for _, form := range []string{formatText, formatDivide, "json"} {
		r.form = form
		r.dropDivides()
		var text bytes.Buffer
		out := cli.NewOutput(&text)
		out.Show(form == "json", r)
		if err := out.Flush(); err != nil {
			t.Fatal(err)
		}
		got := strings.ReplaceAll(text.String(), ",", "")
		for _, want := range []string{"8902", "8903", cli.Wrong, r.Divide[3].Move} {
			if !strings.Contains(got, want) {
				t.Errorf("%s: %q is missing in\n%s", form, want, text.String())
			}
		}
	}
}

func TestVerifyComparesRootMoves(t *testing.T) {
	one, two := perft.NewNodes(1), perft.NewNodes(2)
	r := Result{Divide: []perft.MoveCount{{Nodes: one}, {Nodes: two}}}
	other := Second{Divide: []perft.MoveCount{{Nodes: two}, {Nodes: one}}}
	if r.compare(&other, false); !r.differs() {
		t.Error("root moves that differ are not seen if their sum agrees")
	}
	if r.compare(&other, true); r.differs() || other.Result != cli.Partial {
		t.Errorf("an interrupted count: %s, want %s", other.Result, cli.Partial)
	}
}

func TestSpeedWithAHashIsCalledEffective(t *testing.T) {
	done := perft.Progress{Nodes: perft.NewNodes(3_000_000), Elapsed: 1e9, RootsDone: 3, Roots: 20, PartsDone: 10, Parts: 40}
	for hash, want := range map[int]string{
		0: "3 of 20 root moves, 3,000,000 nodes, 3.0 Mnps, 3s left",
		4: "3 of 20 root moves, 3,000,000 nodes, 3.0 effective Mnps, 3s left",
	} {
		var text bytes.Buffer
		p := cli.NewProgram(nil, io.Discard, &text)
		p.Progress.Wanted = true
		showProgress(&p.Progress, hash)(done)
		if got := strings.TrimPrefix(text.String(), "\r\x1b[K"); got != want {
			t.Errorf("hash %d: got %q, want %q", hash, got, want)
		}
	}
}
