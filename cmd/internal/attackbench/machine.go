package attackbench

import (
	"os"
	"regexp"
	"runtime"
	"runtime/debug"

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
