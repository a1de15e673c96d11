package attackbench

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"sync"
)

// unknownCache stands for the size of the last-level cache where the system does not report it.
const unknownCache = 32 << 20

// cacheBytes is the size of the largest cache of the first processor, as Linux tells it,
// and 32 MiB elsewhere.
var cacheBytes = sync.OnceValue(func() int { return cacheBytesBelow("/") })

// cacheBytesBelow is cacheBytes in a file system with the given root.
func cacheBytesBelow(root string) int {
	files, _ := filepath.Glob(filepath.Join(root, "sys/devices/system/cpu/cpu0/cache/index*/size"))
	largest := 0
	for _, file := range files {
		kib := 0
		text, _ := os.ReadFile(file)
		fmt.Sscanf(string(text), "%dK", &kib) // in this form Linux writes all; of anything else, 0
		largest = max(largest, kib<<10)
	}
	return cmp.Or(largest, unknownCache)
}

var ballast = sync.OnceValue(func() []uint64 { return make([]uint64, 2*cacheBytes()/8) })

// overwriteCaches writes twice as many bytes as the largest cache holds, one word in each line.
func overwriteCaches() {
	words := ballast()
	for i := 0; i < len(words); i += 8 {
		words[i]++
	}
}
