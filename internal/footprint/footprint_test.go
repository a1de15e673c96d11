package footprint_test

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"text/tabwriter"

	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/internal/footprint"
	"github.com/bitray/bitray/internal/overlay"
	"github.com/bitray/bitray/internal/testenv"
)

var all = flag.Bool("all", false, "link a program for every technique of the catalog and print what it costs")

// linked is a program with the variables of the module that it holds, by package.
type linked struct {
	file   string
	bytes  int64
	tables map[string]map[string]int
}

func link(t *testing.T, pkgs ...string) linked {
	t.Helper()
	file, err := footprint.Embed(t.Context(), t.TempDir(), pkgs...)
	if err != nil {
		t.Fatal(err)
	}
	tables, err := footprint.Tables(t.Context(), file)
	if err != nil {
		t.Fatal(err)
	}
	info, err := os.Stat(file)
	if err != nil {
		t.Fatal(err)
	}
	return linked{file, info.Size(), tables}
}

// initialized matches what the runtime says of a package of this module, and of the milliseconds that it took to
// initialize.
var initialized = regexp.MustCompile(`(?m)^init ` + overlay.Module + `/(\S+) @\S+ ms, (\S+) ms clock`)

// buildSeconds starts the program several times, and returns how long the variables of each package took to
// initialize. For a technique that is its tables, with the cost of the fresh pages that they are written to. The
// shortest time counts: the work is the same each time, and what disturbs it only adds.
func (l linked) buildSeconds(t *testing.T) map[string]float64 {
	t.Helper()
	shortest := map[string]float64{}
	for range 9 {
		start := exec.Command(l.file)
		start.Env = append(os.Environ(), "GODEBUG=inittrace=1")
		account, err := start.CombinedOutput()
		if err != nil {
			t.Fatal(err)
		}
		for _, found := range initialized.FindAllSubmatch(account, -1) {
			pkg := string(found[1])
			milliseconds, err := strconv.ParseFloat(string(found[2]), 64)
			if before, ok := shortest[pkg]; err == nil && (!ok || milliseconds/1000 < before) {
				shortest[pkg] = milliseconds / 1000
			}
		}
	}
	return shortest
}

// TestEmbeddingLinksOneTechnique links programs with one technique each and looks for the
// tables of the others. With the flag -all it does so for every technique and prints a table:
//
//	go test ./internal/footprint -run Embedding -v -all
func TestEmbeddingLinksOneTechnique(t *testing.T) {
	if testing.Short() {
		t.Skip("skipped by -short: links programs")
	}
	without := link(t)
	var report strings.Builder
	table := tabwriter.NewWriter(&report, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintf(table, "technique\ttables\tbuild\tbinary\tmore than none\t\n")
	fmt.Fprintf(table, "none\t0\t0s\t%d\t0\t\n", without.bytes)
	for _, technique := range catalog.All() {
		if !*all && technique.Name != "magic" && technique.Name != "kindergarten" {
			continue
		}
		program := link(t, technique.Name)
		for _, other := range catalog.All() {
			if tables := program.tables[other.Name]; other.Name != technique.Name && len(tables) > 0 {
				t.Errorf("a program that embeds %s links %s: %v", technique.Name, other.Name, tables)
			}
		}
		fmt.Fprintf(table, "%s\t%d\t%.3g ms\t%d\t%d\t\n", technique.Name, technique.TableBytes,
			1000*program.buildSeconds(t)[technique.Name], program.bytes, program.bytes-without.bytes)
	}
	if err := table.Flush(); err != nil {
		t.Fatal(err)
	}
	t.Log("\n" + report.String())
}

// TestCardsSayHowLongTablesTake holds the cards to what a program takes, within a factor of ten: that much machines, and
// the load of one, may differ by.
func TestCardsSayHowLongTablesTake(t *testing.T) {
	testenv.RunsGo(t)
	testenv.RunsItself(t)
	var packages []string
	for _, technique := range catalog.All() {
		packages = append(packages, technique.Name)
	}
	const negligible = 2e-5 // seconds
	times := link(t, packages...).buildSeconds(t)
	for _, technique := range catalog.All() {
		took, card := times[technique.Name], technique.BuildSeconds
		if (card > 0) != (technique.TableBytes > 0) || max(took, negligible) > 10*max(card, negligible) || max(card, negligible) > 10*max(took, negligible) {
			t.Errorf("%s: the card says that its %d bytes of tables take %v seconds, measured are %v", technique.Name, technique.TableBytes, card, took)
		}
	}
}
