package benchcmd

import (
	"strings"

	"github.com/bitray/bitray/attacks/attackbench"
	"github.com/bitray/bitray/cmd/bitray/internal/cli"
)

// printBench prints the machine and the tables, and says what it left out.
func printBench(out *cli.Output, r *attackbench.Result, sort attackbench.Mode, all bool) error {
	hidden, err := r.WriteText(out, sort, all)
	if hidden > 0 {
		out.Printf("\n%d more tables: --all prints them, --report FILE.html draws them.\n", hidden)
	}
	return err
}

// printBenchstat prints every observation as a line of go test -bench.
func printBenchstat(out *cli.Output, r *attackbench.Result) {
	goos, goarch, _ := strings.Cut(r.Machine.System, "/")
	out.Printf("goos: %s\ngoarch: %s\ncpu: %s\nkernels: %s\ncommand: %s\n", goos, goarch, r.Machine.CPU, r.Machine.Kernels, r.Command)
	for _, f := range r.Figures {
		for _, ns := range f.Observations() {
			out.Printf("%s 1 %g ns/op\n", f.Benchmark(), ns)
		}
	}
}
