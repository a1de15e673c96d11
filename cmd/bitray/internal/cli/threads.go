package cli

import (
	"runtime"

	"github.com/spf13/pflag"
)

// MaxThreads limits the number of threads, since each needs memory.
const MaxThreads = 1024

func RegisterThreads(flags *pflag.FlagSet, threads *int) {
	flags.VarP(AtLeast(1, threads, min(runtime.GOMAXPROCS(0), MaxThreads)).AtMost(MaxThreads), "threads", "t", "use `N` threads")
}
