package printable

import "fmt"

// Size writes a number of bytes for people: a KiB is 1,024 bytes, a MiB 1,024 KiB, a GiB
// 1,024 MiB.
func Size(bytes int) string {
	switch {
	case bytes < 1<<10:
		return fmt.Sprintf("%d B", bytes)
	case bytes < 1<<20:
		return fmt.Sprintf("%.4g KiB", float64(bytes)/(1<<10))
	case bytes < 1<<30:
		return fmt.Sprintf("%.4g MiB", float64(bytes)/(1<<20))
	}
	return fmt.Sprintf("%.4g GiB", float64(bytes)/(1<<30))
}
