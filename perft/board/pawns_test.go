package board_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/board"
)

// home, seventh and fifth are ranks, from 0, as the color sees them: where its king starts, from where
// its pawns promote, and from where they capture en passant.
var home, seventh, fifth = [2]int{0, 7}, [2]int{6, 1}, [2]int{4, 3}

// pawnBoard returns a position with the kings on files where they stand in no pawn's way.
func pawnBoard(t *testing.T, c attacks.Color, pawnFile int, change func(*board.Setup)) board.Position {
	t.Helper()
	s := board.NewSetup()
	s.SideToMove = c
	file := (pawnFile + 4) % 8
	s.Put(board.King, attacks.White, attacks.NewSquare(file, home[attacks.White]).Bitboard())
	s.Put(board.King, attacks.Black, attacks.NewSquare(file, home[attacks.Black]).Bitboard())
	change(&s)
	p, err := s.Position()
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestPromotionsOnEveryFile has a pawn before its last step on each file, with nothing, one or two
// pieces to capture beside that step, and compares with a list made from the rules.
func TestPromotionsOnEveryFile(t *testing.T) {
	for _, c := range []attacks.Color{attacks.White, attacks.Black} {
		for file := range 8 {
			for _, victims := range [][]int{nil, {-1}, {1}, {-1, 1}} {
				from := attacks.NewSquare(file, seventh[c])
				last := 7 - home[c]
				steps := []int{0}
				p := pawnBoard(t, c, file, func(s *board.Setup) {
					s.Put(board.Pawn, c, from.Bitboard())
					for _, step := range victims {
						if to := file + step; to >= 0 && to < 8 {
							s.Put(board.Knight, c.Other(), attacks.NewSquare(to, last).Bitboard())
							steps = append(steps, step)
						}
					}
				})
				var want, got []string
				for _, step := range steps {
					for _, letter := range "nbrq" {
						want = append(want, fmt.Sprintf("%v%v%c", from, attacks.NewSquare(file+step, last), letter))
					}
				}
				for _, m := range legalMoves(t, &p) {
					if m.Piece() == board.Pawn {
						got = append(got, m.String())
						child := p.Make(m)
						if piece, color := child.PieceAt(m.To()); piece != m.Promotion() || color != c || child.Side(c).Pawns != 0 {
							t.Errorf("%s: after %v %v stands there, with pawns on\n%v", p.FEN(), m, piece, child.Side(c).Pawns)
						}
					}
				}
				slices.Sort(want)
				slices.Sort(got)
				if !slices.Equal(got, want) {
					t.Errorf("%s: the pawn moves %q, want %q", p.FEN(), got, want)
				}
			}
		}
	}
}

// TestEnPassantOnEveryFile captures en passant from every file to both sides: the pawn that is
// captured leaves the board, the other one stands behind it, and nothing else changes.
func TestEnPassantOnEveryFile(t *testing.T) {
	captures := 0
	for _, c := range []attacks.Color{attacks.White, attacks.Black} {
		for file := range 8 {
			for _, victim := range []int{file - 1, file + 1} {
				if victim < 0 || victim > 7 {
					continue
				}
				forwards := 1 - 2*int(c)
				from, captured := attacks.NewSquare(file, fifth[c]), attacks.NewSquare(victim, fifth[c])
				to := attacks.NewSquare(victim, fifth[c]+forwards)
				p := pawnBoard(t, c, file, func(s *board.Setup) {
					s.Put(board.Pawn, c, from.Bitboard())
					s.Put(board.Pawn, c.Other(), captured.Bitboard())
					s.EnPassant = to
				})
				m, err := p.ParseMove(from.String() + to.String())
				if err != nil || !m.IsEnPassant() || !p.IsCapture(m) {
					t.Errorf("%s: %v%v is no capture en passant (error %v)", p.FEN(), from, to, err)
					continue
				}
				captures++
				want := pawnBoard(t, c, file, func(s *board.Setup) {
					s.Put(board.Pawn, c, to.Bitboard())
					s.SideToMove = c.Other()
				})
				if child := p.Make(m); board.Canonical(child) != board.Canonical(want) {
					t.Errorf("%s: after %v\n%s\nwant\n%s", p.FEN(), m, child.Draw(), want.Draw())
				}
			}
		}
	}
	if captures != 2*14 {
		t.Errorf("%d captures, want 28", captures)
	}
}
