package attackbench

import (
	"fmt"
	"os"
	"regexp"
	"runtime"
	"runtime/debug"

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
