package catalog_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/internal/cards"
	"github.com/bitray/bitray/internal/overlay"
	"github.com/bitray/bitray/internal/testenv"
)

// linked is a program that embeds techniques, with the sizes of the variables of the module that it holds, by package
// and name.
type linked struct {
	file   string
	tables map[string]map[string]int
}

// variable matches a variable of this module, initialized, zero or read-only, in a list of symbols: its size,
// its package and its name. Names that begin with a dot, such as ".inittask" and ".dict.Rook", are those of
// the compiler and the linker.
var variable = regexp.MustCompile(`(?m)^ *[0-9a-f]+ +(\d+) [DdBbRr] ` + overlay.Module + `/([^\s.]+)\.([^\s.]\S*)`)

// link links a program that only asks each of some techniques once, which are named by their packages. Without
// techniques it is the program to compare with. It exists in an overlay only, so that it belongs to the module without
// being part of its tree.
func link(t *testing.T, pkgs ...string) linked {
	t.Helper()
	testenv.RunsGo(t)
	l := linked{filepath.Join(t.TempDir(), "embedded.exe"), map[string]map[string]int{}} // the ending is for Windows
	const main = "attacks/catalog/embedded"
	if _, err := overlay.Build(t.Context(), t.TempDir(), map[string][]byte{main + "/main.go": embedding(pkgs)}, "-o", l.file, "./"+main); err != nil {
		t.Fatal(err)
	}
	symbols, err := exec.CommandContext(t.Context(), "go", "tool", "nm", "-size", l.file).Output()
	if err != nil {
		t.Fatal(err)
	}
	for _, found := range variable.FindAllStringSubmatch(string(symbols), -1) {
		size, _ := strconv.Atoi(found[1]) // a number
		if l.tables[found[2]] == nil {
			l.tables[found[2]] = map[string]int{}
		}
		l.tables[found[2]][found[3]] = size
	}
	return l
}

// embedding returns the text of the program. What it asks depends on its command line, so that
// the compiler cannot know the answer.
func embedding(pkgs []string) []byte {
	var imports, calls strings.Builder
	for i, pkg := range pkgs {
		fmt.Fprintf(&imports, "import technique%d %q\n", i, overlay.Module+"/"+pkg)
		fmt.Fprintf(&calls, "\tattacked |= technique%d.Queen(sq, occ)\n", i)
	}
	return fmt.Appendf(nil, `package main

import "os"
%s
type square int8
type board uint64

func main() {
	sq, occ := square(len(os.Args)), board(len(os.Args))
	attacked := occ << (sq & 63)
%s	if attacked == 0 {
		os.Exit(1)
	}
}
`, imports.String(), calls.String())
}

// initialized matches what the runtime says of a package of this module, and of the milliseconds that it took to
// initialize.
var initialized = regexp.MustCompile(`(?m)^init ` + overlay.Module + `/(\S+) @\S+ ms, (\S+) ms clock`)

// TestEmbeddingLinksOneTechnique links programs with one technique each and looks for the
// tables of the others.
func TestEmbeddingLinksOneTechnique(t *testing.T) {
	if testing.Short() {
		t.Skip("skipped by -short: links programs")
	}
	for _, technique := range []string{"magic", "kindergarten"} {
		program := link(t, technique)
		for _, other := range packages() {
			if tables := program.tables[other]; (other == technique) != (len(tables) > 0) {
				t.Errorf("a program that embeds %s links of %s: %v", technique, other, tables)
			}
		}
	}
}

// TestCardsSayHowLongTablesTake holds the cards to what a program takes, within a factor of ten: that much machines, and
// the load of one, may differ by. The runtime says how long the variables of each package took to initialize: for a
// technique its tables, with the cost of the fresh pages that they are written to. The shortest of several starts counts:
// the work is the same each time, and what disturbs it only adds.
func TestCardsSayHowLongTablesTake(t *testing.T) {
	testenv.RunsItself(t)
	program, shortest := link(t, packages()...), map[string]float64{}
	for range 9 {
		start := exec.Command(program.file)
		start.Env = append(os.Environ(), "GODEBUG=inittrace=1")
		account, err := start.CombinedOutput()
		if err != nil {
			t.Fatal(err)
		}
		for _, found := range initialized.FindAllSubmatch(account, -1) {
			milliseconds, err := strconv.ParseFloat(string(found[2]), 64)
			if before, ok := shortest[string(found[1])]; err == nil && (!ok || milliseconds/1000 < before) {
				shortest[string(found[1])] = milliseconds / 1000
			}
		}
	}
	const negligible = 2e-5 // seconds
	for _, technique := range catalog.All() {
		took, card := shortest[technique.Name], cards.Of(technique.Name).BuildSeconds
		t.Logf("%s: %d bytes of tables, built in %.3g ms", technique.Name, technique.TableBytes, 1000*took)
		if (card > 0) != (technique.TableBytes > 0) || max(took, negligible) > 10*max(card, negligible) || max(card, negligible) > 10*max(took, negligible) {
			t.Errorf("%s: the card says that its %d bytes of tables take %v seconds, measured are %v", technique.Name, technique.TableBytes, card, took)
		}
	}
}
