package footprint

import (
	"reflect"
	"testing"
	"time"
)

func TestParseInitTrace(t *testing.T) {
	account := `init internal/bytealg @0.008 ms, 0 ms clock, 0 bytes, 0 allocs
init github.com/bitray/bitray/magic @0.52 ms, 0.91 ms clock, 864 bytes, 3 allocs
some other line
`
	want := map[string]time.Duration{"magic": 910 * time.Microsecond}
	if got, err := parseInitTrace(account); err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("times %v, error %v, want %v", got, err, want)
	}
	for name, account := range map[string]string{
		"no account":   "some other line\n",
		"broken clock": "init broken @1 ms, x ms clock, 1 bytes, 1 allocs\n",
	} {
		if got, err := parseInitTrace(account); err == nil {
			t.Errorf("%s: times %v and no error", name, got)
		}
	}
}
