package foreign_test

import (
	"debug/elf"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/foreign"
	"github.com/bitray/bitray/attacks/foreign/call"
	"github.com/bitray/bitray/attacks/foreign/foreigntest"
)

// TestOpen builds a library of loops over the squares of rays, and asks all that it exports.
func TestOpen(t *testing.T) {
	path := foreigntest.Build(t)
	l, err := foreign.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	if l.Path() != path || l.Name() != "walk" || l.Author() != "nobody" {
		t.Errorf("path %q, name %q, author %q", l.Path(), l.Name(), l.Author())
	}
	if n, ok := l.TableBytes(); n != 1<<40 || !ok {
		t.Errorf("%d bytes of tables, %v, want 2^40", n, ok)
	}
	for _, f := range call.Symbols() {
		if !l.Exports(f) {
			t.Errorf("%v is not found", f)
		}
	}
	occ := attacks.Of(attacks.E4, attacks.E6, attacks.B4, attacks.H7, attacks.C2)
	occupiedChain, ok := l.Chain(call.QueenChainOccupied)
	if got, want := occupiedChain([]uint8{0}, []uint64{^uint64(2)}, ^uint64(0)), attacks.Queen(attacks.A1, 2); !ok || got != uint64(want) {
		t.Errorf("queen_chain_occupied: %#x, %v, want %#x", got, ok, uint64(want))
	}
	for name, ask := range map[string][2]func(attacks.Square, attacks.Bitboard) attacks.Bitboard{
		"rook":   {l.Sliders().Rook, attacks.Rook},
		"bishop": {l.Sliders().Bishop, attacks.Bishop},
		"queen":  {l.Sliders().Queen, attacks.Queen},
	} {
		if got, want := ask[0](attacks.E4, occ), ask[1](attacks.E4, occ); got != want {
			t.Errorf("%s: got\n%v, want\n%v", name, got, want)
		}
	}
	batch, ok := l.Batch(call.Queens)
	dst := make([]uint64, 2)
	if batch(dst, []uint8{0, 63}, []uint64{2, 0}); !ok || dst[0] != uint64(attacks.Queen(attacks.A1, 2)) || dst[1] != uint64(attacks.Queen(attacks.H8, 0)) {
		t.Errorf("queens: %#x, %v", dst, ok)
	}
	fill, ok := l.Fill(call.BishopFill)
	if got := fill(1|1<<63, 0); !ok || got != uint64(attacks.Bishop(attacks.A1, 0)|attacks.Bishop(attacks.H8, 0)) {
		t.Errorf("bishop_fill: %#x, %v", got, ok)
	}
	chain, ok := l.Chain(call.RookChain)
	want := attacks.Rook(attacks.A1, 0)
	want ^= attacks.Rook(attacks.Square(1^uint8(want)&63), 0)
	if got := chain([]uint8{0 ^ 0xff, 1}, []uint64{0, 0}, ^uint64(0)); !ok || got != uint64(want) {
		t.Errorf("rook_chain: %#x, %v, want %#x", got, ok, uint64(want))
	}
}

// TestStartsOnce opens a file twice, by two names. The bytes of tables count the starts.
func TestStartsOnce(t *testing.T) {
	path := foreigntest.Compile(t, "counts.c", `#include <stdint.h>
static uint64_t starts;
void generator_start(void) { starts++; }
uint64_t generator_table_bytes(void) { return starts; }
uint64_t rook(uint32_t s, uint64_t o) { return s ^ o; }
uint64_t bishop(uint32_t s, uint64_t o) { return s ^ o; }
`)
	link := filepath.Join(t.TempDir(), "link.so")
	if err := os.Symlink(path, link); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{path, path, link} {
		l, err := foreign.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		if starts, _ := l.TableBytes(); starts != 1 {
			t.Errorf("%s was started %d times, want once", path, starts)
		}
	}
}

// TestOpenRefuses opens what is no generator.
func TestOpenRefuses(t *testing.T) {
	right := foreigntest.Build(t)
	folder := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(folder, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	for _, test := range []struct{ path, want string }{
		{filepath.Join(folder, "missing.so"), "no such file"},
		{folder, "expected a shared library, found no regular file"},
		{write("empty.so", ""), "expected a shared library, found an empty file"},
		{write("text.so", "#include <stdint.h>\n"), `found a file that begins with "#include <stdint":`},
		{write("half.so", head(t, right, 1000)), "half.so: "},
		{foreigntest.Build(t, "-DNO_BISHOP"), "expected functions rook and bishop, found no bishop"},
		{foreigntest.Compile(t, "needs.c", "extern int nobody(void); unsigned long rook(unsigned s, unsigned long o) { return s + o + nobody(); }"), "nobody"},
	} {
		_, err := foreign.Open(test.path)
		if err == nil || !strings.Contains(err.Error(), test.want) || !strings.Contains(err.Error(), test.path) {
			t.Errorf("%s: error %v, want %q and the path", test.path, err, test.want)
		}
		if err != nil && strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: more than a line: %v", test.path, err)
		}
	}
}

// TestOpenDoesNotWait names a pipe without a writer.
func TestOpenDoesNotWait(t *testing.T) {
	if !foreigntest.Opens() {
		t.Skip("skipped: libraries are not opened here")
	}
	pipe := filepath.Join(t.TempDir(), "pipe")
	if output, err := exec.Command("mkfifo", pipe).CombinedOutput(); err != nil {
		t.Skipf("skipped: mkfifo: %v: %s", err, output)
	}
	if _, err := foreign.Open(pipe); err == nil || !strings.HasSuffix(err.Error(), "expected a shared library, found no regular file") {
		t.Errorf("error %v", err)
	}
}

// TestOpenRefusesOtherKinds edits the head of a library in ELF.
func TestOpenRefusesOtherKinds(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skipf("skipped on %s: its libraries are not in ELF", runtime.GOOS)
	}
	right := head(t, foreigntest.Build(t), 1<<30)
	own, other := elf.EM_X86_64, elf.EM_AARCH64
	if runtime.GOARCH == "arm64" {
		own, other = other, own
	}
	for name, test := range map[string]struct {
		edit func(text []byte)
		want string
	}{
		"processor": {func(text []byte) { text[18] = byte(other) }, fmt.Sprintf("expected a library for %v (ELFCLASS64), found one for %v (ELFCLASS64)", own, other)},
		"32 bits":   {func(text []byte) { text[4], text[18] = byte(elf.ELFCLASS32), byte(elf.EM_386) }, "found one for EM_386 (ELFCLASS32)"},
		"ends":      {func(text []byte) { text[5], text[18], text[19] = byte(elf.ELFDATA2MSB), 0, byte(elf.EM_S390) }, "found one for EM_S390 (ELFCLASS64)"},
		"object":    {func(text []byte) { text[16] = byte(elf.ET_REL) }, "expected a shared library (-shared), found an object file"},
		"program":   {func(text []byte) { text[16] = byte(elf.ET_EXEC) }, "expected a shared library (-shared), found a program"},
	} {
		text := []byte(right)
		test.edit(text)
		path := filepath.Join(t.TempDir(), "edited.so")
		if err := os.WriteFile(path, text, 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := foreign.Open(path); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: error %v, want %q", name, err, test.want)
		}
	}
}

// TestNameOfCPlusPlus exports rook as C++ names it.
func TestNameOfCPlusPlus(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skipf("skipped on %s: the names are read from ELF", runtime.GOOS)
	}
	path := foreigntest.Compile(t, "mangled.c", "unsigned long _Z4rookjm(unsigned s, unsigned long o) { return s + o; }")
	if _, err := foreign.Open(path); err == nil || !strings.HasSuffix(err.Error(), `found no rook, but "_Z4rookjm"; in C++ declare it extern "C", in Rust #[no_mangle]`) {
		t.Errorf("error %v", err)
	}
}

// TestWatcher wants every call to be announced, with what it takes, and its end.
func TestWatcher(t *testing.T) {
	var w watcher
	l, err := foreign.OpenWatched(foreigntest.Build(t), &w)
	if err != nil {
		t.Fatal(err)
	}
	l.Sliders().Bishop(attacks.C7, 3)
	fill, _ := l.Fill(call.RookFill)
	fill(5, 6)
	batch, _ := l.Batch(call.Rooks)
	batch(make([]uint64, 3), make([]uint8, 3), make([]uint64, 3))
	chain, _ := l.Chain(call.QueenChain)
	chain(nil, nil, 0)
	want := "load() generator_start() generator_name() generator_author() generator_table_bytes() " +
		"bishop(square c7, occupied 0x0000000000000003) rook_fill(set 0x0000000000000005, occupied 0x0000000000000006) rooks(n 3) queen_chain(n 0)"
	if got := strings.Join(w.before, " "); got != want || w.after != len(w.before) {
		t.Errorf("%d calls ended of\n%s, want\n%s", w.after, got, want)
	}
}

type watcher struct {
	before []string
	after  int
}

func (w *watcher) Before(c call.Call) { w.before = append(w.before, c.String()) }
func (w *watcher) After()             { w.after++ }

// TestSquaresBeyondTheBoard asks about squares that no library should see.
func TestSquaresBeyondTheBoard(t *testing.T) {
	l, err := foreign.Open(foreigntest.Build(t))
	if err != nil {
		t.Fatal(err)
	}
	if got, want := l.Sliders().Rook(64, 0), attacks.Rook(attacks.A1, 0); got != want {
		t.Errorf("square 64: got\n%v, want\n%v", got, want)
	}
	batch, _ := l.Batch(call.Rooks)
	defer func() {
		const want = "bitray/attacks/foreign: rooks: 2 elements in dst, 3 in squares, 2 in occupied: expected as many in each"
		if got := recover(); got != want {
			t.Errorf("panic %v, want %s", got, want)
		}
	}()
	batch(make([]uint64, 2), make([]uint8, 3), make([]uint64, 2))
}

// TestPlatform holds what is said to open libraries to what does.
func TestPlatform(t *testing.T) {
	_, err := foreign.Open(os.Args[0])
	if errors.Is(err, foreign.ErrPlatform) == foreigntest.Opens() {
		t.Errorf("error %v, though Opens is %v", err, foreigntest.Opens())
	}
}

// head returns the beginning of a file.
func head(t *testing.T, path string, most int) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text[:min(most, len(text))])
}

// TestLocate leaves the working folder between the location of a library and its opening, as a library may.
func TestLocate(t *testing.T) {
	folder, name := filepath.Split(foreigntest.Build(t))
	t.Chdir(folder)
	place, err := foreign.Locate(name)
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir())
	l, err := place.OpenWatched(nil)
	if err != nil {
		t.Fatal(err)
	}
	if l.Path() != name {
		t.Errorf("path %q, want %q", l.Path(), name)
	}
	if _, err := foreign.Open(name); err == nil {
		t.Errorf("%s is found in a folder where it is not", name)
	}
}
