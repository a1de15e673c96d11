package spectral

import (
	"math/bits"
	"math/rand/v2"

	"github.com/bitray/bitray/internal/find"
)

// Copies is how many copies [Six] takes at most.
const Copies = 6

// Six returns a multiplier with up to six bits for a piece on a square, 0 to 63, whose index has a bit for
// each relevant square. It takes bits away from multipliers of the finder, in random order, until none can be
// missed.
func Six(finder *find.Finder, piece find.Piece, sq int) (magic uint64) {
	p := find.NewProblem(piece, uint8(sq))
	random := rand.New(finder)
	for magic == 0 || bits.OnesCount64(magic) > Copies {
		magic = finder.Place(&p)
		for _, bit := range random.Perm(64) {
			without := magic &^ (1 << bit)
			if without != magic && finder.Test(&p, find.Multiplier{Bits: p.Bits, Magic: without}) {
				magic = without
			}
		}
	}
	return magic
}
