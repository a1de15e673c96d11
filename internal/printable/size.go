package printable

import "fmt"

// Size writes a number of bytes for people: a KiB is 1,024 bytes, a MiB 1,024 KiB, a GiB
// 1,024 MiB.
func Size(bytes int) string {
	size, unit := float64(bytes), "B"
	for _, larger := range []string{"KiB", "MiB", "GiB"} {
		if size >= 1<<10 {
			size, unit = size/(1<<10), larger
		}
	}
	return fmt.Sprintf("%.4g %s", size, unit)
}
