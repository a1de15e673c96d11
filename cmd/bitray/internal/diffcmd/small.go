package diffcmd

import (
	"context"
	"runtime"
	"sync"
	"time"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/faulty"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/crosscheck"
)

// allSmall is how many positions of standard chess have three pieces, both kings among them.
const allSmall = 3_891_590

// firstSmall is [crosscheck.Search.First] for all positions with three pieces, which are too many for a list. Both sides are
// started once more for each further processor; what differs is then asked again of the sides of s.
func (c *config) firstSmall(ctx context.Context, p *cli.Program, s *crosscheck.Search) (all crosscheck.Result, err error) {
	s.Progress, s.Depth, c.depth = nil, 1, 1
	searches := make(chan *crosscheck.Search, runtime.GOMAXPROCS(0))
	searches <- s
	for range cap(searches) - 1 {
		another, end, err := c.search(ctx)
		if err != nil {
			return all, err
		}
		defer end()
		searches <- another
	}
	var mu sync.Mutex // guards all and wrong
	var wrong []crosscheck.Line
	start := time.Now()
	err = cli.Parallel(ctx, cap(searches), 64*64, func(ctx context.Context, kings int) (err error) {
		s := <-searches
		defer func() { searches <- s }()
		if mu.Lock(); wrong != nil {
			kings = 0 // no position
		}
		mu.Unlock()
		setup := board.NewSetup()
		setup.Put(board.King, attacks.White, attacks.Square(kings>>6).Bitboard())
		setup.Put(board.King, attacks.Black, attacks.Square(kings&63).Bitboard())
		faulty.Small(setup, 1, func(pos *board.Position) bool {
			line := crosscheck.NewLine(*pos)
			one, failed := s.First(ctx, []crosscheck.Line{line})
			mu.Lock()
			defer mu.Unlock()
			if err = failed; failed == nil && one.Difference != nil {
				wrong = append(wrong, line)
			}
			all.Compared += one.Compared
			all.Excluded = append(all.Excluded, one.Excluded...)
			p.Progress.Show("position %s of %s, %s left", cli.Thousands(all.Compared), cli.Thousands(allSmall),
				cli.Remaining(time.Since(start), float64(all.Compared), allSmall))
			return err == nil && wrong == nil
		})
		return err
	})
	all.Depth = min(1, all.Compared)
	if err == nil && wrong != nil {
		one, failed := s.First(ctx, wrong[:1])
		all.Difference, err = one.Difference, failed
	}
	return all, err
}
