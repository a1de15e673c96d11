//go:build !purego

package hyperbola

// choose copies the answers for some squares.
func choose(dst []uint64, squares []uint8, board *[64]uint64) {
	dst = dst[:len(squares)] // so that no index is checked
	for i, sq := range squares {
		dst[i] = board[sq&63]
	}
}
