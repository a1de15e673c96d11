package export_test

import (
	"fmt"
	"path/filepath"
	"slices"
	"testing"

	"github.com/bitray/bitray/attacks/export"
)

// libraryMain asks a shared library by its slices, and compares what else it has with that.
const libraryMain = `
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PIECE(piece) \
    uint64_t piece(uint32_t square, uint64_t occupied); \
    void piece##s(uint64_t *dst, const uint8_t *squares, const uint64_t *occupied, size_t n); \
    uint64_t piece##_chain(const uint8_t *squares, const uint64_t *occupied, size_t n, uint64_t zero); \
    uint64_t piece##_chain_occupied(const uint8_t *squares, const uint64_t *occupied, size_t n, uint64_t zero); \
    uint64_t piece##_fill(uint64_t set, uint64_t occupied); \
    static void check_##piece(const uint64_t *answers, const uint8_t *squares, const uint64_t *occupied, size_t n) { \
        uint64_t fold = 0; \
        for (size_t i = 0; i < n; i++) { \
            fold ^= answers[i]; \
            if (piece(squares[i], occupied[i]) != answers[i]) exit(3); \
            if (FILLS(piece##_fill(UINT64_C(1) << squares[i], occupied[i]) != answers[i])) exit(4); \
        } \
        if (piece##_chain(squares, occupied, n, 0) != fold) exit(5); \
        piece##_chain(squares, occupied, n, ~UINT64_C(0)); \
        if (piece##_chain_occupied(squares, occupied, n, 0) != fold) exit(8); \
        piece##_chain_occupied(squares, occupied, n, ~UINT64_C(0)); \
    }
PIECE(rook)
PIECE(bishop)
PIECE(queen)
void generator_start(void);
const char *generator_name(void);
const char *generator_author(void);
uint64_t generator_table_bytes(void);

enum { MOST = 1 << 16 };
static uint8_t squares[MOST];
static uint64_t occupied[MOST], answers[3][MOST];

int main(void) {
    START;
    if (strcmp(generator_name(), "bitray export: " NAME) != 0 || generator_author()[0] == 0) return 6;
    if (generator_table_bytes() > 1 << 20) return 7;
    size_t n = 0;
    unsigned square;
    while (n < MOST && scanf("%u %" SCNx64, &square, &occupied[n]) == 2) squares[n++] = (uint8_t)square;
    rooks(answers[0], squares, occupied, n);
    bishops(answers[1], squares, occupied, n);
    queens(answers[2], squares, occupied, n);
    check_rook(answers[0], squares, occupied, n);
    check_bishop(answers[1], squares, occupied, n);
    check_queen(answers[2], squares, occupied, n);
    for (size_t i = 0; i < n; i++) printf("%" PRIx64 " %" PRIx64 " %" PRIx64 "\n", answers[0][i], answers[1][i], answers[2][i]);
    return 0;
}
`

// TestLibrary calls the functions that C and C++ have for shared libraries.
func TestLibrary(t *testing.T) {
	t.Parallel()
	find(t, "cc")
	find(t, "c++")
	techniques := []string{"fill", "magic-packed"}
	if *long {
		techniques = export.Techniques()
	}
	for i, name := range techniques {
		folder := t.TempDir()
		command := []string{"cc", "-std=c99", "-x", "c"}
		o := export.Options{Technique: name, Language: "c"}
		if i%2 == 1 {
			command, o.Language = []string{"c++", "-std=c++17", "-x", "c++"}, "c++"
		}
		write(t, filepath.Join(folder, "attacks"), string(exported(t, name, o)))
		run(t, folder, "", slices.Concat(command, strict, []string{"-O1", "-fPIC", "-DBITRAY_LIBRARY", "attacks", "-c", "-o", "library.o"})...)
		askLibrary(t, folder, name, "library.o")
	}
}

// TestRustLibrary calls the functions that Rust has for shared libraries.
func TestRustLibrary(t *testing.T) {
	t.Parallel()
	find(t, "cc")
	find(t, "rustc")
	techniques := []string{"fill"}
	if *long {
		techniques = export.Techniques()
	}
	for _, name := range techniques {
		folder := t.TempDir()
		write(t, filepath.Join(folder, "attacks.rs"), string(exported(t, name, export.Options{Language: "rust"})))
		write(t, filepath.Join(folder, "lib.rs"), "#[macro_use] mod attacks;\nbitray_library!();\n")
		run(t, folder, "", "rustc", "-O", "-D", "warnings", "--edition", "2021", "--crate-type", "cdylib", "lib.rs", "-o", "library.so")
		askLibrary(t, folder, name, "./library.so")
	}
}

// askLibrary links a library with a program that asks it, and checks the answers.
func askLibrary(t *testing.T, folder, name, library string) {
	t.Helper()
	write(t, filepath.Join(folder, "main.c"), libraryMain)
	start, fills := "-DSTART=(void)0", "-DFILLS(x)=0"
	if isSlab(name) {
		start = "-DSTART=generator_start()"
	}
	if name == "fill" {
		fills = "-DFILLS(x)=x"
	}
	run(t, folder, "", "cc", "-std=c99", "-O1", start, fills, fmt.Sprintf("-DNAME=%q", name), "main.c", library, "-Wl,-rpath,"+folder, "-o", "program")
	all := questions(64)
	checkAnswers(t, []string{name}, all, run(t, folder, asked(all), filepath.Join(folder, "program")))
}
