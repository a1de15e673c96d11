package perftcmd

import (
	"testing"
	"time"

	"github.com/bitray/bitray/perft"
)

func TestHintAtDeep(t *testing.T) {
	for _, test := range []struct {
		progress perft.Progress
		want     bool
	}{
		{perft.Progress{Parts: 400}, false},
		{perft.Progress{Elapsed: time.Minute, PartsDone: 10, Parts: 400}, true},
		{perft.Progress{Elapsed: time.Minute, PartsDone: 20, Parts: 400}, false},
		{perft.Progress{Elapsed: 24 * time.Hour, PartsDone: 400, Parts: 400}, true},
	} {
		if got := hintAtDeep(test.progress); (got != "") != test.want {
			t.Errorf("%+v: got %q", test.progress, got)
		}
	}
}
