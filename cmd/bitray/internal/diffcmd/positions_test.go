package diffcmd

import (
	"slices"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/crosscheck"
)

func TestMirrored(t *testing.T) {
	for _, test := range [][2]string{
		{"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", "r3k2r/pppbbppp/2n2q1P/1P2p3/3pn3/BN2PNP1/P1PPQPB1/R3K2R b KQkq - 0 1"},
		{"8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1", "4k3/8/8/3pP3/2K5/8/8/8 w - d6 0 1"},
		{"4k3/8/8/8/8/8/8/rRK5 w B - 0 1", "Rrk5/8/8/8/8/8/8/4K3 b b - 0 1"},
	} {
		pos, err := board.ParseFEN(test[0])
		if err != nil {
			t.Fatal(err)
		}
		line := crosscheck.NewLine(pos)
		line.Moves = []string{"e2e4", "a7b8q"}
		got := mirrored(line)
		if got.Root.FEN() != test[1] || !slices.Equal(got.Moves, []string{"e7e5", "a2b1q"}) || got.Chess960 != line.Chess960 {
			t.Errorf("got %v, want %s", got, test[1])
		}
	}
}

// TestFinishedGames has each color mated and stalemated at a root of the built-in positions: a program may fail there.
func TestFinishedGames(t *testing.T) {
	finished := map[[2]bool]int{}
	for _, line := range builtInLines(t) {
		if line.Root.CountLegalMoves() == 0 {
			finished[[2]bool{line.Root.SideToMove() == attacks.White, line.Root.Checkers() != 0}]++
		}
	}
	if len(finished) != 4 {
		t.Errorf("by White and check, %v games are finished, want some of each kind", finished)
	}
}
