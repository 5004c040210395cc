/* The functions of bits.py and cells.py in C. Sets are never negative; the lowest element of the empty set is -1. */

#ifndef RULES_BITS_H
#define RULES_BITS_H

#ifdef __SSE2__
#include <emmintrin.h>
#endif

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

#if defined(__SSE2__) && !defined(RULES_PORTABLE_BITS)

static inline void rules_bits_write_sixteen(signed char *cells, long long at, long long s) {
    const __m128i members = _mm_set1_epi64x((long long)0x8040201008040201ULL);
    __m128i bytes = _mm_cvtsi32_si128((int)s);
    bytes = _mm_unpacklo_epi8(bytes, bytes);
    bytes = _mm_shuffle_epi32(_mm_unpacklo_epi16(bytes, bytes), 0x50); /* the first byte eight times, then the second */
    bytes = _mm_cmpeq_epi8(_mm_and_si128(bytes, members), members);
    _mm_storeu_si128((__m128i *)(cells + at), _mm_and_si128(bytes, _mm_set1_epi8(1)));
}

#else

static inline void rules_bits_write_sixteen(signed char *cells, long long at, long long s) {
    for (int i = 0; i < 16; i++) cells[at + i] = (signed char)(s >> i & 1);
}

#endif
#endif
