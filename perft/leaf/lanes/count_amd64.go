//go:build amd64 && !purego

package lanes

// countReplies returns the number of replies to all moves of n, but for those en passant.
//
//go:noescape
func countReplies(n *node) uint64
