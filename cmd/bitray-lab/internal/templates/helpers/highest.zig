/// Returns the number of the highest bit of a word that is not zero.
inline fn highest(x: u64) usize {
    return 63 - @as(usize, @clz(x));
}
