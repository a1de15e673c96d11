package benchcmd

import (
	"encoding/json"
	"os/exec"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackbench"
	"github.com/bitray/bitray/attacks/attackbench/footprint/touched"
	"github.com/bitray/bitray/attacks/attackstest/host"
	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/magic/find"
	"github.com/bitray/bitray/magic/slab"
	"github.com/bitray/bitray/perft/perftbench"
)

// rowLines is how many lines the multipliers and masks of 64 squares fill, 64 bytes each.
const rowLines = 64

// TestTouchedBytes compares what the program says with counts that need no spoilt tables:
// where the slab is indexed is known from its formula. They do not know whether the slab begins
// with a cache line or in the middle of one, as the linker likes, and take either.
func TestTouchedBytes(t *testing.T) {
	if testing.Short() || runtime.GOOS != "linux" {
		t.Skip("links a program, and runs on Linux only")
	}
	names := []string{"magic", "magic-packed", "hyperbola", "classical", "fill", "qbb", "dumb7"}
	got := touchedByProgram(t, names)
	packed, err := slab.Record("identity")
	if err != nil {
		t.Fatal(err)
	}
	for name, layout := range map[string]slab.Layout{
		"magic":        slab.SideBySide(find.All(1)), // which magics makes little difference
		"magic-packed": packed,
	} {
		one, other := rowLines+slabLines(layout, 0), rowLines+slabLines(layout, touched.LineBytes/2)
		if got := got[name] / touched.LineBytes; got < min(one, other)*97/100 || got > max(one, other)*103/100 {
			t.Errorf("%s: %d lines, expected %d or %d, give or take 3%%", name, got, one, other)
		}
	}
	for _, name := range names {
		technique, err := catalog.Lookup(name)
		if err != nil {
			t.Fatal(err)
		}
		// A table that begins in the middle of a line has one line more; none has five tables.
		tables := technique.TableBytes
		bytes, ok := got[name]
		if !ok || bytes > tables+5*touched.LineBytes || tables == 0 && bytes != 0 || tables > 0 && bytes == 0 {
			t.Errorf("%s: touched %d bytes of %d", name, bytes, tables)
		}
		if 0 < tables && tables <= 4096 && bytes < tables {
			t.Errorf("%s: touched %d bytes, expected all of its %d bytes, since games visit every square", name, bytes, tables)
		}
	}
}

func touchedByProgram(t *testing.T, names []string) (bytes map[string]int) {
	t.Helper()
	host.DependsOn(t, "../..")
	program := filepath.Join(t.TempDir(), "bitray")
	if output, err := exec.CommandContext(t.Context(), "go", "build", "-o", program, "../..").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, output)
	}
	output, err := exec.CommandContext(t.Context(), program, append([]string{touchedCommand}, names...)...).Output()
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(output, &bytes); err != nil {
		t.Fatal(err)
	}
	return bytes
}

// slabLines counts the lines of a slab, which begins on the given byte of one, that the questions
// of games index.
func slabLines(layout slab.Layout, start int) int {
	lines := map[int]bool{}
	entries := map[find.Piece]map[attacks.Square]slab.Entry{find.Rook: {}, find.Bishop: {}}
	for _, e := range layout {
		entries[e.Piece][attacks.Square(e.Square)] = e
	}
	for _, asked := range attackbench.Pieces() {
		w := perftbench.Game(asked)
		for piece, of := range entries {
			if piece == find.Rook && asked == attackbench.Bishop || piece == find.Bishop && asked == attackbench.Rook {
				continue
			}
			for i, sq := range w.Squares {
				e, mask := of[sq], find.NewProblem(piece, uint8(sq)).Mask
				lines[(start+8*(e.Offset+e.Index(uint64(w.Occupancies[i])&mask)))/touched.LineBytes] = true
			}
		}
	}
	return len(lines)
}
