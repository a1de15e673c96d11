package process

import (
	"strings"
	"testing"
)

// TestComplaintsKeepBothEnds writes as much as is kept, and more.
func TestComplaintsKeepBothEnds(t *testing.T) {
	x, y := strings.Repeat("x", KeptSize-6), strings.Repeat("y", KeptSize-4)
	var kept complaints
	for _, test := range []struct {
		write string
		since int
		want  string
	}{
		{"", 0, ""},
		{"start ", 0, "start "},
		{"", 6, ""},
		{x, 0, "start " + x},
		{y, 0, "start " + x + y},
		{"-end", 0, "start " + x + y + "-end"},
		{"", 2*KeptSize - 4, "-end"},
		{"", KeptSize - 6, "xxxxxx" + y + "-end"},
		{"!", 0, "start " + x + "\n...\n" + y[1:] + "-end!"},
		{"", 2 * KeptSize, "\n...\n!"},
	} {
		if n, err := kept.Write([]byte(test.write)); n != len(test.write) || err != nil {
			t.Errorf("%d bytes written, error %v", n, err)
		}
		if got := kept.since(test.since); got != test.want {
			t.Errorf("since %d: got %q, want %q", test.since, got, test.want)
		}
	}
	if got := kept.written(); got != 2*KeptSize+1 {
		t.Errorf("%d bytes, want %d", got, 2*KeptSize+1)
	}
}
