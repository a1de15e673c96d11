package attacks

// These functions every language has a way of its own to write.

func swapBytes(x uint64) uint64

func lowest(x uint64) uint

func highest(x uint64) uint

func extract(x, mask uint64) uint64
