package perftcmd

import (
	"fmt"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/perft"
)

// Print prints the result in its form.
func (r *Result) Print(out *cli.Output) {
	switch r.form {
	case formatCounters:
		r.printCounters(out)
		return
	case formatPerftree:
		r.printDivide(out, "%s %v\n")
		out.Printf("\n%v\n", r.Nodes)
	case formatDivide:
		r.printDivide(out, "%s: %v\n")
		out.Printf("\nNodes searched: %v\n\n", r.Nodes)
	default:
		r.printSummary(out)
		if r.Partial {
			r.printDivide(out, "%s: %v\n")
		}
	}
	if r.Verify != nil {
		r.printVerify(out)
	}
	if r.Partial {
		cli.PrintPartial(out, "%d of %d root moves finished", len(r.Divide), r.RootMoves)
	}
}

func (r *Result) printDivide(out *cli.Output, format string) {
	for _, m := range r.Divide {
		out.Printf(format, m.Move, m.Nodes)
	}
}

func (r *Result) printSummary(out *cli.Output) {
	method := r.Method
	if r.Vectors != "" {
		method += ", " + r.Vectors
	}
	out.Line("fen", "%s", r.FEN)
	out.Line("depth", "%d", r.Depth)
	out.Line("nodes", "%s", cli.Thousands(r.Nodes))
	out.Line("seconds", "%.3f", r.Seconds)
	out.Line("speed", "%s", inWords(r.Speed, r.HashMiB))
	out.Line("technique", "%s", r.Technique)
	out.Line("threads", "%d", r.Threads)
	out.Line("method", "%s", method)
	out.Line("bulk", "%t", r.Bulk)
	out.Line("hash", "%d MiB, seed %d", r.HashMiB, r.Seed)
	if r.Work != nil {
		out.Line("work", "%s", cli.Effort(*r.Work))
	}
}

func (r *Result) printCounters(out *cli.Output) {
	lines := []string{"depth\tnodes\tcaptures\te.p.\tcastles\tpromotions\tchecks\tdiscovered\tdouble\tmates\t"}
	for i, k := range r.Counters {
		line := fmt.Sprintf("%d\t", i+min(1, r.Depth))
		for _, n := range []perft.Nodes{k.Nodes, k.Captures, k.EnPassant, k.Castles, k.Promotions, k.Checks, k.DiscoveredChecks, k.DoubleChecks, k.Mates} {
			line += cli.Thousands(n) + "\t"
		}
		lines = append(lines, line)
	}
	out.Table(lines...)
	if r.Partial {
		cli.PrintPartial(out, "%d of %d depths finished", len(r.Counters), r.Depth)
	}
}
