package lanes_test

import (
	"testing"

	"github.com/bitray/bitray/internal/simd"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/internal/replies/lanes"
)

// castledRook is a position in which the squares of a rook that castles decide which pairs must be counted together,
// which those of the suites are not.
const castledRook = "4k2r/r5b1/p2P1p1Q/Ppp1n3/6q1/2N1P1Pp/1P5K/1RB2B2 w k - 0 36"

// TestParts looks at the parts that counts are made of: the replies that each first move leaves
// and adds, and for each pair of moves that is called separate whether the sum of its parts is
// the count after both. So no term may be missing from what a reply must touch; in the suites
// the number of pairs holds that none says too much.
func TestParts(t *testing.T) {
	requireKernel(t)
	positions := 400
	if *long {
		positions = 40_000
	}
	c := new(lanes.TripleCounter)
	lanes.EachSet(func(set simd.Set) {
		t.Run(set.String(), func(t *testing.T) {
			inRandomGames(t, positions, func(t *testing.T, p *board.Position) { compareParts(t, c, p) })
			var separate, together int
			for _, p := range append(suitePositions(t), parse(t, castledRook)) {
				s, n := compareParts(t, c, &p)
				separate, together = separate+s, together+n
			}
			if separate != 245_309 || together != 87_872 {
				t.Errorf("%d pairs of moves separate, %d not, want 245309 and 87872", separate, together)
			}
		})
	})
}

// compareParts compares the parts of p with its moves. It returns how many pairs of moves are
// counted from parts, and how many are not.
func compareParts(t testing.TB, c *lanes.TripleCounter, p *board.Position) (separate, together int) {
	t.Helper()
	moves := map[lanes.Step]board.Move{}
	for _, m := range p.AppendLegalMoves(nil) {
		moves[stepOf(p, m)] = m
	}
	for _, part := range c.Parts(p) {
		m, ok := moves[part.First]
		if !ok {
			t.Fatalf("%s: %v is not a move", p.FEN(), part.First)
		}
		child := p.After(m)
		left := len(part.Kept) + len(part.Added)
		for _, r := range child.AppendLegalMoves(nil) {
			step := stepOf(&child, r)
			sum, kept := part.Kept[step]
			if !kept && !part.Added[step] {
				t.Errorf("%s: after %s the reply %s is missing\n%s", p.FEN(), m.UCI(false), r.UCI(false), p.Draw())
				return
			}
			left--
			grandchild := child.After(r)
			if !sum.Separate {
				together++
				continue
			}
			separate++
			if got, want := sum.Leaves, withoutEnPassant(&grandchild); got != want {
				t.Errorf("%s: after %s %s there are %d moves, from parts %d\n%s", p.FEN(), m.UCI(false), r.UCI(false), want, got, p.Draw())
				return
			}
		}
		if left != 0 {
			t.Errorf("%s: after %s there are %d replies too many: %v %v", p.FEN(), m.UCI(false), left, part.Kept, part.Added)
			return
		}
	}
	return separate, together
}

// stepOf returns a move as the squares that the piece leaves and arrives on.
func stepOf(p *board.Position, m board.Move) lanes.Step {
	to := uint8(m.To())
	if m.IsCastling() {
		child := p.After(m)
		to = uint8(child.Side(p.SideToMove()).King.First())
	}
	return lanes.Step{From: uint8(m.From()), To: to, Piece: m.Promotion()}
}

// withoutEnPassant returns the number of legal moves that are not captures en passant.
func withoutEnPassant(p *board.Position) (n int) {
	for _, m := range p.AppendLegalMoves(nil) {
		if !m.IsEnPassant() {
			n++
		}
	}
	return n
}
