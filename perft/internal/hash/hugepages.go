package hash

import (
	"fmt"
	"os"
)

// HugePages is the environment variable that says whether a table asks for huge pages: "on", which
// is the default, or "off". Anything else is an error of [New].
const HugePages = "BITRAY_HUGEPAGES"

// wantHugePages reads [HugePages].
func wantHugePages() (bool, error) {
	switch value := os.Getenv(HugePages); value {
	case "", "on":
		return true, nil
	case "off":
		return false, nil
	default:
		return false, fmt.Errorf("hash: environment variable %s=%q: expected on or off", HugePages, value)
	}
}
