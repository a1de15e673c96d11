package rules_test

import (
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/perft/internal/constbool"
	"github.com/bitray/bitray/perft/internal/rules"
)

// TestLegalCastlings goes through everything that can stand on a back rank: king, castling rook
// and, on each of the other squares, nothing, a piece that only stands in the way, or a rook of the
// opponent.
func TestLegalCastlings(t *testing.T) {
	count, legal := 0, 0
	for king := attacks.A1; king <= attacks.H1; king++ {
		for rook := attacks.A1; rook <= attacks.H1; rook++ {
			if rook == king {
				continue
			}
			for filling := range 729 { // 3^6
				r := backRank{king: king, rook: rook}
				r.fill(filling)
				danger := r.attacked(r.pieces | rook.Bitboard())
				occ := r.pieces | attacks.SetOf(king, rook)
				free, passed := rules.FreeCastlings(rook.Bitboard(), king, occ)
				if clear := r.mayCastle(0); free != 0 != clear && r.enemies == 0 {
					t.Errorf("king %v, rook %v, pieces %v: free %v, want %v", king, rook, r.pieces, free, clear)
				}
				if want := r.passed(); free != 0 && passed != want || free == 0 && passed != 0 {
					t.Errorf("king %v, rook %v, pieces %v: the king passes %v, want %v", king, rook, r.pieces, passed, want)
				}
				got := r.legal(t, free, occ, danger)
				if want := r.mayCastle(danger); got != want {
					t.Errorf("king %v, rook %v, enemies %v, pieces %v: got %v, want %v", king, rook, r.enemies, r.pieces, got, want)
				}
				for sq := attacks.A1; sq <= attacks.H1; sq++ { // attacked from elsewhere too
					if through, want := r.legal(t, free, occ, danger.With(sq)), r.mayCastle(danger.With(sq)); through != want {
						t.Errorf("king %v, rook %v, enemies %v, pieces %v, %v attacked: got %v, want %v",
							king, rook, r.enemies, r.pieces, sq, through, want)
					}
				}
				count++
				if got {
					legal++
				}
			}
		}
	}
	if count < 10_000 || legal < 500 {
		t.Errorf("%d cases, %d of them legal", count, legal)
	}
}

// backRank is what stands on the first rank; pieces are all but the two that castle, enemies the
// rooks among them.
type backRank struct {
	king, rook      attacks.Square
	pieces, enemies attacks.Bitboard
}

// fill puts pieces on the free squares by the digits of a number in base 3.
func (r *backRank) fill(filling int) {
	for sq := attacks.A1; sq <= attacks.H1; sq++ {
		if sq == r.king || sq == r.rook {
			continue
		}
		switch filling % 3 {
		case 1:
			r.pieces |= sq.Bitboard()
		case 2:
			r.pieces |= sq.Bitboard()
			r.enemies |= sq.Bitboard()
		}
		filling /= 3
	}
}

// attacked returns what the enemies attack.
func (r *backRank) attacked(occ attacks.Bitboard) (squares attacks.Bitboard) {
	for sq := range r.enemies.Squares() {
		squares |= attacks.Rook(sq, occ)
	}
	return squares
}

// passed returns the squares from the king's to its goal when it castles.
func (r *backRank) passed() (squares attacks.Bitboard) {
	goal := attacks.C1
	if r.rook > r.king {
		goal = attacks.G1
	}
	for sq := min(r.king, goal); sq <= max(r.king, goal); sq++ {
		squares = squares.With(sq)
	}
	return squares.Without(r.king)
}

// legal asks whether the castling, if free, is legal, on the first rank and for Black.
func (r *backRank) legal(t *testing.T, free, occ, danger attacks.Bitboard) bool {
	white := rules.LegalCastlings[constbool.No](nil, free, r.king, occ, danger, r.enemies)
	black := rules.LegalCastlings[constbool.No](nil, free<<56, r.king+56, occ<<56, danger<<56, r.enemies<<56)
	if white&^free != 0 || black != white<<56 {
		t.Errorf("king %v, rook %v, enemies %v, pieces %v: White castles with %v, Black with %v", r.king, r.rook, r.enemies, r.pieces, white, black)
	}
	return white != 0 && !danger.Has(r.king)
}

// mayCastle follows the rules by the letter: king and rook pass no piece, the king no attacked
// square, and it is not attacked when both have arrived.
func (r *backRank) mayCastle(danger attacks.Bitboard) bool {
	goal, rookGoal := attacks.C1, attacks.D1
	if r.rook > r.king {
		goal, rookGoal = attacks.G1, attacks.F1
	}
	for sq := min(r.king, r.rook, goal, rookGoal); sq <= attacks.H1; sq++ {
		onKingsWay := min(r.king, goal) <= sq && sq <= max(r.king, goal)
		onRooksWay := min(r.rook, rookGoal) <= sq && sq <= max(r.rook, rookGoal)
		if onKingsWay && danger.Has(sq) || (onKingsWay || onRooksWay) && r.pieces.Has(sq) {
			return false
		}
	}
	return !r.attacked(r.pieces | attacks.SetOf(goal, rookGoal)).Has(goal)
}

// TestFreeCastlingsOfBothRooks goes through everything that can stand on a back rank between and beside
// two rooks that may castle: each castling is as free as it is alone.
func TestFreeCastlingsOfBothRooks(t *testing.T) {
	both := 0
	for king := attacks.B1; king <= attacks.G1; king++ {
		for west := attacks.A1; west < king; west++ {
			for east := king + 1; east <= attacks.H1; east++ {
				for others := range attacks.Bitboard(1 << 8) {
					occ := others | attacks.SetOf(king, west, east)
					free, passed := rules.FreeCastlings(attacks.SetOf(west, east), king, occ)
					a, passedA := rules.FreeCastlings(west.Bitboard(), king, occ)
					b, passedB := rules.FreeCastlings(east.Bitboard(), king, occ)
					if free != a|b || passed != passedA|passedB {
						t.Errorf("king %v, rooks %v and %v, occupied %v: got %v and %v, want %v and %v",
							king, west, east, occ, free, passed, a|b, passedA|passedB)
					}
					blackFree, blackPassed := rules.FreeCastlings(attacks.SetOf(west, east)<<56, king+56, occ<<56)
					if blackFree != free<<56 || blackPassed != passed<<56 {
						t.Errorf("king %v, rooks %v and %v, occupied %v: Black has %v and %v", king, west, east, occ, blackFree, blackPassed)
					}
					if a != 0 && b != 0 {
						both++
					}
				}
			}
		}
	}
	if both < 50 {
		t.Errorf("both castlings are free in %d cases", both)
	}
}
