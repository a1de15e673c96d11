//go:build !(amd64 && !amd64.v3) && !386

package classical

import "math/bits"

// Where nothing is found, a scan that counts zeros returns 64, the row without rays. From the top zeros are
// counted downwards, so the rays towards lower squares are kept in that order.
const fromTop = 63

// The rays of the slider come from whole, in one load; the exclusive or takes those of the blockers away,
// since they are parts of them. The scans are written out, because a call, even of what inlines, costs more
// of the compiler's inlining budget than rook and bishop have.

func rook(sq uint8, occ uint64) uint64 {
	up, down := &rows[sq&63], &rows[^sq&63]
	return whole[sq&63].rook ^
		(rows[bits.TrailingZeros64(up.north&occ)].north ^ rows[bits.TrailingZeros64(up.east&occ)].east) ^
		(rows[64-bits.Len64(down.south&occ)].south ^ rows[64-bits.Len64(down.west&occ)].west)
}

func bishop(sq uint8, occ uint64) uint64 {
	up, down := &rows[sq&63], &rows[^sq&63]
	return whole[sq&63].bishop ^
		(rows[bits.TrailingZeros64(up.northEast&occ)].northEast ^ rows[bits.TrailingZeros64(up.northWest&occ)].northWest) ^
		(rows[64-bits.Len64(down.southEast&occ)].southEast ^ rows[64-bits.Len64(down.southWest&occ)].southWest)
}
