package research

import (
	"context"
	"fmt"
	"math/bits"

	"github.com/bitray/bitray/internal/find"
)

// Searcher searches multipliers by all methods except the exhaustive ones, which are [Exhaust]. A seed
// determines everything it finds. It must not be used by several goroutines at once.
type Searcher struct {
	*find.Finder
	cleared uint64 // tries that the tester has not seen
}

// NewSearcher returns a Searcher whose results depend on seed alone.
func NewSearcher(seed uint64) *Searcher { return &Searcher{Finder: find.NewFinder(seed)} }

// Tries returns how many multipliers have been tested so far.
func (s *Searcher) Tries() uint64 { return s.Finder.Tries() + s.cleared }

// place is [find.Finder.Place] with an index of indexBits bits. It takes microseconds, so it need not
// ask ctx.
func (s *Searcher) place(_ context.Context, p *find.Problem, indexBits int) (uint64, error) {
	if squares := bits.OnesCount64(p.Mask); indexBits < squares {
		return 0, fmt.Errorf("%v: method place needs an index bit for each of %d squares, given %d bits",
			p, squares, indexBits)
	}
	wide := *p
	wide.Bits = indexBits
	return s.Place(&wide), nil
}
