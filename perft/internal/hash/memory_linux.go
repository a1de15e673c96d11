package hash

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// availableMemory returns how many bytes the kernel says are available without swapping, or
// what the control group leaves, if that is less.
func availableMemory() (bytes uint64, known bool) { return availableBelow("/") }

// availableBelow is availableMemory in a file system with the given root.
func availableBelow(root string) (bytes uint64, known bool) {
	text, _ := os.ReadFile(filepath.Join(root, "proc/meminfo")) // what cannot be read is ignored
	_, kilobytes, _ := strings.Cut(string(text), "MemAvailable:")
	if _, err := fmt.Sscanf(kilobytes, "%d kB", &bytes); err != nil {
		return 0, false
	}
	group := filepath.Join(root, "sys/fs/cgroup")
	limit, limited := readNumber(filepath.Join(group, "memory.max"))
	used, _ := readNumber(filepath.Join(group, "memory.current"))
	if limited {
		return min(bytes<<10, limit-min(used, limit)), true
	}
	return bytes << 10, true
}

// readNumber reads a file that holds one number; "max" is none, and so is what cannot be read.
func readNumber(name string) (uint64, bool) {
	text, _ := os.ReadFile(name)
	n, err := strconv.ParseUint(strings.TrimSpace(string(text)), 10, 64)
	return n, err == nil
}
