//go:build !linux

package engines

import (
	"os"
	"time"
)

const canSlice = false

func processorOf(*os.Process) (used time.Duration, ok bool) { return 0, false }

func stop(*os.Process) {}

func resume(*os.Process) {}
