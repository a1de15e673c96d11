package lanes_test

import (
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/replies/lanes"
)

// TestDrawing checks what the package's documentation says of the moves after 1. e4 e5.
func TestDrawing(t *testing.T) {
	requireKernel(t)
	p := parse(t, "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2")
	move, err := p.ParseMove("g1f3")
	if err != nil {
		t.Fatal(err)
	}
	squares, pairs, together := new(lanes.TripleCounter).Touched(&p, lanes.Step{From: uint8(attacks.G1), To: uint8(attacks.F3)})
	const want = `
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . 1 1 1
. . . . . 1 . .
. . . 1 1 1 1 1
. . . 1 1 1 1 1
`
	if got := squares.String(); strings.TrimSpace(got) != strings.TrimSpace(want) {
		t.Errorf("squares to touch:\n%s\nwant%s", got, want)
	}
	if pairs != 812 || together != 90 {
		t.Errorf("%d of %d pairs are counted together, want 90 of 812", together, pairs)
	}
	var touching []string
	child := p.After(move)
	for _, r := range child.AppendLegalMoves(nil) {
		if (r.From().Bitboard()|r.To().Bitboard())&squares != 0 {
			touching = append(touching, r.UCI(false))
		}
	}
	if got := strings.Join(touching, " "); got != "d8h4" {
		t.Errorf("replies that touch them: %s, want d8h4", got)
	}
}
