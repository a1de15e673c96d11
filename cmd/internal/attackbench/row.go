package attackbench

import (
	"fmt"
	"runtime"
	"slices"
	"strings"

	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/internal/cards"
	"github.com/bitray/bitray/internal/simd"
)

// Kind says what a row stands for. Reports color it by that.
type Kind string

// The kinds of rows.
const (
	KindTechnique  Kind = "technique"  // of the catalog
	KindKernel     Kind = "kernel"     // vector instructions that answer many questions in a call
	KindOwn        Kind = "own"        // a generator from outside
	KindComparison Kind = "comparison" // a baseline, such as the ray walk
)

// Row is what is known of a technique besides its figures.
type Row struct {
	Name  string `json:"name"`
	Title string `json:"title"`
	Kind  Kind   `json:"kind"`
	// TableBytes, BuildNanoseconds and Inlines are those of the card of a technique; nil for other rows.
	TableBytes *int   `json:"table_bytes,omitempty"`
	Inlines    *bool  `json:"inlines,omitempty"`
	CPU        string `json:"cpu,omitempty"`  // instructions that it wants
	Uses       string `json:"uses,omitempty"` // which of these it used, or what it did instead, where it chooses
	// BuildNanoseconds is how long the tables take when a program starts.
	BuildNanoseconds *float64 `json:"build_nanoseconds,omitempty"`
	// Program is the command of a program that has timed itself; "" for rows that this process has timed.
	Program string `json:"program,omitempty"`
	// Unsettled lists the loops of such a program, by mode and piece, that were still becoming faster when they
	// were measured.
	Unsettled []string `json:"unsettled,omitempty"`
}

// NewRow returns the row of a technique.
func NewRow(t catalog.Technique) *Row {
	kind, build := KindTechnique, cards.Of(t.Name).BuildSeconds*1e9
	if t.Name == catalog.Reference().Name {
		kind = KindComparison
	}
	return &Row{Name: t.Name, Title: t.Title, Kind: kind, TableBytes: &t.TableBytes, BuildNanoseconds: &build, Inlines: &t.Inlines, CPU: t.CPU, Uses: t.Uses()}
}

// kernelTitles are those of the packages with rows that are named for them and a set of instructions, such as
// "fill-avx2".
var kernelTitles = map[string]string{"hyperbola": "Hyperbola quintessence in batches", "fill": "Kogge-Stone fills in batches"}

// kernelRow returns the row of the kernels of a package in a set of instructions.
func kernelRow(pkg string, set simd.Set) *Row {
	if set == simd.Generic {
		return &Row{Name: pkg + "-" + set.String(), Title: kernelTitles[pkg] + " in Go", Kind: KindComparison}
	}
	return &Row{Name: pkg + "-" + set.String(), Title: kernelTitles[pkg] + " by " + set.Title(), Kind: KindKernel}
}

// Names returns the names of all rows that [Subjects] and [SetSubjects] have on this machine: techniques, the
// reference, "interface", and kernels.
func Names() (names []string) {
	for _, t := range all() {
		names = append(names, t.name)
	}
	for _, pkg := range []string{"hyperbola", "fill"} {
		for _, set := range simd.Lookup(pkg).Sets() {
			names = append(names, kernelRow(pkg, set).Name)
		}
	}
	return names
}

const everything = "all"

// Known returns whether there are subjects with a name that [Choose] takes. If they are of another machine or build, an
// error says of which.
func Known(name string) (known bool, err error) {
	row := rowOf(name)
	pkg, kernel, _ := strings.Cut(row, "-")
	set, isKernel := simd.Parse(kernel)
	switch {
	case name == everything || slices.Contains(Names(), row):
		return true, nil
	case !isKernel || kernelTitles[pkg] == "":
		return false, nil
	case set.Architecture() != runtime.GOARCH:
		return true, fmt.Errorf("technique %q: kernel in %s, for %s, and this program is for %s", name, set.Title(), set.Architecture(), runtime.GOARCH)
	}
	return true, fmt.Errorf("technique %q: kernel in %s, which this processor lacks, or GODEBUG or a build tag switches off", name, set.Title())
}

// Choose returns the subjects that names stand for: techniques by the names that
// [catalog.Lookup] takes, other rows, such as those of kernels, by theirs, and
// "all" for all. A name that no subject has is an error, which lists those that there are.
func Choose(subjects []Subject, names ...string) ([]Subject, error) {
	var rows, chosen []string
	for _, s := range subjects {
		if !slices.Contains(rows, s.Technique) {
			rows = append(rows, s.Technique)
		}
	}
	for _, name := range names {
		if name == everything {
			return subjects, nil
		}
		row := rowOf(name)
		if !slices.Contains(rows, row) {
			return nil, fmt.Errorf("technique %q: not measured in these modes: expected one of %s", name, strings.Join(append(rows, everything), ", "))
		}
		chosen = append(chosen, row)
	}
	return slices.DeleteFunc(slices.Clone(subjects), func(s Subject) bool { return !slices.Contains(chosen, s.Technique) }), nil
}

func rowOf(name string) string {
	if technique, err := catalog.Lookup(name); err == nil {
		return technique.Name
	}
	return name
}
