package testenv

import (
	"strings"
	"testing"
)

func TestRanAll(t *testing.T) {
	for _, test := range []struct{ name, output, want string }{
		{"all passed", "=== RUN   TestA\n--- PASS: TestA (0.01s)\n=== RUN   TestB\n--- PASS: TestB (0.00s)\nPASS\n", ""},
		{"a warning of the run-time system's", "GODEBUG: unknown cpu feature \"avx512gfni\"\n--- PASS: TestA (0.01s)\n--- PASS: TestB (0.00s)\nPASS\n", ""},
		{"none ran", "testing: warning: no tests to run\nPASS\n", "TestA did not run"},
		{"one was renamed", "--- PASS: TestA (0.01s)\n--- PASS: TestBoth (0.00s)\nPASS\n", "TestB did not run"},
		{"one was skipped", "--- PASS: TestA (0.01s)\n--- SKIP: TestB (0.00s)\nPASS\n", "TestB did not run"},
		{"only a part ran", "--- PASS: TestA (0.01s)\n    --- PASS: TestB (0.00s)\nPASS\n", "TestB did not run"},
		{"an unknown feature", "GODEBUG sys/cpu: unknown cpu feature \"bmi3\"\n--- PASS: TestA (0.01s)\n--- PASS: TestB (0.00s)\nPASS\n", "unknown cpu feature"},
		{"a feature that stays", "GODEBUG sys/cpu: can not disable \"sse2\", required CPU feature\n--- PASS: TestA (0.01s)\n--- PASS: TestB (0.00s)\nPASS\n", "can not disable"},
	} {
		err := ranAll(test.output, []string{"TestA", "TestB"})
		switch {
		case err == nil && test.want != "":
			t.Errorf("%s: no error, want one with %q", test.name, test.want)
		case err != nil && (test.want == "" || !strings.Contains(err.Error(), test.want)):
			t.Errorf("%s: error %q, want %q", test.name, err, test.want)
		}
	}
}

func TestSettingsAreAdded(t *testing.T) {
	t.Setenv("GODEBUG", "cpu.avx2=off")
	for setting, want := range map[string]string{
		"GODEBUG=cpu.bmi2=off": "GODEBUG=cpu.avx2=off,cpu.bmi2=off",
		"NO_SUCH_VARIABLE=1":   "NO_SUCH_VARIABLE=1",
	} {
		if got := withGODEBUG(setting); got != want {
			t.Errorf("%s becomes %s, want %s", setting, got, want)
		}
	}
}
