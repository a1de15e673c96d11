// Package leaf counts the replies to all moves of a position, perft of depth 2, without making
// the moves.
package leaf
