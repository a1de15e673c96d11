package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/bitray/bitray/internal/testenv"
)

// TestAction runs the steps of .github/actions/diff with the inputs that the manual hands over, as GitHub does: inputs
// are text that may be missing, and each step is a shell. A stand-in for go puts this program in place.
func TestAction(t *testing.T) {
	testenv.RunsItself(t)
	if _, err := exec.LookPath("bash"); err != nil {
		t.Skip("the steps need it:", err)
	}
	var uses []map[string]string
	for _, b := range manualBlocks(t) {
		for _, with := range regexp.MustCompile(`- uses: bitray/bitray/\.github/actions/diff@.*\n +with: \{ (.*) \}`).FindAllStringSubmatch(b.text, -1) {
			inputs := map[string]string{}
			for pair := range strings.SplitSeq(with[1], ", ") {
				name, value, _ := strings.Cut(pair, ": ")
				inputs[name] = value
			}
			uses = append(uses, inputs)
		}
	}
	if len(uses) != 2 {
		t.Fatalf("%d uses of the action in the manuals, want 2: with the suite, and with random positions", len(uses))
	}
	uses = append(uses, map[string]string{"engine": "./my-engine", "suite": "my suite.epd"})
	for _, inputs := range uses {
		for fault, want := range map[string]string{"": "agrees with bitray: ", "en-passant-missing": "minimized from "} {
			folder := t.TempDir()
			for name, text := range map[string]string{
				"my-engine":    "#!/bin/sh\nexec " + engineWith(fault) + "\n",
				"my suite.epd": "8/8/1k6/2b5/2pP4/8/5K2/8 b - d3 0 1\n",
				"bin/go":       "#!/bin/sh\n[ \"$1 $2 $4 $6\" = 'build -C -o ./cmd/bitray' ] && [ -d \"$3/cmd/bitray\" ] && mkdir \"$5\" && cp \"$(command -v bitray)\" \"$5\"\n",
			} {
				path := filepath.Join(folder, name)
				os.MkdirAll(filepath.Dir(path), 0o700)
				if err := os.WriteFile(path, []byte(text), 0o700); err != nil {
					t.Fatal(err)
				}
			}
			printed, err := runAction(t, folder, inputs)
			if !strings.Contains(printed, want) || (err != nil) != (fault != "") {
				t.Errorf("%v, an engine with the fault %q: %v, want a report with %q, got\n%s", inputs, fault, err, want, printed)
			}
		}
	}
}

func engineWith(fault string) string {
	if fault == "" {
		return "bitray uci"
	}
	return "faulty engine " + fault
}

// runAction runs the steps of the action in a folder and returns what the last of them printed, and how it ended.
func runAction(t *testing.T, folder string, inputs map[string]string) (printed string, err error) {
	t.Helper()
	place, err := filepath.Abs("../../.github/actions/diff")
	if err != nil {
		t.Fatal(err)
	}
	action := readTestFile(t, filepath.Join(place, "action.yml"))
	declared := map[string]string{} // the inputs and their defaults
	for _, input := range regexp.MustCompile(`(?m)^  (\w+):\n    description: .*\n(?:    default: '(.*)'\n)?`).FindAllStringSubmatch(action, -1) {
		declared[input[1]] = input[2]
	}
	for name, value := range inputs {
		if _, ok := declared[name]; !ok {
			t.Errorf("the action has no input %s", name)
		}
		declared[name] = value
	}
	list := filepath.Join(folder, "path")
	env := append(os.Environ(), "GITHUB_ACTION_PATH="+place, "GITHUB_PATH="+list, "RUNNER_TEMP="+folder)
	handed := regexp.MustCompile(`(?m)^ +([A-Z]+): \$\{\{ inputs\.(\w+) \}\}$`).FindAllStringSubmatch(action, -1)
	for _, variable := range handed {
		env = append(env, variable[1]+"="+declared[variable[2]])
	}
	steps := regexp.MustCompile(`(?m)^ +run: (.*)$`).FindAllStringSubmatch(action, -1)
	if len(steps) != 2 || len(handed) != len(declared) {
		t.Fatalf("%d steps, %d of %d inputs handed to them: want 2 steps, and all", len(steps), len(handed), len(declared))
	}
	for _, variable := range handed {
		quoted := `"$` + variable[1] + `"` // which a shell does not take apart
		if _, ok := declared[variable[2]]; !ok || !strings.Contains(steps[1][1], quoted) {
			t.Errorf("input %s (declared: %t): expected %s in the step %q", variable[2], ok, quoted, steps[1][1])
		}
	}
	before := filepath.Join(folder, "bin")
	for _, step := range steps {
		cmd := exec.Command("bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step[1])
		cmd.Dir, cmd.Env = folder, append(env, fmt.Sprintf("PATH=%s%c%s", before, os.PathListSeparator, os.Getenv("PATH")))
		output, err := cmd.CombinedOutput()
		if printed = string(output); err != nil {
			return printed, err
		}
		if added, err := os.ReadFile(list); err == nil {
			before = strings.TrimSpace(string(added))
		}
		if _, err := os.Stat(filepath.Join(before, "bitray")); err != nil {
			t.Errorf("after %q: %v", step[1], err)
		}
	}
	return printed, nil
}
