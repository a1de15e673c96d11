package tabulate

import "github.com/bitray/bitray/transform"

// FirstRankTable lists [transform.FirstRank] by file and inner squares: entry 64*file+i holds the attacks
// if bit j of i is the square on file j+1. What stands on the a-file and the h-file makes no
// difference.
func FirstRankTable() (table [512]uint8) {
	for i := range table {
		table[i] = transform.FirstRank(i>>6, uint8(i&63<<1))
	}
	return table
}
