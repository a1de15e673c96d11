//go:build (amd64 && !amd64.v3) || 386

package classical

import "math/bits"

// BSF and BSR, with which these processors scan, leave their result open if there is nothing to find, and the
// compiler adds two instructions to each unless it sees a bit that is always there. So a guard stands
// in for a missing blocker: no ray leads up from h8, none down from a1. BSR counts from below.
const (
	h8      = 1 << 63
	a1      = 1
	fromTop = 0
)

// The rays of the slider come from whole, in one load; the exclusive or takes those of the blockers away,
// since they are parts of them. The scans are written out, because a call, even of what inlines, costs more
// of the compiler's inlining budget than rook and bishop have.

func rook(sq uint8, occ uint64) uint64 {
	r := &rows[sq&63]
	return whole[sq&63].rook ^
		(rows[bits.TrailingZeros64(r.north&occ|h8)].north ^ rows[bits.TrailingZeros64(r.east&occ|h8)].east) ^
		(rows[bits.Len64(r.south&occ|a1)-1].south ^ rows[bits.Len64(r.west&occ|a1)-1].west)
}

func bishop(sq uint8, occ uint64) uint64 {
	r := &rows[sq&63]
	return whole[sq&63].bishop ^
		(rows[bits.TrailingZeros64(r.northEast&occ|h8)].northEast ^ rows[bits.TrailingZeros64(r.northWest&occ|h8)].northWest) ^
		(rows[bits.Len64(r.southEast&occ|a1)-1].southEast ^ rows[bits.Len64(r.southWest&occ|a1)-1].southWest)
}
