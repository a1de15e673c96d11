package hash

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
)

// availableMemory returns how many bytes the kernel says are available without swapping, or
// what the control group leaves, if that is less.
func availableMemory() (bytes uint64, known bool) { return availableBelow("/") }

// availableBelow is availableMemory in a file system with the given root.
func availableBelow(root string) (bytes uint64, known bool) {
	text, err := os.ReadFile(filepath.Join(root, "proc/meminfo"))
	if err != nil {
		return 0, false
	}
	if bytes, known = parseMeminfo(text); !known {
		return 0, false
	}
	group := filepath.Join(root, "sys/fs/cgroup")
	limit, limited := readNumber(filepath.Join(group, "memory.max"))
	used, _ := readNumber(filepath.Join(group, "memory.current"))
	if limited {
		bytes = min(bytes, limit-min(used, limit))
	}
	return bytes, true
}

// parseMeminfo finds the available memory in the text of /proc/meminfo.
func parseMeminfo(text []byte) (size uint64, found bool) {
	for lines := bufio.NewScanner(bytes.NewReader(text)); lines.Scan(); {
		if _, err := fmt.Sscanf(lines.Text(), "MemAvailable: %d kB", &size); err == nil {
			return size << 10, true
		}
	}
	return 0, false
}

// readNumber reads a file that holds one number; "max" is none, and so is what cannot be read.
func readNumber(name string) (uint64, bool) {
	text, _ := os.ReadFile(name)
	n, err := strconv.ParseUint(string(bytes.TrimSpace(text)), 10, 64)
	return n, err == nil
}
