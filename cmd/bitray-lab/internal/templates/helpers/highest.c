// Returns the number of the highest bit of a word that is not zero.
static inline unsigned attacks_highest(uint64_t x) {
#if defined(__GNUC__)
    return 63u - (unsigned)__builtin_clzll(x);
#else
    unsigned n = 0;
    while (x >>= 1) {
        n++;
    }
    return n;
#endif
}
