/* An attack generator for bitray on a pipe, in C99 and in C++. As generated it is a ray walk.

     COMPILE
     bitray check --program ./mine
     bitray bench --program ./mine --technique magic,pext

   Replace what is between the two markers by your own rook and bishop. a1 is bit 0, h1 bit 7, h8 bit 63; a result
   holds every square up to and including the first occupied one in each direction. "bitray help generators" has the rest. */

#define _POSIX_C_SOURCE 199309L /* for clock_gettime */
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* ---- your generator begins here ---- */

#define NAME "ray walk in C"

static uint64_t walk(unsigned square, uint64_t occupied, int right, int up) {
    uint64_t attacked = 0;
    for (int turn = 0; turn < 4; turn++) {
        for (int f = (int)(square % 8) + right, r = (int)(square / 8) + up; !((f | r) & ~7); f += right, r += up) {
            attacked |= (uint64_t)1 << (8 * r + f);
            if (occupied >> (8 * r + f) & 1) break;
        }
        int old = right; right = -up; up = old; /* a quarter turn to the left */
    }
    return attacked;
}

static void start(void) {} /* builds tables, if there are some */
static inline uint64_t rook(unsigned square, uint64_t occupied) { return walk(square, occupied, 1, 0); }
static inline uint64_t bishop(unsigned square, uint64_t occupied) { return walk(square, occupied, 1, 1); }
static inline uint64_t queen(unsigned square, uint64_t occupied) { return rook(square, occupied) | bishop(square, occupied); }

/* ---- your generator ends here ---- */

static uint8_t *squares; /* the questions */
static uint64_t *occupancies;
static size_t count;

/* The loops that are timed. The zero comes from outside: the compiler does not know that it is one. */
#define LOOPS(piece) \
    static uint64_t piece##_throughput(const uint8_t *squares, const uint64_t *occupancies, size_t n, uint64_t zero) { \
        uint64_t fold = 0; \
        (void)zero; \
        for (size_t i = 0; i < n; i++) fold ^= piece(squares[i], occupancies[i]); \
        return fold; \
    } \
    static uint64_t piece##_latency_square(const uint8_t *squares, const uint64_t *occupancies, size_t n, uint64_t zero) { \
        uint64_t fold = 0, last = zero; \
        for (size_t i = 0; i < n; i++) { \
            last = piece(squares[i] ^ (uint8_t)(last & zero), occupancies[i]); \
            fold ^= last; \
        } \
        return fold; \
    } \
    static uint64_t piece##_latency_occupancy(const uint8_t *squares, const uint64_t *occupancies, size_t n, uint64_t zero) { \
        uint64_t fold = 0, last = zero; \
        for (size_t i = 0; i < n; i++) { \
            last = piece(squares[i], occupancies[i] ^ (last & zero)); \
            fold ^= last; \
        } \
        return fold; \
    }
LOOPS(rook)
LOOPS(bishop)
LOOPS(queen)

typedef uint64_t (*loop)(const uint8_t *, const uint64_t *, size_t, uint64_t);
static const char *const pieces[] = {"rook", "bishop", "queen"};
static const char *const modes[] = {"throughput", "latency-square", "latency-occupancy", "cold"};
static const loop loops[3][4] = {
    {rook_throughput, rook_latency_square, rook_latency_occupancy, rook_throughput},
    {bishop_throughput, bishop_latency_square, bishop_latency_occupancy, bishop_throughput},
    {queen_throughput, queen_latency_square, queen_latency_occupancy, queen_throughput},
};

static uint64_t now(void) {
    struct timespec t;
#ifdef CLOCK_PROCESS_CPUTIME_ID
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t); /* what other programs do meanwhile does not count */
#else
    timespec_get(&t, TIME_UTC);
#endif
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

static void overwrite(size_t bytes) { /* the caches, twice over */
    static volatile char *memory;
    static size_t size;
    if (size < bytes) memory = (volatile char *)realloc((void *)memory, size = bytes);
    for (size_t i = 0; i < bytes; i += 64) memory[i]++;
    for (size_t i = 0; bytes && i < count; i++) memory[0] = (char)(squares[i] ^ occupancies[i]); /* they are not what is cold */
}

static int find(const char *word, const char *const *words, int n) {
    int i = 0;
    while (i < n && strcmp(word, words[i]) != 0) i++;
    return i;
}

/* time answers all questions several times, and prints the nanoseconds and the sum of the folds. */
static int timed(const char *line) {
    char mode[32], piece[32];
    uint64_t passes, bytes = 0, sum = 0, spent = 0;
    if (sscanf(line, "time %31s %31s %" SCNu64 " %" SCNu64, mode, piece, &passes, &bytes) < 3) return 0;
    int m = find(mode, modes, 4), p = find(piece, pieces, 3);
    if (m == 4 || p == 3) return 0;
    volatile loop answer = loops[p][m]; /* volatile, so that no call is left out */
    static volatile uint64_t zero = 0;
    if (m == 3) {
        for (uint64_t i = 0; i < passes; i++) {
            overwrite(bytes);
            uint64_t before = now();
            sum = (sum << 1 | sum >> 63) + answer(squares, occupancies, count, zero);
            spent += now() - before;
        }
    } else {
        answer(squares, occupancies, count, zero); /* the first time is not timed */
        uint64_t before = now();
        for (uint64_t i = 0; i < passes; i++) sum = (sum << 1 | sum >> 63) + answer(squares, occupancies, count, zero);
        spent = now() - before;
    }
    printf("%" PRIu64 " %" PRIx64 "\n", spent, sum);
    return 1;
}

/* listed reads a list of questions, each on a line. */
static int listed(const char *line) {
    char text[64];
    count = (size_t)strtoull(line, NULL, 10);
    squares = (uint8_t *)realloc(squares, count + 1);
    occupancies = (uint64_t *)realloc(occupancies, (count + 1) * sizeof *occupancies);
    if (squares == NULL || occupancies == NULL) return 0;
    for (size_t i = 0; i < count && fgets(text, sizeof text, stdin); i++) {
        char *occupied;
        squares[i] = (uint8_t)(strtoul(text, &occupied, 10) & 63);
        occupancies[i] = strtoull(occupied, NULL, 16);
    }
    printf("%zu\n", count);
    return 1;
}

/* after returns what follows a word at the beginning of a line, if that is there. */
static char *after(char *line, const char *word) {
    size_t n = strlen(word);
    return strncmp(line, word, n) == 0 ? line + n : NULL;
}

static int answered(char *line) {
    char *rest, *occupied;
    for (int p = 0; p < 3; p++) {
        if ((rest = after(line, pieces[p])) != NULL && *rest == ' ') {
            unsigned square = (unsigned)strtoul(rest, &occupied, 10) & 63;
            uint64_t o = strtoull(occupied, NULL, 16);
            printf("%" PRIx64 "\n", p == 0 ? rook(square, o) : p == 1 ? bishop(square, o) : queen(square, o));
            return 1;
        }
    }
    if (strcmp(line, "go") == 0) return printf("ok\n"), fflush(stdout) == 0;
    if (strcmp(line, "bitray 1") == 0) {
        return printf("bitray 1 rook bishop queen throughput latency-square latency-occupancy cold name %s\n", NAME) > 0;
    }
    if ((rest = after(line, "questions ")) != NULL) return listed(rest);
    return timed(line);
}

int main(void) {
    char line[256];
    start();
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\r\n")] = 0;
        if (!answered(line)) printf("unknown %s\n", line);
    }
    return 0;
}
