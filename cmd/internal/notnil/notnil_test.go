package notnil_test

import (
	"context"
	"errors"
	"testing"

	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/cmd/internal/notnil"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/crosscheck"
)

func lineOf(t *testing.T, fen string) crosscheck.Line {
	t.Helper()
	pos, err := board.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	return crosscheck.NewLine(pos)
}

const kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"

func TestTechniquesAgreeAtEveryNode(t *testing.T) {
	var generators []crosscheck.AttackGenerator
	for _, technique := range append(catalog.All(), catalog.Reference()) {
		generators = append(generators, crosscheck.AttackGenerator{Name: technique.Name, Sliders: technique})
	}
	sides := crosscheck.MoveGeneratorsOf(generators, 1)
	for _, fen := range []string{kiwipete, "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"} {
		nodes, found, err := crosscheck.EveryNode(t.Context(), sides, notnil.New(), lineOf(t, fen), 3)
		if err != nil {
			t.Fatal(err)
		}
		if nodes < 200 {
			t.Errorf("%d nodes compared", nodes)
		}
		for _, d := range found {
			if d != nil {
				t.Error(d)
			}
		}
	}
}

func TestCountsAsPublished(t *testing.T) {
	answer, err := notnil.New().Divide(t.Context(), lineOf(t, kiwipete), 3)
	if err != nil {
		t.Fatal(err)
	}
	var total perft.Nodes
	for _, m := range answer {
		total = total.Add(m.Nodes)
	}
	if total != perft.NewNodes(97862) {
		t.Errorf("%v nodes, want 97862", total)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if answer, err := notnil.New().Divide(ctx, lineOf(t, kiwipete), 3); !errors.Is(err, context.Canceled) {
		t.Errorf("canceled: error %v, answer %v", err, answer)
	}
}
