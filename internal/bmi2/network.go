package bmi2

// Network extracts and deposits by a mask that was known beforehand, in six steps without a
// loop over the bits.
//
// A bit of the mask has as many places to move as the mask has gaps below it. Step i moves
// the bits whose distance has bit i set by 2^i places. No bit catches up with another: of two
// neighbors the upper one has the longer way by exactly the gap between them.
//
// Source: Henry S. Warren, Hacker's Delight, 7-4; Guy L. Steele's compress.
type Network struct {
	mask  uint64
	moves [6]uint64 // the bits that step i moves, before they move
}

// NewNetwork returns the Network of mask.
func NewNetwork[B ~uint64](mask B) Network {
	n := Network{mask: uint64(mask)}
	left := uint64(mask)
	gaps := ^left << 1 // a gap counts for what lies above it
	for i := range n.moves {
		odd := parityBelow(gaps)
		moves := odd & left
		n.moves[i] = moves
		left = left ^ moves | moves>>(1<<i)
		gaps &^= odd
	}
	return n
}

// parityBelow returns, at every bit, whether the number of ones there and below is odd.
func parityBelow(x uint64) uint64 {
	for shift := 1; shift < 64; shift *= 2 {
		x ^= x << shift
	}
	return x
}

// Extract returns the bits of b that the mask selects, from the lowest upwards.
func (n *Network) Extract(b uint64) uint64 {
	b &= n.mask
	t := b & n.moves[0]
	b = b ^ t | t>>1
	t = b & n.moves[1]
	b = b ^ t | t>>2
	t = b & n.moves[2]
	b = b ^ t | t>>4
	t = b & n.moves[3]
	b = b ^ t | t>>8
	t = b & n.moves[4]
	b = b ^ t | t>>16
	t = b & n.moves[5]
	return b ^ t | t>>32
}

// Deposit is the inverse of [Network.Extract]: it moves the low bits of packed to the places
// that the mask selects, by the same steps backwards. A place that a bit had moved away from
// takes the bit back; any other keeps what it has.
func (n *Network) Deposit(packed uint64) uint64 {
	b := packed
	b ^= (b ^ b<<32) & n.moves[5]
	b ^= (b ^ b<<16) & n.moves[4]
	b ^= (b ^ b<<8) & n.moves[3]
	b ^= (b ^ b<<4) & n.moves[2]
	b ^= (b ^ b<<2) & n.moves[1]
	b ^= (b ^ b<<1) & n.moves[0]
	return b & n.mask
}
