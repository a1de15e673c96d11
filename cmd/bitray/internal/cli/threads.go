package cli

import (
	"fmt"
	"runtime"

	"github.com/spf13/pflag"
)

// MaxThreads limits the number of threads, since each needs memory.
const MaxThreads = 1024

func RegisterThreads(flags *pflag.FlagSet, threads *int) {
	flags.IntVar(threads, "threads", min(runtime.GOMAXPROCS(0), MaxThreads), "use `N` threads")
}

func CheckThreads(n int) error {
	if n < 1 || n > MaxThreads {
		return BadFlag("threads", n, fmt.Sprintf("1 or more, and %d at most", MaxThreads))
	}
	return nil
}
