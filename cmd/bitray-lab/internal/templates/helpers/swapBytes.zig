/// Turns the order of the bytes around.
inline fn swapBytes(x: u64) u64 {
    return @byteSwap(x);
}
