package perftcmd

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

// TestVerifyFindsADifference changes one root move of a second count, as a collision would.
func TestVerifyFindsADifference(t *testing.T) {
	options := perft.Options{HashMiB: 1, Seed: 7}
	r := result{config: config{depth: 3, hash: 1, seed: 7, verify: true, format: formatText}, pos: board.Start()}
	ctx := context.Background()
	if err := r.count(ctx, options); err != nil {
		t.Fatal(err)
	}
	if err := r.countAgain(ctx, options); err != nil {
		t.Fatal(err)
	}
	if r.differs() || r.second.seed != 8 {
		t.Fatalf("seed %d: %v nodes, first %v: want seed 8 and no difference", r.second.seed, r.second.nodes, r.nodes)
	}
	r.second.counts[3].Nodes = r.second.counts[3].Nodes.AddUint64(1)
	r.second.nodes = r.second.nodes.AddUint64(1)
	if !r.differs() {
		t.Error("a count that is one larger is not seen")
	}
	for _, form := range []config{{format: formatText}, {format: formatStockfish}, {json: true}} {
		r.format, r.json = form.format, form.json
		var text bytes.Buffer
		out := cli.NewOutput(&text)
		if err := r.print(out); err != nil {
			t.Fatal(err)
		}
		if err := out.Flush(); err != nil {
			t.Fatal(err)
		}
		for _, want := range []string{"8902", "8903", cli.Wrong, r.pos.UCI(r.counts[3].Move, false)} {
			if !strings.Contains(text.String(), want) {
				t.Errorf("%+v: %q is missing in\n%s", form, want, text.String())
			}
		}
	}
}

func TestVerifyGoesAnotherWay(t *testing.T) {
	first := perft.Options{HashMiB: 1, Seed: 7}
	if second := checking(first); second.Seed != 8 || !second.NoMerge || second.HashMiB != 1 {
		t.Errorf("%+v is checked by %+v, want another seed and no merging", first, second)
	}
}

func TestVerifyComparesRootMoves(t *testing.T) {
	one, two := perft.NewNodes(1), perft.NewNodes(2)
	r := result{counts: []perft.RootCount{{Nodes: one}, {Nodes: two}}}
	r.second = &secondCount{counts: []perft.RootCount{{Nodes: two}, {Nodes: one}}}
	if !r.differs() {
		t.Error("root moves that differ are not seen if their sum agrees")
	}
	r.second.partial = true
	if r.differs() || r.verdict() != cli.Partial {
		t.Errorf("an interrupted count: %s, want %s", r.verdict(), cli.Partial)
	}
}

func TestSpeedWithAHashIsCalledEffective(t *testing.T) {
	done := perft.Progress{Nodes: perft.NewNodes(3_000_000), Elapsed: 1e9, RootsDone: 3, Roots: 20, PartsDone: 10, Parts: 40}
	for hash, want := range map[int]string{
		0: "3 of 20 root moves, 3000000 nodes, 3.0 Mnps, 3s left",
		4: "3 of 20 root moves, 3000000 nodes, 3.0 effective Mnps, 3s left",
	} {
		var text bytes.Buffer
		p := &cli.Program{Err: &text, Terminal: true}
		showProgress(p.NewProgress(), hash)(done)
		if got := strings.TrimPrefix(text.String(), "\r\x1b[K"); got != want {
			t.Errorf("hash %d: got %q, want %q", hash, got, want)
		}
	}
}
