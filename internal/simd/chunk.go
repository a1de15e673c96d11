package simd

// Chunk is the largest number of elements that a kernel is given in one call. The run-time system
// cannot interrupt assembly, so whatever stops the world, such as a garbage collection, waits for
// a kernel to return. A chunk takes some tens of microseconds, next to which the cost of a call is
// nothing. A caller of the kernels for slices cuts longer ones up first.
const Chunk = 1 << 16
