package attackstest

import (
	"os"
	"os/exec"
	"testing"
)

// SwitchedOff runs tests of the running test binary again, in a process whose processor is said
// to lack a feature: "bmi2", say, as package golang.org/x/sys/cpu calls it. run is a regular
// expression, as for go test -run; it must match no test that calls SwitchedOff.
func SwitchedOff(t *testing.T, feature, run string) {
	t.Helper()
	setting := "cpu." + feature + "=off"
	again := exec.Command(os.Args[0], "-test.run="+run)
	again.Env = append(os.Environ(), "GODEBUG="+setting)
	if output, err := again.CombinedOutput(); err != nil {
		t.Errorf("with %s: %v\n%s", setting, err, output)
	}
}
