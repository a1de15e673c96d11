package testenv

import (
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"testing"
)

// switchedOff is the environment variable that holds, in a process that [SwitchedOff] has
// started, the setting under which it runs.
const switchedOff = "BITRAY_TEST_SWITCHED_OFF"

// SwitchedOff runs tests of the running test binary again, in a process in which an instruction
// is switched off by an assignment to an environment variable, such as "GODEBUG=cpu.bmi2=off".
// What GODEBUG holds already stays in force. It is skipped if the instruction is not in use
// anyway.
//
// The calling test runs in that process too, where SwitchedOff only makes sure that inUse returns
// false. It is an error if one of the tests, which are named in full, does not run
// and pass there, or if package golang.org/x/sys/cpu does not know the feature.
func SwitchedOff(t *testing.T, setting string, inUse func() bool, tests ...string) {
	t.Helper()
	switch under := os.Getenv(switchedOff); {
	case under != "" && inUse():
		t.Errorf("with %s: the instruction is in use", under)
		return
	case under != "":
		return
	case !inUse():
		t.Skipf("skipped: the instruction that %s switches off is not in use, so the other tests have done without", setting)
	}
	RunsItself(t)
	tests = append(tests, t.Name())
	again := exec.Command(os.Args[0], "-test.v", "-test.count=1", "-test.run=^("+strings.Join(tests, "|")+")$")
	again.Env = append(os.Environ(), withGODEBUG(setting), switchedOff+"="+setting)
	output, err := again.CombinedOutput()
	if err == nil {
		err = ranAll(string(output), tests)
	}
	if err != nil {
		t.Errorf("with %s: %v\n%s", setting, err, output)
	}
}

// withGODEBUG adds to a setting of GODEBUG what the variable holds, of which an empty one is skipped; other
// settings stay as they are.
func withGODEBUG(setting string) string {
	return strings.Replace(setting, "GODEBUG=", "GODEBUG="+os.Getenv("GODEBUG")+",", 1)
}

// refusedFeature is what package golang.org/x/sys/cpu says of a setting that does nothing. The
// run-time system says similar things of features that only that package knows.
var refusedFeature = regexp.MustCompile(`GODEBUG sys/cpu: (no value specified|value .* not supported|unknown cpu feature|can not disable).*`)

// ranAll reports an error unless the output of a test binary, run with -test.v, says that every
// one of the tests has passed, and that the features that GODEBUG names are known.
func ranAll(output string, tests []string) error {
	if refused := refusedFeature.FindString(output); refused != "" {
		return fmt.Errorf("the feature is not switched off: %s", refused)
	}
	for _, test := range tests {
		if !strings.Contains("\n"+output, "\n--- PASS: "+test+" (") {
			return fmt.Errorf("%s did not run to its end and pass", test)
		}
	}
	return nil
}
