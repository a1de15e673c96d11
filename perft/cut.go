package perft

import (
	"context"
	"slices"

	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/internal/dynamic"
)

// partsPerThread is how many parts a thread should have at least: the last one is waited for, so
// they must be small against the whole.
const partsPerThread = 128

// maxParts bounds the number of parts, and so the memory that they take: some 20 MB, and five
// times that if they are merged and belong to many root moves.
const maxParts = 1 << 16

// mergedParts is how many parts there should be at least if they are merged.
const mergedParts = 1 << 12

// smallestPart is the depth below which a part is not cut further.
const smallestPart = 4

// merges reports whether parts of the same position become one.
func (o Options) merges() bool { return o.HashMiB > 0 }

// cut replaces parts of one depth by smaller ones, a ply at a time, until there are enough, or they
// are small, or ctx ends.
//
// With a hash table, which finds positions that were reached before, parts of the same position are merged. Where
// a ply adds few new positions cutting goes on, since each is then visited once a ply instead of once for every
// path. Without a table every part is counted, so that the time says what the generator does.
func cut(ctx context.Context, parts []part, depth int, o Options) []part {
	enough := min(partsPerThread*max(o.Threads, 1), maxParts)
	if o.merges() {
		enough = max(enough, mergedParts)
	}
	before := 0
	for ; depth > smallestPart && len(parts) > 0 && ctx.Err() == nil; depth-- {
		grown := !o.merges() || len(parts) >= 2*before
		if len(parts) >= maxParts || len(parts) >= enough && grown {
			break
		}
		before = len(parts)
		parts = cutPly(ctx, parts, o)
	}
	return parts
}

// cutPly replaces parts by those of their children. It leaves the rest as they are when there
// would be more than [maxParts], or ctx ends.
func cutPly(ctx context.Context, parts []part, o Options) []part {
	var smaller []part
	merged := map[board.Code]int{} // index in smaller
	var moves []board.Move
	for i := range parts {
		if rest := parts[i:]; len(rest)+len(smaller) >= maxParts || ctx.Err() != nil {
			return append(smaller, rest...)
		}
		whole := &parts[i]
		moves = dynamic.AppendLegalMoves(o.Technique, &whole.pos, moves[:0])
		for _, m := range moves {
			child := whole.pos.After(m)
			if !o.merges() {
				smaller = append(smaller, part{pos: child, depth: whole.depth - 1, credits: whole.credits})
				continue
			}
			code := child.Code()
			at, known := merged[code]
			if !known {
				at = len(smaller)
				merged[code] = at
				smaller = append(smaller, part{pos: child, depth: whole.depth - 1})
			}
			smaller[at].credits = addCredits(smaller[at].credits, whole.credits)
		}
	}
	return smaller
}

// addCredits adds the credits of a part that leads to another.
func addCredits(sum, more []credit) []credit {
	for _, c := range more {
		i := slices.IndexFunc(sum, func(s credit) bool { return s.root == c.root })
		if i < 0 {
			i = len(sum)
			sum = append(sum, credit{root: c.root})
		}
		sum[i].times = sum[i].times.Add(c.times)
	}
	return sum
}
