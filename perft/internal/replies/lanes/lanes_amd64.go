//go:build amd64 && !purego

package lanes

import "github.com/bitray/bitray/perft/board"

// Each kernel is there twice, for AVX-512 and for AVX2.

// listMoves makes n the node of a position and lists the mover's moves, except the special ones.
// Flip is 1 if the mover's pawns go south, so that the board has to be turned, and 0 if not.
func listMoves(n *node, mover, replier *board.Side, flip uint64) {
	if useAVX512 {
		listMovesAVX512(n, mover, replier, flip)
	} else {
		listMovesAVX2(n, mover, replier, flip)
	}
}

// countReplies returns the number of replies to all moves of n, except those en passant.
func countReplies(n *node) uint64 {
	if useAVX512 {
		return countRepliesAVX512(n)
	}
	return countRepliesAVX2(n)
}

// arrange lists the pairs of moves of t that tell what replies and first moves do alone.
func arrange(t *triple) {
	if useAVX512 {
		arrangeAVX512(t)
	} else {
		arrangeAVX2(t)
	}
}

// spread stores what was counted of the pairs listed by arrange.
func spread(t *triple) {
	if useAVX512 {
		spreadAVX512(t)
	} else {
		spreadAVX2(t)
	}
}

// findUnits finds out what the mover's king depends on.
func findUnits(t *triple) {
	if useAVX512 {
		findUnitsAVX512(t)
	} else {
		findUnitsAVX2(t)
	}
}

// findTouches finds for each first move what a reply must touch to be counted with it.
func findTouches(t *triple) {
	if useAVX512 {
		findTouchesAVX512(t)
	} else {
		findTouchesAVX2(t)
	}
}

// differences finds which replies first moves take away and lists those that they add, from the
// first move start on, and returns that with which to go on.
func differences(t *triple, start uint64) uint64 {
	if useAVX512 {
		return differencesAVX512(t, start)
	}
	return differencesAVX2(t, start)
}

// separate counts from parts and lists the pairs for which this cannot be done, from the first
// move start on, and returns that with which to go on.
func separate(t *triple, start uint64) uint64 {
	if useAVX512 {
		return separateAVX512(t, start)
	}
	return separateAVX2(t, start)
}

// countPairs returns the number of last moves after all pairs of t, with the entries that fill the
// last batch.
func countPairs(t *triple) uint64 {
	if useAVX512 {
		return countPairsAVX512(t)
	}
	return countPairsAVX2(t)
}

// countKingless returns the number of last moves, without the king's, after all pairs of t whose king's
// moves are counted from parts, with the entries that fill the last batch.
func countKingless(t *triple) uint64 {
	if useAVX512 {
		return countKinglessAVX512(t)
	}
	return countKinglessAVX2(t)
}

//go:noescape
func listMovesAVX512(n *node, mover, replier *board.Side, flip uint64)

//go:noescape
func listMovesAVX2(n *node, mover, replier *board.Side, flip uint64)

//go:noescape
func countRepliesAVX512(n *node) uint64

//go:noescape
func countRepliesAVX2(n *node) uint64

//go:noescape
func arrangeAVX512(t *triple)

//go:noescape
func arrangeAVX2(t *triple)

//go:noescape
func spreadAVX512(t *triple)

//go:noescape
func spreadAVX2(t *triple)

//go:noescape
func findUnitsAVX512(t *triple)

//go:noescape
func findUnitsAVX2(t *triple)

//go:noescape
func findTouchesAVX512(t *triple)

//go:noescape
func findTouchesAVX2(t *triple)

//go:noescape
func differencesAVX512(t *triple, start uint64) uint64

//go:noescape
func differencesAVX2(t *triple, start uint64) uint64

//go:noescape
func separateAVX512(t *triple, start uint64) uint64

//go:noescape
func separateAVX2(t *triple, start uint64) uint64

//go:noescape
func countPairsAVX512(t *triple) uint64

//go:noescape
func countPairsAVX2(t *triple) uint64

//go:noescape
func countKinglessAVX512(t *triple) uint64

//go:noescape
func countKinglessAVX2(t *triple) uint64
