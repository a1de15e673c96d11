package textbook

// RotateRight turns the board by a quarter turn in three steps of four masks: the quadrants of
// the board go round, then those of each quadrant, then the four squares of each of these.
//
// The name is that of its source, where the highest bit is drawn at the top left. On a board
// with a1 in bit 0 the turn is counterclockwise. Source: Nugnikoll, MyReversi; explained by siahuat0727.
func RotateRight(x uint64) uint64 {
	x = x&0xf0f0f0f000000000>>4 | x&0x0f0f0f0f00000000>>32 |
		x&0x00000000f0f0f0f0<<32 | x&0x000000000f0f0f0f<<4
	x = x&0xcccc0000cccc0000>>2 | x&0x3333000033330000>>16 |
		x&0x0000cccc0000cccc<<16 | x&0x0000333300003333<<2
	return x&0xaa00aa00aa00aa00>>1 | x&0x5500550055005500>>8 |
		x&0x00aa00aa00aa00aa<<8 | x&0x0055005500550055<<1
}

// RotateRight16 is [RotateRight] for the 4x4 board in sixteen bits.
// Source: siahuat0727.
func RotateRight16(x uint16) uint16 {
	x = x&0xa0a0>>1 | x&0x5050>>4 | x&0x0a0a<<4 | x&0x0505<<1
	return x&0xcc00>>2 | x&0x3300>>8 | x&0x00cc<<8 | x&0x0033<<2
}
