/* A generator that walks along rays, for tests: right, or with the fault that FAULT names. With NO_BISHOP,
 * NO_BATCHES, NO_CHAINS or NO_FILLS it exports less. */
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum fault {
	RIGHT, WRONG_SQUARE, GARBAGE, NULL_POINTER, DIVIDE, ABORT, HANG, EXIT,
	DST_AFTER, DST_BEFORE, DST_FAR, SQUARES_AFTER, SQUARES_WRITTEN, NOT_ALL, ZERO_LENGTH, CHAIN_DEAF, FILL_WRONG,
	START_CRASH, START_HANG, LOAD_CRASH, NAME_WILD, KILLED, QUEEN_WRONG, DST_QUIET, CHAIN_WRONG, NOISY
};
#ifndef FAULT
#define FAULT RIGHT
#endif

static volatile int zero = 0;
static int started = 0;
static long questions = 0;

static uint64_t ray(int square, int files, int ranks, uint64_t occupied)
{
	uint64_t attacked = 0;
	int file = square % 8 + files, rank = square / 8 + ranks;
	for (; file >= 0 && file < 8 && rank >= 0 && rank < 8; file += files, rank += ranks) {
		uint64_t target = UINT64_C(1) << (8 * rank + file);
		attacked |= target;
		if (occupied & target)
			break;
	}
	return attacked;
}

static void misbehave(uint32_t square, uint64_t occupied)
{
	if (++questions < 1000 || square != 28 || !(occupied & 0x1000000000u)) /* e4, with e5 occupied */
		return;
	switch ((int)FAULT) {
	case NULL_POINTER: *(volatile int *)(intptr_t)zero = 1; break;
	case DIVIDE: zero = 100 / zero; break;
	case ABORT: fputs("walk.c: the board is on fire\n", stderr); abort();
	case HANG: for (;;) zero = 0;
	case EXIT: exit(3);
	case KILLED: raise(SIGKILL); break;
	}
}

uint64_t rook(uint32_t square, uint64_t occupied)
{
	misbehave(square, occupied);
	if (FAULT == GARBAGE || !started)
		return occupied * UINT64_C(0x9e3779b97f4a7c15) ^ square;
	uint64_t attacked = ray(square, 1, 0, occupied) | ray(square, -1, 0, occupied)
		| ray(square, 0, 1, occupied) | ray(square, 0, -1, occupied);
	if (FAULT == WRONG_SQUARE && square == 27 && (occupied & 0x2000000000000u)) /* d4, with b7 occupied */
		attacked ^= 0x10;
	return attacked;
}

static uint64_t diagonals(uint32_t square, uint64_t occupied)
{
	return ray(square, 1, 1, occupied) | ray(square, -1, 1, occupied)
		| ray(square, 1, -1, occupied) | ray(square, -1, -1, occupied);
}

#ifndef NO_BISHOP
uint64_t bishop(uint32_t square, uint64_t occupied) { return diagonals(square, occupied); }
#endif

uint64_t queen(uint32_t square, uint64_t occupied)
{
	uint64_t attacked = rook(square, occupied) | diagonals(square, occupied);
	if (FAULT == QUEEN_WRONG && square == 0 && occupied == 0x8000000000000000u)
		attacked ^= 4;
	return attacked;
}

#ifndef NO_BATCHES
static void many(uint64_t (*ask)(uint32_t, uint64_t), uint64_t *dst, const uint8_t *squares, const uint64_t *occupied, size_t n)
{
	if (FAULT == ZERO_LENGTH && n == 0)
		dst[0] = 1;
	if (FAULT == NOT_ALL && n > 4)
		n -= n % 4;
	for (size_t i = 0; i < n; i++)
		dst[i] = ask(squares[i], occupied[i]);
	if (n < 5)
		return;
	switch ((int)FAULT) {
	case DST_AFTER: dst[n] = 1; break;
	case DST_BEFORE: dst[-1] = 1; break;
	case DST_FAR: dst[n + 1000] = 1; break;
	case DST_QUIET: dst[-3] = ~dst[-3]; break;
	case SQUARES_AFTER: (void)*(const volatile uint8_t *)&squares[n]; break;
	case SQUARES_WRITTEN: ((uint8_t *)squares)[1] = 9; break;
	}
}

void rooks(uint64_t *dst, const uint8_t *squares, const uint64_t *occupied, size_t n) { many(rook, dst, squares, occupied, n); }
void bishops(uint64_t *dst, const uint8_t *squares, const uint64_t *occupied, size_t n) { many(diagonals, dst, squares, occupied, n); }
void queens(uint64_t *dst, const uint8_t *squares, const uint64_t *occupied, size_t n) { many(queen, dst, squares, occupied, n); }
#endif

#ifndef NO_CHAINS
static uint64_t chain(uint64_t (*ask)(uint32_t, uint64_t), const uint8_t *squares, const uint64_t *occupied, size_t n, uint64_t nothing)
{
	uint64_t last = nothing, fold = 0;
	for (size_t i = 0; i < n; i++) {
		if (FAULT == CHAIN_DEAF)
			nothing = 0;
		last = ask((squares[i] ^ (uint8_t)(last & nothing)) & 63, occupied[i]);
		fold ^= last;
	}
	return FAULT == CHAIN_WRONG && n == 7 ? fold ^ 1 : fold;
}

uint64_t rook_chain(const uint8_t *squares, const uint64_t *occupied, size_t n, uint64_t nothing) { return chain(rook, squares, occupied, n, nothing); }
uint64_t bishop_chain(const uint8_t *squares, const uint64_t *occupied, size_t n, uint64_t nothing) { return chain(diagonals, squares, occupied, n, nothing); }
uint64_t queen_chain(const uint8_t *squares, const uint64_t *occupied, size_t n, uint64_t nothing) { return chain(queen, squares, occupied, n, nothing); }

static uint64_t chain_occupied(uint64_t (*ask)(uint32_t, uint64_t), const uint8_t *squares, const uint64_t *occupied, size_t n, uint64_t nothing)
{
	uint64_t last = nothing, fold = 0;
	for (size_t i = 0; i < n; i++) {
		if (FAULT == CHAIN_DEAF)
			nothing = 0;
		last = ask(squares[i], occupied[i] ^ (last & nothing));
		fold ^= last;
	}
	return fold;
}

uint64_t rook_chain_occupied(const uint8_t *squares, const uint64_t *occupied, size_t n, uint64_t nothing) { return chain_occupied(rook, squares, occupied, n, nothing); }
uint64_t bishop_chain_occupied(const uint8_t *squares, const uint64_t *occupied, size_t n, uint64_t nothing) { return chain_occupied(diagonals, squares, occupied, n, nothing); }
uint64_t queen_chain_occupied(const uint8_t *squares, const uint64_t *occupied, size_t n, uint64_t nothing) { return chain_occupied(queen, squares, occupied, n, nothing); }
#endif

#ifndef NO_FILLS
static uint64_t fill(uint64_t (*ask)(uint32_t, uint64_t), uint64_t set, uint64_t occupied)
{
	uint64_t attacked = 0;
	if (FAULT == FILL_WRONG && (set & (set - 1))) /* the first two pieces are taken for one */
		set &= set - 1;
	for (uint32_t square = 0; square < 64; square++)
		if (set >> square & 1)
			attacked |= ask(square, occupied);
	return attacked;
}

uint64_t rook_fill(uint64_t set, uint64_t occupied) { return fill(rook, set, occupied); }
uint64_t bishop_fill(uint64_t set, uint64_t occupied) { return fill(diagonals, set, occupied); }
uint64_t queen_fill(uint64_t set, uint64_t occupied) { return fill(queen, set, occupied); }
#endif

void generator_start(void)
{
	started = 1;
	if (FAULT == NOISY)
		puts("{\"type\":\"library\"}"), fflush(stdout);
	if (FAULT == START_CRASH)
		*(volatile int *)(intptr_t)zero = 1;
	if (FAULT == START_HANG)
		for (;;) sleep(1);
}

const char *generator_name(void) { return FAULT == NAME_WILD ? (const char *)(intptr_t)(zero + 8) : "walk"; }
const char *generator_author(void) { return "nobody"; }
uint64_t generator_table_bytes(void) { return UINT64_C(1) << 40; }

__attribute__((constructor)) static void load(void)
{
	if (FAULT == LOAD_CRASH)
		*(volatile int *)(intptr_t)zero = 1;
}
