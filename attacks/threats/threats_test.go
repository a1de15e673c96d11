package threats_test

import (
	"flag"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/threats"
	"github.com/bitray/bitray/internal/reference"
	"github.com/bitray/bitray/perft/board"
)

var long = flag.Bool("long", false, "compare all moves of 200,000 positions of games")

type pair = threats.Pair[int8]

// full is what a position has by the definition: on each square a piece with its color, and its victims.
type full struct {
	sides   [2]attacks.Pieces
	piece   [64]int
	victims [64]attacks.Bitboard
}

func fullOf(p *board.Position) *full {
	f, occ := &full{sides: p.Sides()}, p.Occupied()
	for from := range occ.Squares() {
		piece, c := p.PieceAt(from)
		f.piece[from] = int(piece)*2 + int(c)
		f.victims[from] = occ & [...]attacks.Bitboard{
			board.Pawn: attacks.Pawn(c, from), board.Knight: attacks.Knight(from), board.King: attacks.King(from),
			board.Bishop: reference.Bishop(from, occ), board.Rook: reference.Rook(from, occ), board.Queen: reference.Queen(from, occ),
		}[piece]
	}
	return f
}

// lost returns the difference of two full lists, in order.
func lost(p, q *full) (list []pair) {
	for from, victims := range p.victims {
		for to := range victims.Squares() {
			if p.piece[from] != q.piece[from] || p.piece[to] != q.piece[to] || !q.victims[from].Has(to) {
				list = append(list, pair{From: int8(from), To: int8(to)})
			}
		}
	}
	return list
}

// compare holds AppendLost, both ways, to the difference of the full lists: equal lists have no pair twice.
func compare(t *testing.T, p, q *full) {
	for range 2 {
		got, want := threats.AppendLost([]pair(nil), &p.sides, &q.sides), lost(p, q)
		slices.SortFunc(got, func(a, b pair) int { return int(a.From)*64 + int(a.To) - int(b.From)*64 - int(b.To) })
		if !slices.Equal(got, want) {
			t.Fatalf("%+v has and %+v has not\n%v, want\n%v", p.sides, q.sides, got, want)
		}
		p, q = q, p
	}
}

// seen counts the moves that change more than two squares or the kind of a piece: castling, en passant, promotion.
type seen [3]int

// compareMoves compares a position with those after each of its moves, and with itself, as after a null move.
func (s *seen) compareMoves(t *testing.T, p *board.Position) *full {
	before := fullOf(p)
	compare(t, before, before)
	for _, m := range p.AppendLegalMoves(nil) {
		after := p.After(m)
		compare(t, before, fullOf(&after))
		for i, is := range [3]bool{m.IsCastling(), m.IsEnPassant(), m.Promotion() != board.NoPiece} {
			if is {
				s[i]++
			}
		}
	}
	return before
}

// TestDifference compares all moves of random games, half of them of Chess960, and of positions made for special moves, and
// pairs of positions that are no move apart: some plies, another game, the empty board.
func TestDifference(t *testing.T) {
	positions, did := map[bool]int{false: 2_000, true: 200_000}[*long], seen{}
	past := make([]*full, 200)
	games(positions, func(n int, p *board.Position, _ board.Move, random *rand.Rand) {
		now := did.compareMoves(t, p)
		past[n%len(past)] = now
		compare(t, now, new(full))
		compare(t, now, past[max(0, n-2-random.IntN(7))%len(past)])
		compare(t, now, past[random.IntN(min(n+1, len(past)))])
		for range 3 {
			if p, err := special(random); err == nil {
				did.compareMoves(t, &p)
			}
		}
	})
	if slices.Min(did[:]) < positions {
		t.Errorf("%v castlings, captures en passant and promotions in %d positions, want as many", did, positions)
	}
}

// games visits positions of random games with the move that is played.
func games(positions int, visit func(n int, p *board.Position, m board.Move, random *rand.Rand)) {
	random, p := rand.New(rand.NewPCG(56, 0)), board.Start()
	for n := range positions {
		moves := p.AppendLegalMoves(nil)
		if len(moves) == 0 || n%150 == 0 {
			p, _ = board.Start960([2]int{518, random.IntN(960)}[n/150%2])
			moves = p.AppendLegalMoves(nil)
		}
		m := moves[random.IntN(len(moves))]
		visit(n, &p, m, random)
		p.Play(m)
	}
}

// special returns a position in which White can castle, mostly by the rules of Chess960, promote, and capture en passant, if
// nothing is in the way.
func special(random *rand.Rand) (board.Position, error) {
	s := board.NewSetup()
	s.FileLetters = true
	for range random.IntN(10) {
		kind := board.Knight + board.Piece(random.IntN(4)) // to a queen
		s.Put(attacks.Color(random.IntN(2)), kind, 1<<random.IntN(64))
	}
	at := func(file, rank int) attacks.Bitboard { return 1 << (8*(rank-1) + file) }
	king := 1 + random.IntN(6)
	s.CastlingRooks = at(random.IntN(king), 1) | at(king+1+random.IntN(7-king), 1)
	s.Put(attacks.White, board.Rook, s.CastlingRooks)
	s.Put(attacks.White, board.King, at(king, 1))
	s.Put(attacks.Black, board.King, at(random.IntN(8), 8))
	s.Put(attacks.White, board.Pawn, at(random.IntN(8), 7))
	if file := 1 + random.IntN(6); random.IntN(2) == 0 {
		s.Put(attacks.Black, board.Pawn, at(file, 5))
		s.Put(attacks.White, board.Pawn, at(file-1, 5)|at(file+1, 5))
		s.EnPassant = at(file, 6).First()
	}
	return s.Position()
}

func FuzzAppendLost(f *testing.F) {
	f.Add("4k3/8/8/q2pP2K/8/8/8/8 w - d6 0 1", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")
	f.Fuzz(func(t *testing.T, first, second string) {
		p, err := board.ParseFEN(first)
		q, err2 := board.ParseFEN(second)
		if err == nil && err2 == nil {
			compare(t, new(seen).compareMoves(t, &p), fullOf(&q))
		}
	})
}
