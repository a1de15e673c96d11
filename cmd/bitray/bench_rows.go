package main

import (
	"bufio"
	"bytes"
	"context"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"

	"github.com/bitray/bitray/attacks/attackbench"
	"github.com/bitray/bitray/attacks/catalog"
)

// benchRow returns what is known of a row beside its figures. Rows that are no techniques have
// a title alone.
func benchRow(name string) attackbench.Row {
	t, err := catalog.Lookup(name)
	if err == nil {
		return attackbench.Row{Name: name, Title: t.Title, TableBytes: t.TableBytes, Inlines: t.Inlines, CPU: t.CPU}
	}
	return attackbench.Row{Name: name, Title: map[string]string{
		attackbench.Interface: "The default technique through the interface",
		"hyperbola-avx512":    "Hyperbola quintessence in batches by AVX-512",
		"hyperbola-avx2":      "Hyperbola quintessence in batches by AVX2",
		"hyperbola-portable":  "Hyperbola quintessence in batches in Go",
		"fill-avx512":         "Kogge-Stone fills in batches by AVX-512",
		"fill-avx2":           "Kogge-Stone fills in batches by AVX2",
		"fill-portable":       "Kogge-Stone fills in batches in Go",
		"static":              "The default technique, called statically by the move generator",
		"fastest":             "The fastest way to count leaves",
	}[name]}
}

// buildRuns is how often the program is started to see how long its packages take.
const buildRuns = 5

// addBuildTimes starts this program a few times and lets the Go runtime tell how long the
// packages of the techniques take to build their tables. Where that fails, the times stay
// unknown.
func addBuildTimes(ctx context.Context, rows []attackbench.Row) {
	program, err := os.Executable()
	if err != nil {
		return
	}
	best := map[string]float64{}
	for range buildRuns {
		cmd := exec.CommandContext(ctx, program, "techniques", "reference")
		cmd.Env = append(os.Environ(), "GODEBUG=inittrace=1")
		trace := new(bytes.Buffer)
		cmd.Stderr = trace
		if cmd.Run() != nil {
			return
		}
		for pkg, nanoseconds := range parseInitTrace(trace) {
			if known, ok := best[pkg]; !ok || nanoseconds < known {
				best[pkg] = nanoseconds
			}
		}
	}
	for _, t := range catalog.All() {
		i := slices.IndexFunc(rows, func(r attackbench.Row) bool { return r.Name == t.Name })
		if i >= 0 {
			nanoseconds := best["github.com/bitray/bitray/"+t.Package] // absent: nothing to build
			rows[i].BuildNanoseconds = &nanoseconds
		}
	}
}

// parseInitTrace reads lines such as
//
//	init github.com/bitray/bitray/magic @0.52 ms, 0.91 ms clock, 864 bytes, 3 allocs
//
// and returns the clock times in nanoseconds by package.
func parseInitTrace(trace *bytes.Buffer) map[string]float64 {
	times := map[string]float64{}
	for lines := bufio.NewScanner(trace); lines.Scan(); {
		words := strings.Fields(lines.Text())
		if len(words) < 7 || words[0] != "init" || words[6] != "clock," {
			continue
		}
		if milliseconds, err := strconv.ParseFloat(words[4], 64); err == nil {
			times[words[1]] = milliseconds * 1e6
		}
	}
	return times
}
