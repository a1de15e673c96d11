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

// Thousands writes a whole number of 0 or more for people, in groups of three digits.
func Thousands(n any) string {
	digits := fmt.Sprint(n)
	for i := len(digits) - 3; i > 0; i -= 3 {
		digits = digits[:i] + "," + digits[i:]
	}
	return digits
}
