package attackstest

import (
	"math/rand/v2"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/internal/occupancy"
)

// noiseRounds is how often [Noise] asks about every square at random.
const noiseRounds = 512

// Noise checks that pieces off the lines of the slider make no difference, and that the queen
// attacks what rook and bishop attack. The error is the first [Counterexample], or nil. It asks about
// every square with 2,560 occupancies. Each rank alone is filled in all 256 ways, so that a table
// indexed by the bytes of the occupancy shows every entry; after that the occupancies come from
// random numbers with a fixed seed.
func Noise(s attacks.Sliders) error {
	pieces := slidersOf(s)
	for occ := range noiseOccupancies {
		if err := noise(s, &pieces, occ); err != nil {
			return err
		}
	}
	return nil
}

// noiseOccupancies yields the occupancies of [Noise].
func noiseOccupancies(yield func(attacks.Bitboard) bool) {
	for rank := range 8 {
		for line := range attacks.Bitboard(256) {
			if !yield(line << (8 * rank)) {
				return
			}
		}
	}
	random := rand.New(rand.NewPCG(2, 0))
	for range noiseRounds {
		if !yield(attacks.Bitboard(occupancy.Random(random))) {
			return
		}
	}
}

// noise asks about every square with one occupancy.
func noise(s attacks.Sliders, pieces *[2]slider, occ attacks.Bitboard) error {
	for sq := range attacks.Square(64) {
		want := attacks.Empty
		for i := range pieces {
			piece := &pieces[i]
			onLines := piece.want(sq, occ&piece.emptyBoard[sq])
			if got := piece.got(sq, occ); got != onLines {
				law := "pieces off the lines matter"
				if piece.got(sq, occ&piece.emptyBoard[sq]) != onLines {
					law = "what the ray walk says" // which is wrong without them as well
				}
				return &Counterexample{law, piece.name, sq, occ, onLines, got}
			}
			want |= onLines
		}
		if got := s.Queen(sq, occ); got != want {
			return &Counterexample{"queen is rook or bishop", "queen", sq, occ, want, got}
		}
	}
	return nil
}
