package report

import "fmt"

// Counted returns a number of things in words, such as "1 row" and "2 rows".
func Counted(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}
