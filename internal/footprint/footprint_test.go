package footprint_test

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"
	"text/tabwriter"
	"time"

	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/internal/footprint"
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

// run is a [footprint.Command] that runs the program.
func (l linked) run(ctx context.Context) *exec.Cmd { return exec.CommandContext(ctx, l.file) }

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
		fmt.Fprintf(table, "%s\t%d\t%v\t%d\t%d\t\n", technique.Name, technique.TableBytes,
			buildTime(t, program, technique.Name), program.bytes, program.bytes-without.bytes)
	}
	if err := table.Flush(); err != nil {
		t.Fatal(err)
	}
	t.Log("\n" + report.String())
}

func buildTime(t *testing.T, program linked, pkg string) time.Duration {
	t.Helper()
	times, err := footprint.BuildTimes(t.Context(), program.run, 9)
	if err != nil {
		t.Fatal(err)
	}
	return times[pkg]
}

// self runs the program of this test.
func self(argument string) footprint.Command {
	return func(ctx context.Context) *exec.Cmd { return exec.CommandContext(ctx, os.Args[0], argument) }
}

func TestBuildTimes(t *testing.T) {
	testenv.RunsItself(t)
	times, err := footprint.BuildTimes(t.Context(), self("-test.run=^$"), 3)
	if err != nil {
		t.Fatal(err)
	}
	if took := times["magic"]; took <= 0 || took > time.Second {
		t.Errorf("package magic took %v to build, expected something between 0 and a second", took)
	}
	if _, ok := times["no/such/package"]; ok {
		t.Error("a package that does not exist took its time")
	}
}

func TestBuildTimesOfWhatCannotRun(t *testing.T) {
	testenv.RunsItself(t)
	for name, program := range map[string]footprint.Command{
		"no such program": func(ctx context.Context) *exec.Cmd { return exec.CommandContext(ctx, t.TempDir()+"/none") },
		"fails":           self("-test.nosuchflag"),
	} {
		if _, err := footprint.BuildTimes(t.Context(), program, 1); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}
