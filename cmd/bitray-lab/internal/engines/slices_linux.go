package engines

import (
	"os"
	"syscall"
)

// canSlice says whether programs can be stopped and resumed.
const canSlice = true

func stop(p *os.Process) { _ = p.Signal(syscall.SIGSTOP) } // it may have ended

func resume(p *os.Process) { _ = p.Signal(syscall.SIGCONT) }
