package attacks

// Every language has its own way to write these functions.

func swapBytes(x uint64) uint64

func lowest(x uint64) uint

func highest(x uint64) uint

func extract(x, mask uint64) uint64
