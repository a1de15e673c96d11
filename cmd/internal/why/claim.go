package why

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/bitray/bitray/cmd/internal/faulty"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

// Claim is what a program counts to a depth: a total, the counts of root moves, or both.
type Claim struct {
	Position board.Position
	Depth    int
	Total    *uint64
	Moves    []perft.MoveCount // sorted by Move, in UCI notation
	Whole    bool              // Moves are all that the program has

	// Right and RightMoves are the right counts, which Explain fills in.
	Right      uint64
	RightMoves []perft.MoveCount

	start    faulty.Position
	threads  int
	rights   map[int]candidate // right counts, by depth
	untabled bool              // not by the table
	bare     bool              // promotions lack their letters
}

// prepare counts what is right, once.
func (c *Claim) prepare(ctx context.Context, threads int) error {
	SortMoves(c.Moves)
	c.bare = LackLetters(&c.Position, c.Moves)
	if c.rights != nil {
		return nil
	}
	c.start, c.threads, c.rights = faulty.New(&c.Position), threads, map[int]candidate{}
	if row := known(c); row != nil && len(c.Moves) == 0 && c.Depth > 2 {
		c.rights[c.Depth] = candidate{leaves: row.Right}
	}
	right, err := c.rightTo(ctx, c.Depth)
	c.Right, c.RightMoves = right.leaves, right.moves
	return err
}

// rightTo counts the position of the claim to a depth, once.
func (c *Claim) rightTo(ctx context.Context, depth int) (right candidate, err error) {
	if right, done := c.rights[depth]; done {
		return right, nil
	}
	options := perft.Options{Threads: c.threads}
	if depth > hashedFrom {
		options.HashMiB = 64
	}
	divided, err := perft.Divide(ctx, c.Position, depth, options)
	if err != nil {
		return right, err
	}
	if total, small := divided.Total.Uint64(); small {
		SortMoves(divided.Roots)
		right = candidate{leaves: total, moves: divided.Roots}
		c.rights[depth] = right
		return right, nil
	}
	return right, fmt.Errorf("%v leaves: expected fewer than 2^64", divided.Total)
}

// hashedFrom is a depth above which a hash table is worth its memory.
const hashedFrom = 4

// agrees reports whether a generator that counts these leaves could have made the claim. A whole claim has no total
// but the sum of its moves.
func (c *Claim) agrees(leaves uint64, moves []perft.MoveCount) bool {
	if SortMoves(moves); c.bare {
		moves = WithoutLetters(moves)
	}
	if c.Whole {
		return slices.Equal(moves, c.Moves)
	}
	for _, claimed := range c.Moves {
		if !slices.Contains(moves, claimed) {
			return false
		}
	}
	return c.Total == nil || *c.Total == leaves
}

// SortMoves sorts by move; one that is listed twice may have two counts.
func SortMoves(moves []perft.MoveCount) {
	slices.SortFunc(moves, func(a, b perft.MoveCount) int {
		return cmp.Or(strings.Compare(a.Move, b.Move), a.Nodes.Cmp(b.Nodes))
	})
}

// LackLetters reports whether a promotion among the moves of a position has no letter of a piece.
func LackLetters(pos *board.Position, moves []perft.MoveCount) bool {
	return slices.ContainsFunc(moves, func(m perft.MoveCount) bool {
		_, err := pos.ParseMove(m.Move + "q")
		return err == nil
	})
}

// WithoutLetters returns sorted moves as programs print them that leave the letter of promotions out: each that is the only one of its
// pawn to a square.
func WithoutLetters(moves []perft.MoveCount) []perft.MoveCount {
	single := slices.Clone(moves)
	for i, m := range moves {
		alike := func(k int) bool { return k >= 0 && k < len(moves) && moves[k].Move[:4] == m.Move[:4] }
		if !alike(i-1) && !alike(i+1) {
			single[i].Move = m.Move[:4]
		}
	}
	return single
}

func leaves(m perft.MoveCount) int64 {
	n, _ := m.Nodes.Uint64()
	return int64(n)
}

// Difference returns how much the claim has too many, of its total or else of its moves.
func (c *Claim) Difference() int64 {
	if c.Total != nil {
		return int64(*c.Total - c.Right)
	}
	return c.sum(c.Moves) - c.sum(c.RightMoves)
}

// sum adds up the counts of the moves that the claim has, or of all if it is whole; one that is listed twice counts twice.
func (c *Claim) sum(moves []perft.MoveCount) (n int64) {
	for _, m := range moves {
		if c.Whole || slices.ContainsFunc(c.Moves, func(claimed perft.MoveCount) bool { return claimed.Move == m.Move }) {
			n += leaves(m)
		}
	}
	return n
}
