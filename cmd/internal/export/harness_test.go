package export_test

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/cmd/internal/attackbench"
	"github.com/bitray/bitray/cmd/internal/export"
	"github.com/bitray/bitray/cmd/internal/external"
)

// harnesses say how the programs are built and run, where DIR is their folder. Compilers that are not there
// skip the test.
var harnesses = []struct{ language, file, compile, run string }{
	{"c", "mine.c", "cc -std=c99 -Wall -Wextra -pedantic -Werror -O2 DIR/mine.c -o DIR/mine", "DIR/mine"},
	{"c++", "mine.cpp", "c++ -std=c++17 -Wall -Wextra -pedantic -Werror -O2 DIR/mine.cpp -o DIR/mine", "DIR/mine"},
	{"rust", "mine.rs", "rustc -O -D warnings --edition 2021 DIR/mine.rs -o DIR/mine", "DIR/mine"},
	{"zig", "mine.zig", "zig build-exe -O ReleaseFast -lc DIR/mine.zig -femit-bin=DIR/mine", "DIR/mine"},
	{"python", "mine.py", "", "python3 DIR/mine.py"},
	{"javascript", "mine.js", "", "node DIR/mine.js"},
	{"java", "Mine.java", "javac -Xlint:all -Werror -d DIR DIR/Mine.java", "java -cp DIR Mine"},
	{"csharp", "Mine.cs", "mcs -optimize -out:DIR/mine.exe DIR/Mine.cs", "mono DIR/mine.exe"},
}

// TestHarnesses builds every program, asks it and lets it time itself. With -long it is proved, which takes a
// minute in Python.
func TestHarnesses(t *testing.T) {
	t.Parallel()
	if len(harnesses) != len(export.Harnesses()) {
		t.Errorf("%d harnesses are tested, of %d", len(harnesses), len(export.Harnesses()))
	}
	for _, h := range harnesses {
		t.Run(h.language, func(t *testing.T) {
			t.Parallel()
			folder := t.TempDir()
			words := func(command string) []string { // the folder may have blanks in its name
				words := strings.Fields(command)
				for i, word := range words {
					words[i] = strings.ReplaceAll(word, "DIR", folder)
				}
				return words
			}
			compile, command := words(h.compile), words(h.run)
			needs(t, slices.Concat(compile, command)[0])
			text, err := export.Harness(h.language)
			if err != nil {
				t.Fatal(err)
			}
			write(t, filepath.Join(folder, h.file), text)
			if len(compile) > 0 {
				run(t, folder, "", compile...)
			}
			askHarness(t, command)
			if *long {
				proveHarness(t, command)
			}
		})
	}
	if _, err := export.Harness("cobol"); err == nil || err.Error() != `harness "cobol": expected one of c, c++, rust, zig, python, javascript, java, csharp` {
		t.Errorf("error %v", err)
	}
}

// askHarness asks a program about all pieces, and lets it time the same questions in every mode that it
// knows.
func askHarness(t *testing.T, command []string) {
	t.Helper()
	g, err := external.Start(t.Context(), command, time.Minute)
	if err != nil {
		t.Fatal(err)
	}
	defer g.Close()
	if err := g.Refuses(t.Context()); err != nil {
		t.Error(err)
	}
	var squares []attacks.Square
	var occupancies []attacks.Bitboard
	for _, q := range questions(64) {
		squares, occupancies = append(squares, q.square), append(occupancies, q.occupied)
	}
	if g.Can("throughput") {
		if err := g.Load(t.Context(), squares, occupancies); err != nil {
			t.Fatal(err)
		}
	}
	for _, p := range external.Pieces() {
		var asked []external.Question
		for i := range squares {
			asked = append(asked, external.Question{Piece: p, Square: squares[i], Occupied: occupancies[i]})
		}
		answers, err := g.Ask(t.Context(), asked)
		if err != nil {
			t.Fatal(err)
		}
		fold := uint64(0)
		for i, got := range answers {
			fold ^= uint64(got)
			if err := asked[i].Check(got); err != nil {
				t.Fatal(err)
			}
		}
		for _, mode := range external.Modes() {
			if !g.Can(mode) {
				continue
			}
			if took, sum, err := g.Time(t.Context(), mode, p, 3, 1<<16); took <= 0 || sum != attackbench.Sum(fold, 3) || err != nil {
				t.Errorf("%v, %s: %v, sum %x, want %x, error %v", p, mode, took, sum, attackbench.Sum(fold, 3), err)
			}
		}
	}
}

func proveHarness(t *testing.T, command []string) {
	t.Helper()
	v, err := external.Prove(t.Context(), command, time.Minute, func(done, all uint64) {})
	if err != nil || v.Wrong != nil {
		t.Errorf("%+v, error %v", v, err)
	}
	for _, p := range v.Pieces {
		if p.Right != p.Questions {
			t.Errorf("%+v, want all right", *p)
		}
	}
}
