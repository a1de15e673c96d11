package perftcmd

import (
	"fmt"
	"text/tabwriter"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft"
)

func (r *result) print(out *cli.Output) error {
	switch {
	case r.json:
		return out.JSON(r.asJSON())
	case r.counters:
		return r.printCounters(out)
	case r.format == formatPerftree:
		r.printDivide(out, "%s %v\n")
		out.Printf("\n%v\n", r.nodes)
	case r.format == formatStockfish || r.divide:
		r.printDivide(out, "%s: %v\n")
		out.Printf("\nNodes searched: %v\n\n", r.nodes)
	default:
		r.printSummary(out)
		if r.partial {
			r.printDivide(out, "%s: %v\n")
		}
	}
	if r.second != nil {
		r.printSecond(out)
	}
	if r.partial {
		cli.PrintPartial(out, "%d of %d root moves finished", len(r.counts), r.roots)
	}
	return nil
}

// bulk says whether the moves of the last ply were counted without making them.
func (r *result) bulk() bool { return !r.NoBulk && !r.counters }

func (r *result) printDivide(out *cli.Output, format string) {
	for _, c := range r.counts {
		out.Printf(format, r.pos.UCI(c.Move, r.Chess960), c.Nodes)
	}
}

func (r *result) printSummary(out *cli.Output) {
	for _, line := range []struct {
		label string
		value any
	}{
		{"fen", r.pos.FEN()},
		{"depth", r.depth},
		{"nodes", r.nodes},
		{"seconds", fmt.Sprintf("%.3f", r.elapsed.Seconds())},
		{"speed", cli.CountingSpeed(r.nodes, r.elapsed, r.hash)},
		{"technique", r.Technique},
		{"threads", r.Threads},
		{"method", r.method()},
		{"bulk", r.bulk()},
		{"hash", fmt.Sprintf("%d MiB, seed %d", r.hash, r.seed)},
		{"work", r.work()},
	} {
		if line.value == "" {
			continue
		}
		out.Printf("%-10s %v\n", line.label, line.value)
	}
}

// method returns the method with the vector instructions that it uses.
func (r *result) method() string {
	if set := r.used.Instructions(); set != "" {
		return fmt.Sprintf("%v, %s", r.used, set)
	}
	return r.used.String()
}

// work returns what a count with a hash table has done.
func (r *result) work() string {
	if r.hash == 0 {
		return ""
	}
	return cli.Effort(r.effort)
}

func (r *result) printCounters(out *cli.Output) error {
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, "depth\tnodes\tcaptures\te.p.\tcastles\tpromotions\tchecks\tdiscovered\tdouble\tmates\t")
	for i, k := range r.counted {
		fmt.Fprintf(table, "%d\t%v\t%v\t%v\t%v\t%v\t%v\t%v\t%v\t%v\t\n", i+min(1, r.depth), k.Nodes, k.Captures,
			k.EnPassant, k.Castles, k.Promotions, k.Checks, k.DiscoveredChecks, k.DoubleChecks, k.Mates)
	}
	if err := table.Flush(); err != nil {
		return err
	}
	if r.partial {
		cli.PrintPartial(out, "%d of %d depths finished", len(r.counted), r.depth)
	}
	return nil
}

// ResultJSON is a count as the program prints it; the names are stable.
type ResultJSON struct {
	FEN       string           `json:"fen"`
	Depth     int              `json:"depth"`
	Nodes     perft.Nodes      `json:"nodes"`
	Seconds   float64          `json:"seconds"`
	NPS       float64          `json:"nps"`
	Technique string           `json:"technique"`
	Threads   int              `json:"threads"`
	Method    string           `json:"method"`
	Vectors   string           `json:"instructions,omitempty"` // of the method: "AVX-512" or "AVX2"
	Bulk      bool             `json:"bulk"`
	HashMiB   int              `json:"hash_mib"`
	Seed      uint64           `json:"seed"`
	Work      *perft.Effort    `json:"work,omitempty"`
	Partial   bool             `json:"partial"`
	RootMoves int              `json:"root_moves"`
	Verify    *secondJSON      `json:"verify,omitempty"`
	Divide    []cli.MoveJSON   `json:"divide,omitempty"`
	Counters  []perft.Counters `json:"counters,omitempty"`
}

func (r *result) asJSON() ResultJSON {
	printed := ResultJSON{
		FEN: r.pos.FEN(), Depth: r.depth, Nodes: r.nodes,
		Seconds: r.elapsed.Seconds(), NPS: cli.PerSecond(r.nodes, r.elapsed),
		Technique: r.Technique, Threads: r.Threads, Method: r.used.String(), Vectors: r.used.Instructions(), Bulk: r.bulk(),
		HashMiB: r.hash, Seed: r.seed,
		Partial: r.partial, RootMoves: r.roots, Counters: r.counted,
	}
	if r.hash > 0 {
		printed.Work = &r.effort
	}
	if r.divide || r.partial {
		printed.Divide = cli.Divide(&r.pos, r.counts, r.Chess960)
	}
	if r.second != nil {
		printed.Verify = r.second.asJSON(&r.pos, r.Chess960, r.verdict())
	}
	return printed
}
