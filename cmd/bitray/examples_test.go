package main

import (
	"maps"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/bitray/bitray/internal/testenv"
	"github.com/rogpeppe/go-internal/testscript"
)

// examples is what the help texts and the manuals show, and what the transcripts have run of it.
type examples struct {
	mu     sync.Mutex
	lines  map[string]string // command lines, and where they stand
	blocks map[string]string // printed blocks of the manuals, and where they stand
	run    map[string]bool   // command lines that a transcript has run or has given a reason not to
	shown  map[string]bool   // blocks that a transcript has printed
}

// TestExamples runs the command lines of the help texts and of the manuals (all README.md of the module) as
// testdata/examples says, and fails if one is missing there. Its transcripts know these commands besides the
// usual:
//
//	example CODE 'LINE'                    runs the line by the shell and demands its exit code
//	instead CODE 'LINE' 'OTHER' 'REASON'   runs a shorter line that has the flags of the other
//	unrun 'LINE' 'REASON'                  does not run the line
//	inreadme FILE                          demands that a manual or a help shows this text
//
// Every line has to name commands and flags that exist. "go run ./cmd/bitray" and "./bitray" are
// bitray here.
func TestExamples(t *testing.T) {
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skip("the examples are lines for a shell, and there is no sh:", err)
	}
	all := collectExamples(t)
	for line, place := range all.lines {
		if err := checkLine(line); err != nil {
			t.Errorf("%s: %q: %v", place, line, err)
		}
	}
	testenv.RunsItself(t)
	folder, err := filepath.Abs("testdata/examples") // see exits, which leaves this folder
	if err != nil {
		t.Fatal(err)
	}
	t.Run("transcripts", func(t *testing.T) {
		testscript.Run(t, testscript.Params{
			Dir: folder,
			Setup: func(env *testscript.Env) error {
				env.Setenv("MODULE", filepath.Join(folder, "../../../.."))
				return nil
			},
			RequireExplicitExec: true,
			RequireUniqueNames:  true,
			Condition:           isInstalled,
			Cmds: map[string]scriptCommand{
				"example":  command("example CODE 'LINE'", all.example),
				"instead":  command("instead CODE 'LINE' 'OTHER' 'REASON'", all.instead),
				"unrun":    command("unrun 'LINE' 'REASON'", all.unrun),
				"inreadme": command("inreadme FILE", all.inReadme),
				"exits":    exits,
				"starts":   starts,
			},
		})
	})
	for _, line := range slices.Sorted(maps.Keys(all.lines)) {
		if !all.run[line] {
			t.Errorf("%s: no transcript of testdata/examples runs %q", all.lines[line], line)
		}
	}
	for _, block := range slices.Sorted(maps.Keys(all.blocks)) {
		if !all.shown[block] {
			t.Errorf("%s: no transcript of testdata/examples prints\n%s", all.blocks[block], block)
		}
	}
}

// command is a command of transcripts that takes the arguments of its usage, none of them empty.
func command(usage string, run func(*testscript.TestScript, []string)) scriptCommand {
	return func(ts *testscript.TestScript, neg bool, args []string) {
		if neg || len(args) != strings.Count(usage, " ") || slices.Contains(args, "") {
			ts.Fatalf("usage: %s", usage)
		}
		run(ts, args)
	}
}

func (e *examples) example(ts *testscript.TestScript, args []string) {
	e.mark(ts, args[1])
	shell(ts, args[0], args[1])
}

func (e *examples) instead(ts *testscript.TestScript, args []string) {
	e.mark(ts, args[1])
	for _, flag := range flagNames(strings.Fields(args[1])) {
		if !slices.Contains(flagNames(strings.Fields(args[2])), flag) {
			ts.Fatalf("%q has no flag %s, as %q has", args[2], flag, args[1])
		}
	}
	shell(ts, args[0], args[2])
}

func (e *examples) unrun(ts *testscript.TestScript, args []string) { e.mark(ts, args[0]) }

func (e *examples) inReadme(ts *testscript.TestScript, args []string) {
	if text := ts.ReadFile(args[0]); !e.show(text) {
		ts.Fatalf("no block of a manual is\n%s", text)
	}
}

// mark notes that a line is dealt with.
func (e *examples) mark(ts *testscript.TestScript, line string) {
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.lines[line] == "" {
		ts.Fatalf("neither the help texts nor the manuals have the example %q", line)
	}
	e.run[line] = true
}

// show notes that a block has been printed and returns false if no manual has one like it.
func (e *examples) show(text string) bool {
	text = withoutFigures(text)
	e.mu.Lock()
	defer e.mu.Unlock()
	e.shown[text] = true
	return e.blocks[text] != ""
}

// plain is a line of bitray that a shell takes apart at its spaces only.
var plain = regexp.MustCompile(`^bitray [-\w ./,:=@%+]+$`)

// shell runs a line and demands its exit code. What is plain needs no shell.
func shell(ts *testscript.TestScript, code, line string) {
	if line = asInstalled(line); plain.MatchString(line) {
		exits(ts, false, append([]string{code}, strings.Fields(line)...))
		return
	}
	starts(ts, false, []string{code, "sh", "-c", line})
}

// asInstalled returns the line for a bitray that is on the PATH.
func asInstalled(line string) string {
	return strings.NewReplacer("go run ./cmd/bitray", "bitray", "./bitray", "bitray").Replace(line)
}
