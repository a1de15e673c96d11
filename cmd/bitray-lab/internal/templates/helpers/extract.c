// Extracts the bits of x where mask has ones, side by side: PEXT. Without that instruction (-mbmi2,
// -march=native) this is a loop, and slow.
static inline uint64_t attacks_extract(uint64_t x, uint64_t mask) {
#if defined(__BMI2__)
    return _pext_u64(x, mask);
#else
    uint64_t extracted = 0;
    for (uint64_t bit = 1; mask != 0; bit <<= 1) {
        if (x & mask & (~mask + 1)) {
            extracted |= bit;
        }
        mask &= mask - 1;
    }
    return extracted;
#endif
}
