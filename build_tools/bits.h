/* The functions of bits.py in C. Sets are never negative; the lowest element of the empty set is -1. */

#ifndef RULES_BITS_H
#define RULES_BITS_H

static inline long long rules_bits_one(long long i) {
    return 1LL << i;
}

#if defined(__POPCNT__) && !defined(RULES_PORTABLE_BITS)

static inline long long rules_bits_count(long long s) {
    return __builtin_popcountll((unsigned long long)s);
}

#else /* without the instruction the compiler would call a library, which is slower than this */

static inline long long rules_bits_count(long long s) {
    unsigned long long u = (unsigned long long)s;
    u = u - ((u >> 1) & 0x5555555555555555ULL);
    u = (u & 0x3333333333333333ULL) + ((u >> 2) & 0x3333333333333333ULL);
    u = (u + (u >> 4)) & 0x0f0f0f0f0f0f0f0fULL;
    return (long long)((u * 0x0101010101010101ULL) >> 56);
}

#endif

#if (defined(__GNUC__) || defined(__clang__)) && !defined(RULES_PORTABLE_BITS)

static inline long long rules_bits_lowest(long long s) {
    return s ? __builtin_ctzll((unsigned long long)s) : -1;
}

#else

static inline long long rules_bits_lowest(long long s) {
    unsigned long long u = (unsigned long long)s;
    return s ? rules_bits_count((long long)((u & (0 - u)) - 1)) : -1;
}

#endif
#endif
