/* cc -O3 -shared -fPIC -o libmine.so mine.c */
#include <stdint.h>

static uint64_t walk(int square, uint64_t occupied, int right, int up) {
	uint64_t attacked = 0;
	for (int turn = 0; turn < 4; turn++) {
		for (int f = square % 8 + right, r = square / 8 + up; !((f | r) & ~7); f += right, r += up) {
			attacked |= (uint64_t)1 << (8 * r + f);
			if (occupied >> (8 * r + f) & 1) break;
		}
		int old = right; right = -up; up = old; /* a quarter turn to the left */
	}
	return attacked;
}

uint64_t rook(uint32_t square, uint64_t occupied) { return walk((int)square, occupied, 1, 0); }
uint64_t bishop(uint32_t square, uint64_t occupied) { return walk((int)square, occupied, 1, 1); }
