package attackbench

import (
	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/internal/cards"
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
