package cli

import (
	"runtime"

	"github.com/spf13/pflag"

	"github.com/bitray/bitray/perft"
)

func RegisterThreads(flags *pflag.FlagSet, threads *int) {
	flags.VarP(AtLeast(1, threads, min(runtime.GOMAXPROCS(0), perft.MaxThreads)).AtMost(perft.MaxThreads), "threads", "t", "use `N` threads")
}
