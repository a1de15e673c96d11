package process

import (
	"strings"
	"testing"
)

func TestTailKeepsTheEnd(t *testing.T) {
	var kept tail
	kept.Write([]byte(strings.Repeat("x", TailSize)))
	kept.Write([]byte("the end"))
	if got := kept.String(); len(got) != TailSize || !strings.HasSuffix(got, "xxthe end") {
		t.Errorf("%d bytes, the last %q", len(got), got[max(0, len(got)-9):])
	}
}
