// Package index builds index tables that serve all squares which the symmetries of the board
// map onto one another.
//
// A rook on a1 sees, upside down, what a rook on a8 sees. So an index table made for one square
// serves its whole orbit, up to eight squares, if the occupancy is transformed first. It yields the
// number of the attack set, since the set itself differs from square to square.
// The 64 squares fall into ten orbits:
//
//	. . . . . . . .
//	. . . . . . . .
//	. . . . . . . .
//	. . . . . . . .
//	. . . 1 . . . .
//	. . 1 1 . . . .
//	. 1 1 1 . . . .
//	1 1 1 1 . . . .
//
// Each orbit may use the square on which a magic with the shortest index is known: there are
// seven rook orbits and five bishop orbits with one that saves a bit. The twenty tables have
// 10,656 entries, and since no square has more than 144 attack sets, they are bytes.
package index
