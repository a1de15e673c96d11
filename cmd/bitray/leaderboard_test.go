package main

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/internal/testenv"
)

// TestLeaderboard runs what perft/README.md has for a leaderboard: the script that installs, with stand-ins for git and
// go that put this program in place, and the modes of the descriptor, by which it then counts.
func TestLeaderboard(t *testing.T) {
	testenv.RunsItself(t)
	for _, program := range []string{"bash", "timeout"} {
		if _, err := exec.LookPath(program); err != nil {
			t.Skip("the script needs it:", err)
		}
	}
	var descriptor struct {
		Name, Version, Owner, Repo, Language string
		Modes                                map[string]mode
	}
	folder, script := t.TempDir(), ""
	write := func(name, text string) string {
		path := filepath.Join(folder, name)
		if err := os.WriteFile(path, []byte(text), 0o700); err != nil {
			t.Fatal(err)
		}
		return path
	}
	for _, b := range manualBlocks(t) {
		switch {
		case b.language == "json" && strings.Contains(b.text, `"modes"`):
			read := json.NewDecoder(strings.NewReader(b.text))
			read.DisallowUnknownFields()
			if err := read.Decode(&descriptor); err != nil {
				t.Fatalf("%s: %v", b.place, err)
			}
		case b.language == "bash" && strings.Contains(b.text, "go build"):
			script = b.text
		}
	}
	if script == "" || len(descriptor.Modes) != 4 || !strings.Contains(script, descriptor.Repo) {
		t.Fatalf("a script of %d bytes that clones %q, %d modes: expected a script, and four", len(script), descriptor.Repo, len(descriptor.Modes))
	}
	if err := os.Mkdir(filepath.Join(folder, "scripts"), 0o700); err != nil {
		t.Fatal(err)
	}
	write("git", "#!/bin/sh\nfor folder; do :; done\nmkdir -p \"$folder\"\n")
	write("go", "#!/bin/sh\n[ \"$1 $2\" = 'build -o' ] && cp \"$(command -v bitray)\" \"$3\"\n")
	install := exec.Command("bash", write("scripts/install-bitray.sh", script))
	install.Env = append(os.Environ(), "PATH="+folder+string(os.PathListSeparator)+os.Getenv("PATH"))
	if printed, err := install.CombinedOutput(); err != nil || !strings.Contains(string(printed), "197281") {
		t.Fatalf("the script ends with %v, prints\n%s", err, printed)
	}
	var settings []string
	for name, m := range descriptor.Modes {
		m.count(t, folder, name)
		settings = append(settings, name+": "+strings.Join(m.Setup, ", "))
	}
	slices.Sort(settings)
	for i, want := range []string{
		"multi-no-cache: .*Threads value {threads}, .*Hash value 0", "multi-with-cache: .*Threads value {threads}, .*Hash value 4096",
		"single-no-cache: .*Threads value 1, .*Hash value 0", "single-with-cache: .*Threads value 1, .*Hash value 4096",
	} {
		if !regexp.MustCompile("^" + want + "$").MatchString(settings[i]) {
			t.Errorf("%q, want %q", settings[i], want)
		}
	}
}

// mode is a mode of a descriptor, in the words of the leaderboard.
type mode struct {
	Launch     string
	Setup      []string
	Case, Quit string
	EndRE      string `json:"end_re"`
}

// count sends everything at once, and wants the right counts in the lines that end an answer, and nothing that bitray
// has to say besides.
func (m mode) count(t *testing.T, folder, name string) {
	commands := strings.Join(m.Setup, "\n") + "\n"
	var want []string
	for fen, counts := range map[string][]string{
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1":                 {"20", "400", "8902", "197281"},
		"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1":     {"48", "2039", "97862"},
		"r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10": {"46", "2079", "89890"},
	} {
		for i, count := range counts {
			commands += strings.NewReplacer("{fen}", fen, "{depth}", fmt.Sprint(i+1)).Replace(m.Case) + "\n"
			want = append(want, "Nodes searched: "+count)
		}
	}
	commands = strings.NewReplacer("{threads}", "2", "4096", "16").Replace(commands) // the memory of a test machine
	engine := exec.Command("sh", "-c", "exec "+m.Launch)
	engine.Dir, engine.Stdin = folder, strings.NewReader(commands+m.Quit+"\n")
	printed, err := engine.Output()
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	got := regexp.MustCompile("(?m)"+m.EndRE).FindAllString(string(printed), -1)
	if !slices.Equal(got, want) || strings.Contains(string(printed), "info") {
		t.Errorf("%s: the lines that end answers are %q, want %q, and no complaint:\n%s", name, got, want, printed)
	}
}
