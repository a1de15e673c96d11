package titboards_test

import (
	"math/rand/v2"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest"
	"github.com/bitray/bitray/internal/reference"
	"github.com/bitray/bitray/kindergarten/titboards"
	"github.com/bitray/bitray/transform"
)

func TestConformance(t *testing.T) {
	attackstest.Run(t, attacks.NewSliders(titboards.Rook, titboards.Bishop, titboards.Queen))
}

// TestMovesAlongLines goes through all contents of every line, each of whose squares is empty, own or enemy.
func TestMovesAlongLines(t *testing.T) {
	cases := 0
	for sq := range attacks.Square(64) {
		for _, line := range []attacks.Bitboard{
			transform.RankMask[attacks.Bitboard](sq), transform.FileMask[attacks.Bitboard](sq),
			transform.DiagonalMask[attacks.Bitboard](sq), transform.AntiDiagonalMask[attacks.Bitboard](sq),
		} {
			for own := range line.Subsets() {
				for enemy := range (line &^ own).Subsets() {
					checkMoves(t, sq, own, enemy)
					cases++
				}
			}
		}
	}
	if cases < 1_000_000 {
		t.Errorf("%d contents of lines, want more than a million", cases)
	}
}

// TestMovesOnFullBoards asks about random pieces, some of which are said to be of both sides, and squares
// beyond 63.
func TestMovesOnFullBoards(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 0))
	for range 200_000 {
		own, enemy := random.Uint64()&random.Uint64(), random.Uint64()&random.Uint64()
		checkMoves(t, attacks.Square(random.Uint32()), attacks.Bitboard(own), attacks.Bitboard(enemy))
	}
}

func checkMoves(t *testing.T, sq attacks.Square, own, enemy attacks.Bitboard) {
	rook, bishop := reference.Rook(sq&63, own|enemy)&^own, reference.Bishop(sq&63, own|enemy)&^own
	if titboards.RookMoves(sq, own, enemy) != rook || titboards.BishopMoves(sq, own, enemy) != bishop ||
		titboards.QueenMoves(sq, own, enemy) != rook|bishop {
		t.Fatalf("from %d: own, enemy, rook and bishop wanted, queen given\n%s", sq,
			transform.Draw(own, enemy, rook, bishop, titboards.QueenMoves(sq, own, enemy)))
	}
}
