package attackbench

import (
	"bufio"
	"os"
	"runtime"
	"runtime/debug"
	"strings"

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
	Kernels    string `json:"kernels"` // the vector instructions that kernels use
}

// ThisMachine describes the machine and the build of this program.
func ThisMachine() Machine {
	return Machine{
		CPU: cpuModel(), Processors: runtime.NumCPU(), CacheBytes: cacheBytes(),
		System: runtime.GOOS + "/" + runtime.GOARCH, Go: runtime.Version(),
		GOAMD64: buildSetting("GOAMD64"), GODEBUG: os.Getenv("GODEBUG"), Kernels: simd.Best().String(),
	}
}

func buildSetting(key string) string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return ""
	}
	for _, s := range info.Settings {
		if s.Key == key {
			return s.Value
		}
	}
	return ""
}

// cpuModel returns the name that Linux gives the processor, and the architecture elsewhere.
func cpuModel() string {
	file, err := os.Open("/proc/cpuinfo")
	if err != nil {
		return runtime.GOARCH
	}
	defer file.Close()
	for lines := bufio.NewScanner(file); lines.Scan(); {
		key, value, _ := strings.Cut(lines.Text(), ":")
		if strings.TrimSpace(key) == "model name" {
			return strings.TrimSpace(value)
		}
	}
	return runtime.GOARCH
}
