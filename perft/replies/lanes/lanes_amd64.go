//go:build amd64 && !purego

package lanes

import "github.com/bitray/bitray/perft/board"

// listMoves makes n the node of a position and lists the mover's moves, but for the special ones.
// Flip is 1 if the mover's pawns go south, so that the board has to be turned, and 0 if not.
//
//go:noescape
func listMoves(n *node, mover, replier *board.Side, flip uint64)

// countReplies returns the number of replies to all moves of n, but for those en passant.
//
//go:noescape
func countReplies(n *node) uint64
