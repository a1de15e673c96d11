package coordinator

import (
	"context"
	"fmt"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/deep"
)

// settlement is how a dispute about a chunk has ended.
type settlement struct {
	chunk            int
	position         int    // of the chunk, about which they differ
	fen              string // of the position
	kept, challenger string // instances
	keptRight        bool
	challengerRight  bool
	truth            perft.Nodes
	err              error
}

// dispute has the coordinator itself count the first position on which two workers differ, in the
// plainest way: by making the moves, without a hash table.
func (c *coordinator) dispute(ctx context.Context, a *arrival) {
	chunk := a.part.Chunk
	kept, err := c.run.Counts(chunk)
	if err != nil {
		c.Say("chunk %d: %v", chunk, err)
		return
	}
	entries, err := c.run.Positions(chunk)
	if err != nil {
		c.Say("chunk %d: %v", chunk, err)
		return
	}
	by, _ := c.by(chunk)
	s := settlement{chunk: chunk, kept: by, challenger: a.worker}
	for kept[s.position] == a.result.Counts[s.position] {
		s.position++
	}
	c.Say("chunk %d: %s and %s differ; the coordinator counts position %d", chunk, s.kept, s.challenger, s.position)
	c.disputes++
	go func() {
		s.judge(ctx, entries, c.run.Remaining(), kept[s.position], a.result.Counts[s.position])
		select {
		case c.settled <- s:
		case <-ctx.Done():
		}
	}()
}

// judge counts the disputed position.
func (s *settlement) judge(ctx context.Context, entries []deep.Entry, depth int, kept, challenger uint64) {
	var p board.Position
	if p, s.err = entries[s.position].Code.Position(); s.err != nil {
		return
	}
	s.fen = p.FEN()
	s.truth, s.err = perft.Count(ctx, p, depth, perft.Options{Method: perft.Make})
	s.keptRight = s.truth == perft.NewNodes(kept)
	s.challengerRight = s.truth == perft.NewNodes(challenger)
}

// settle bans the workers that were wrong, and has the chunk counted again unless one is known to
// be right.
func (c *coordinator) settle(s settlement) error {
	c.disputes--
	if s.err != nil {
		return fmt.Errorf("chunk %d, position %d: %w", s.chunk, s.position, s.err)
	}
	why := fmt.Sprintf("chunk %d, position %d, %s: the right count is %v", s.chunk, s.position, s.fen, s.truth)
	if !s.challengerRight {
		if err := c.ban(keyOf(s.challenger), why); err != nil {
			return err
		}
	}
	if s.keptRight {
		return nil
	}
	if err := c.ban(keyOf(s.kept), why); err != nil {
		return err
	}
	if c.run.Done(s.chunk) {
		return c.reopen([]int{s.chunk})
	}
	return nil
}
