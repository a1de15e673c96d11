package textbook

import "github.com/bitray/bitray/transform"

// The tables of attacks on a rank, by occupancy and by the file of the rook: 2 KiB for all eight
// squares of the occupancy, 512 bytes for the inner six. The outer squares are attacked or not
// whether they are occupied or not.
var (
	firstRank256x8 = buildFirstRank256x8()
	firstRank64x8  = buildFirstRank64x8()
)

func buildFirstRank256x8() (table [256][8]uint8) {
	for occ := range table {
		for file := range 8 {
			table[occ][file] = transform.FirstRank(file, uint8(occ))
		}
	}
	return table
}

func buildFirstRank64x8() (table [64][8]uint8) {
	for inner := range table {
		table[inner] = firstRank256x8[inner<<1]
	}
	return table
}

// FirstRank256x8 looks the attacks of a rook on file (0 to 7) up by all eight squares.
// Source: Gerd Isenberg, Efficient Generation of Sliding Piece Attacks, 2008.
func FirstRank256x8(file, occ uint8) uint8 { return firstRank256x8[occ][file&7] }

// FirstRank64x8 looks the attacks of a rook on file (0 to 7) up by the inner six squares.
// Source: Gerd Isenberg, Efficient Generation of Sliding Piece Attacks, 2008.
func FirstRank64x8(file, occ uint8) uint8 { return firstRank64x8[occ>>1&63][file&7] }
