package report

import "fmt"

// Counted returns the number of some things, in words that agree with it.
func Counted(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}
