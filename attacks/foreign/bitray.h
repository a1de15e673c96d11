/* The interface of attack generators in shared libraries: bitray check --library ./libmine.so
 *
 * Squares are 0 to 63: a1 is 0, b1 is 1, h8 is 63. In a set of squares, square n is bit n. A function
 * that answers returns the squares that the piece attacks when the squares of occupied are occupied:
 * in every direction all squares up to and including the first occupied one. Whether the square of
 * the piece itself is occupied makes no difference.
 *
 * Export rook and bishop. All else is optional: declare here, define what you have. In C++ the
 * functions need extern "C", which this header brings.
 *
 * Calls come one at a time, though not always from the same thread. Slices are aligned to their
 * elements and no more, and n may be 0.
 */
#ifndef BITRAY_H
#define BITRAY_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* One question. Without queen, the queen is rook or bishop. */
uint64_t rook(uint32_t square, uint64_t occupied);
uint64_t bishop(uint32_t square, uint64_t occupied);
uint64_t queen(uint32_t square, uint64_t occupied);

/* Many questions in a call: dst[i] answers the question squares[i], occupied[i]. */
void rooks(uint64_t *dst, const uint8_t *squares, const uint64_t *occupied, size_t n);
void bishops(uint64_t *dst, const uint8_t *squares, const uint64_t *occupied, size_t n);
void queens(uint64_t *dst, const uint8_t *squares, const uint64_t *occupied, size_t n);

/* Many questions, each of which waits for the answer before. The same loop as in the benchmark:
 *
 *     uint64_t last = zero, fold = 0;
 *     for (size_t i = 0; i < n; i++) {
 *         last = rook((squares[i] ^ (uint8_t)(last & zero)) & 63, occupied[i]);
 *         fold ^= last;
 *     }
 *     return fold;
 *
 * zero is 0 when time is taken, so that the questions are those of the slices; no compiler knows.
 * The functions with _occupied wait through the occupancy instead of the square:
 *
 *         last = rook(squares[i], occupied[i] ^ (last & zero)); */
uint64_t rook_chain(const uint8_t *squares, const uint64_t *occupied, size_t n, uint64_t zero);
uint64_t bishop_chain(const uint8_t *squares, const uint64_t *occupied, size_t n, uint64_t zero);
uint64_t queen_chain(const uint8_t *squares, const uint64_t *occupied, size_t n, uint64_t zero);
uint64_t rook_chain_occupied(const uint8_t *squares, const uint64_t *occupied, size_t n, uint64_t zero);
uint64_t bishop_chain_occupied(const uint8_t *squares, const uint64_t *occupied, size_t n, uint64_t zero);
uint64_t queen_chain_occupied(const uint8_t *squares, const uint64_t *occupied, size_t n, uint64_t zero);

/* A set of pieces at once: the union of what they attack. Whether their squares are occupied makes no
 * difference. */
uint64_t rook_fill(uint64_t rooks, uint64_t occupied);
uint64_t bishop_fill(uint64_t bishops, uint64_t occupied);
uint64_t queen_fill(uint64_t queens, uint64_t occupied);

/* Builds tables. Called once, before all functions above. */
void generator_start(void);

/* What the generator says of itself: texts in UTF-8, and the bytes of the tables that look-ups read. */
const char *generator_name(void);
const char *generator_author(void);
uint64_t generator_table_bytes(void);

#ifdef __cplusplus
}
#endif

#endif
