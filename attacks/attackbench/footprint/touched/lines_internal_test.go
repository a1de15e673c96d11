package touched

import (
	"bytes"
	"testing"
)

func TestPatternsChangeEveryByte(t *testing.T) {
	for i, pattern := range patterns() {
		if bytes.IndexByte(pattern, 0) >= 0 {
			t.Errorf("pattern %d leaves a byte as it is", i)
		}
	}
}
