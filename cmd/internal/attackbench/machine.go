package attackbench

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"runtime/debug"
	"sync"

	"github.com/bitray/bitray/internal/printable"
	"github.com/bitray/bitray/internal/simd"
)

// Machine says where figures come from.
type Machine struct {
	CPU        string `json:"cpu"`
	Processors int    `json:"processors"`
	CacheBytes int    `json:"cache_bytes"` // of the largest cache
	System     string `json:"system"`      // such as "linux/amd64"
	Go         string `json:"go"`
	GOAMD64    string `json:"goamd64,omitempty"`
	GODEBUG    string `json:"godebug,omitempty"`
	Kernels    string `json:"kernels"` // the vector instructions that the kernels of rows use
}

// String says what machine, and which build, figures come from.
func (m Machine) String() string {
	processors := "1 processor"
	if m.Processors != 1 {
		processors = fmt.Sprintf("%d processors", m.Processors)
	}
	text := fmt.Sprintf("%s, %s, %s cache; %s, %s", m.CPU, processors, printable.Size(m.CacheBytes), m.System, m.Go)
	if m.GOAMD64 != "" {
		text += ", GOAMD64=" + m.GOAMD64
	}
	text += ", kernels " + m.Kernels
	if m.GODEBUG != "" {
		text += ", GODEBUG=" + m.GODEBUG
	}
	return text
}

// ThisMachine describes the machine and the build of this program.
func ThisMachine() Machine {
	return Machine{
		CPU: cpuModel(), Processors: runtime.NumCPU(), CacheBytes: cacheBytes(),
		System: runtime.GOOS + "/" + runtime.GOARCH, Go: runtime.Version(),
		GOAMD64: buildSetting("GOAMD64"), GODEBUG: os.Getenv("GODEBUG"), Kernels: simd.Lookup("fill").Sets()[0].String(),
	}
}

func buildSetting(key string) string {
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, s := range info.Settings {
			if s.Key == key {
				return s.Value
			}
		}
	}
	return ""
}

var modelName = regexp.MustCompile(`(?m)^model name\s*: *(.*\S)`)

// cpuModel returns the name that Linux gives the processor, and the architecture elsewhere.
func cpuModel() string {
	text, _ := os.ReadFile("/proc/cpuinfo") // without the file, there is no match
	if found := modelName.FindSubmatch(text); found != nil {
		return string(found[1])
	}
	return runtime.GOARCH
}

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
