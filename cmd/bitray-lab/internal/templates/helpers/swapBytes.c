// Turns the order of the bytes around.
static inline uint64_t attacks_swap_bytes(uint64_t x) {
#if defined(__GNUC__)
    return __builtin_bswap64(x);
#else
    x = (x >> 8 & 0xff00ff00ff00ff) | (x & 0xff00ff00ff00ff) << 8;
    x = (x >> 16 & 0xffff0000ffff) | (x & 0xffff0000ffff) << 16;
    return x >> 32 | x << 32;
#endif
}
