package attackbench

import (
	"fmt"
	"os"
	"path/filepath"
	"sync"
)

// unknownCache is taken for the size of the last-level cache where the system does not tell.
const unknownCache = 32 << 20

// cacheBytes is the size of the largest cache of the first processor, as Linux tells it,
// and 32 MiB elsewhere.
var cacheBytes = sync.OnceValue(func() int { return cacheBytesBelow("/") })

// cacheBytesBelow is cacheBytes in a file system with the given root.
func cacheBytesBelow(root string) int {
	files, _ := filepath.Glob(filepath.Join(root, "sys/devices/system/cpu/cpu0/cache/index*/size"))
	largest := 0
	for _, file := range files {
		text, _ := os.ReadFile(file) // of a file that cannot be read, 0 bytes
		largest = max(largest, parseCacheSize(string(text)))
	}
	if largest == 0 {
		return unknownCache
	}
	return largest
}

// cacheUnits are the shifts of the units in which Linux tells sizes.
var cacheUnits = map[string]int{"": 0, "K": 10, "M": 20}

// parseCacheSize reads a size such as "48K" or "32M"; it returns 0 for anything else.
func parseCacheSize(text string) (n int) {
	var unit string
	fmt.Sscanf(text, "%d%s", &n, &unit) // an error leaves 0, or a number without a unit
	shift, known := cacheUnits[unit]
	if !known {
		return 0
	}
	return n << shift
}

var ballast = sync.OnceValue(func() []uint64 { return make([]uint64, 2*cacheBytes()/8) })

// overwriteCaches writes twice as many bytes as the largest cache holds, one word in each line.
func overwriteCaches() {
	words := ballast()
	for i := 0; i < len(words); i += 8 {
		words[i]++
	}
}
