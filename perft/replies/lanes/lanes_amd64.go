//go:build amd64 && !purego

package lanes

import "github.com/bitray/bitray/perft/board"

// listMoves makes n the node of a position and lists the mover's moves, except the special ones.
// Flip is 1 if the mover's pawns go south, so that the board has to be turned, and 0 if not.
//
//go:noescape
func listMoves(n *node, mover, replier *board.Side, flip uint64)

// countReplies returns the number of replies to all moves of n, except those en passant.
//
//go:noescape
func countReplies(n *node) uint64

// arrange lists the pairs of moves of t that tell what replies and first moves do alone.
//
//go:noescape
func arrange(t *triple)

// spread stores what was counted of the pairs listed by arrange.
//
//go:noescape
func spread(t *triple)

// findUnits finds out what the mover's king depends on.
//
//go:noescape
func findUnits(t *triple)

// findTouches finds for each first move what a reply must touch to be counted with it.
//
//go:noescape
func findTouches(t *triple)

// differences finds which replies first moves take away and lists those that they add, from the
// first move start on, and returns that with which to go on.
//
//go:noescape
func differences(t *triple, start uint64) uint64

// separate counts from parts and lists the pairs for which this cannot be done, from the first
// move start on, and returns that with which to go on.
//
//go:noescape
func separate(t *triple, start uint64) uint64

// countPairs returns the number of last moves after all pairs of t, with the entries that fill the
// last batch.
//
//go:noescape
func countPairs(t *triple) uint64

// countKingless returns the number of last moves, without the king's, after all pairs of t whose king's
// moves are counted from parts, with the entries that fill the last batch.
//
//go:noescape
func countKingless(t *triple) uint64
