// Returns the number of the lowest bit of a word that is not zero.
static inline unsigned attacks_lowest(uint64_t x) {
#if defined(__GNUC__)
    return (unsigned)__builtin_ctzll(x);
#else
    unsigned n = 0;
    for (; (x & 1) == 0; x >>= 1) {
        n++;
    }
    return n;
#endif
}
