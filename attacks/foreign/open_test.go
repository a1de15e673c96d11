package foreign_test

import (
	"os"
	"path/filepath"
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

// TestOpenRefuses opens what is no generator.
func TestOpenRefuses(t *testing.T) {
	folder := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(folder, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	for path, want := range map[string]string{
		filepath.Join(folder, "missing.so"):     "no such file",
		folder:                                  "found no regular file",
		write("empty.so", ""):                   "found an empty file",
		write("text.so", "#include <stdint.h>"): `found a file that begins with "#include <stdint":`,
	} {
		if _, err := foreign.Open(path); err == nil || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), path) {
			t.Errorf("%s: error %v, want %q and the path", path, err, want)
		}
	}
}
