package report

import (
	"fmt"

	"github.com/bitray/bitray/perft"
)

// Effort says in words what a count has done.
func Effort(e perft.Effort) string {
	return fmt.Sprintf("%d positions counted, %d looked up, %d found", e.Counted, e.LookedUp, e.Found)
}
