package main

import (
	"fmt"
	"text/tabwriter"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

func (r *perftResult) print(out *output) error {
	switch {
	case r.json:
		return out.json(r.asJSON())
	case r.counters:
		return r.printCounters(out)
	case r.format == formatPerftree:
		r.printDivide(out, "%s %v\n")
		out.printf("\n%v\n", r.nodes)
	case r.format == formatStockfish || r.divide:
		r.printDivide(out, "%s: %v\n")
		out.printf("\nNodes searched: %v\n\n", r.nodes)
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
		out.printf("partial: %d of %d root moves finished\n", len(r.counts), r.roots)
	}
	return nil
}

// bulk says whether the moves of the last ply were counted without making them.
func (r *perftResult) bulk() bool { return !r.noBulk && !r.counters }

func (r *perftResult) printDivide(out *output, format string) {
	for _, c := range r.counts {
		out.printf(format, r.pos.UCI(c.Move, r.chess960), c.Nodes)
	}
}

func (r *perftResult) printSummary(out *output) {
	for _, line := range []struct {
		label string
		value any
	}{
		{"fen", r.pos.FEN()},
		{"depth", r.depth},
		{"nodes", r.nodes},
		{"seconds", fmt.Sprintf("%.3f", r.elapsed.Seconds())},
		{"speed", countingSpeed(r.nodes, r.elapsed, r.hash)},
		{"technique", r.technique},
		{"threads", r.threads},
		{"method", r.used},
		{"bulk", r.bulk()},
		{"hash", fmt.Sprintf("%d MiB, seed %d", r.hash, r.seed)},
	} {
		out.printf("%-10s %v\n", line.label, line.value)
	}
}

func (r *perftResult) printCounters(out *output) error {
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, "depth\tnodes\tcaptures\te.p.\tcastles\tpromotions\tchecks\tdiscovered\tdouble\tmates\t")
	for i, k := range r.kinds {
		fmt.Fprintf(table, "%d\t%v\t%v\t%v\t%v\t%v\t%v\t%v\t%v\t%v\t\n", i+min(1, r.depth), k.Nodes, k.Captures,
			k.EnPassant, k.Castles, k.Promotions, k.Checks, k.DiscoveredChecks, k.DoubleChecks, k.Mates)
	}
	if err := table.Flush(); err != nil {
		return err
	}
	if r.partial {
		out.printf("partial: %d of %d depths finished\n", len(r.kinds), r.depth)
	}
	return nil
}

// perftJSON is a count as the program prints it; the names are stable.
type perftJSON struct {
	FEN       string        `json:"fen"`
	Depth     int           `json:"depth"`
	Nodes     perft.Nodes   `json:"nodes"`
	Seconds   float64       `json:"seconds"`
	NPS       float64       `json:"nps"`
	Technique string        `json:"technique"`
	Threads   int           `json:"threads"`
	Method    string        `json:"method"`
	Bulk      bool          `json:"bulk"`
	HashMiB   int           `json:"hash_mib"`
	Seed      uint64        `json:"seed"`
	Partial   bool          `json:"partial"`
	RootMoves int           `json:"root_moves"`
	Verify    *secondJSON   `json:"verify,omitempty"`
	Divide    []countJSON   `json:"divide,omitempty"`
	Counters  []perft.Kinds `json:"counters,omitempty"`
}

// countJSON is a move with its number of leaf nodes.
type countJSON struct {
	Move  string      `json:"move"`
	Nodes perft.Nodes `json:"nodes"`
}

func (r *perftResult) asJSON() perftJSON {
	printed := perftJSON{
		FEN: r.pos.FEN(), Depth: r.depth, Nodes: r.nodes,
		Seconds: r.elapsed.Seconds(), NPS: perSecond(r.nodes, r.elapsed),
		Technique: r.technique, Threads: r.threads, Method: r.used.String(), Bulk: r.bulk(),
		HashMiB: r.hash, Seed: r.seed,
		Partial: r.partial, RootMoves: r.roots, Counters: r.kinds,
	}
	if r.divide || r.partial {
		printed.Divide = divideJSON(&r.pos, r.counts, r.chess960)
	}
	if r.second != nil {
		printed.Verify = r.second.asJSON(&r.pos, r.chess960, r.verdict())
	}
	return printed
}

func divideJSON(pos *board.Position, counts []perft.RootCount, chess960 bool) []countJSON {
	printed := make([]countJSON, len(counts))
	for i, c := range counts {
		printed[i] = countJSON{pos.UCI(c.Move, chess960), c.Nodes}
	}
	return printed
}
