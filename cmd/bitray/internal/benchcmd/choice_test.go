package benchcmd

import (
	"fmt"
	"io"
	"os"
	"strings"
	"testing"

	"github.com/bitray/bitray/cmd/bitray/internal/cli"
	"github.com/bitray/bitray/cmd/internal/attackbench"
)

// TestDefaults holds what the README says of a run without flags.
func TestDefaults(t *testing.T) {
	flags := New(cli.NewProgram(strings.NewReader(""), io.Discard, io.Discard)).Flags()
	for name, want := range map[string]string{"processes": "6", "sample-time": "200µs", "technique": "[]", "quick": "false"} {
		if flag := flags.Lookup(name); flag == nil || flag.DefValue != want {
			t.Errorf("--%s: %+v, want %s", name, flag, want)
		}
	}
}

// TestRoundsFollowTheSizeOfTheRun completes runs of both sizes, in one process and in several.
func TestRoundsFollowTheSizeOfTheRun(t *testing.T) {
	for _, test := range []struct {
		c                                config
		rounds, pieces, workloads, modes int
	}{
		{config{processes: 6}, 5, 3, 3, 10},
		{config{processes: 2}, 5, 3, 3, 10},
		{config{processes: 1}, 25, 3, 3, 10},
		{config{processes: 6, quick: true}, 3, 1, 1, 8},
		{config{processes: 1, quick: true}, 15, 1, 1, 8},
		{config{processes: 1, quick: true, rounds: 7, pieces: []string{"rook", "queen"}, modes: []string{"cold"}}, 7, 2, 1, 1},
	} {
		c := test.c
		if err := c.complete(); err != nil || c.rounds != test.rounds || len(c.pieces) != test.pieces || len(c.workloads) != test.workloads || len(c.modes) != test.modes {
			t.Errorf("%+v: error %v, %d rounds of %q, %q, %q, want %+v", test.c, err, c.rounds, c.pieces, c.workloads, c.modes, test)
		}
	}
}

// TestBatchesAreOfWhatIsChosen lists what is asked, and where batches are among it.
func TestBatchesAreOfWhatIsChosen(t *testing.T) {
	file, err := attackbench.ReadFile([]byte(strings.Repeat("rook a1 0x0\nqueen a1 0x0\nbishop a1 0x0\n", 64)), "folder/mine")
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		c    config
		want string
	}{
		{config{workloads: []string{"sparse", "random16", "folder/mine"}},
			"rook sparse 4, bishop sparse 4, queen sparse 4, rook random16 4, bishop random16 4, queen random16 6, rook mine 4, bishop mine 4, queen mine 6"},
		{config{workloads: []string{"sparse"}, quick: true}, "queen sparse 6"},
		{config{workloads: []string{"sparse", "sparse"}, pieces: []string{"bishop", "rook", "rook"}}, "rook sparse 6, bishop sparse 6"},
		{config{workloads: []string{"folder/mine"}, modes: []string{"batch-pairs"}}, "rook mine 1, bishop mine 1, queen mine 1"},
	} {
		c := test.c
		c.opened = map[string]*attackbench.File{"folder/mine": file}
		if err := c.complete(); err != nil {
			t.Fatal(err)
		}
		asked, err := c.questions()
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, q := range asked {
			got = append(got, fmt.Sprint(q.piece, " ", q.workload.Name, " ", len(q.modes)))
		}
		if got := strings.Join(got, ", "); got != test.want {
			t.Errorf("%q of %q in %q: asked are %s, want %s", c.pieces, c.workloads, c.modes, got, test.want)
		}
	}
}

// TestRowName makes names of what programs call themselves.
func TestRowName(t *testing.T) {
	long := strings.Repeat("long", 11)
	for _, test := range []struct{ text, taken, want string }{
		{"mine", "", "mine"}, {"My engine, 1.0 (git)", "", "My-engine-1.0-(git)"}, {"a/b\x1b[31m", "", "a-b-31m"}, {"--x_y+z@#", "", "--x_y+z@#"},
		{"/ %", "", "program"}, {"größe", "", "größe"}, {long, "", long[:40]},
		{"mine", "mine", "mine#2"}, {"mine", "other mine#2 mine", "mine#3"}, {"", "program", "program#2"},
	} {
		if got := rowName(test.text, strings.Fields(test.taken)); got != test.want {
			t.Errorf("%q, where %q is taken: %q, want %q", test.text, test.taken, got, test.want)
		}
	}
}

// TestCommandLineIsForAShell quotes what a shell would not take as it stands.
func TestCommandLineIsForAShell(t *testing.T) {
	defer func(before []string) { os.Args = before }(os.Args)
	os.Args = []string{"/tmp/bitray-1", "bench", "--program=./my engine", "--workload", "größe_1.epd,a+b@c%d:e", "it's", "", "a;b"}
	const want = `bitray bench '--program=./my engine' --workload größe_1.epd,a+b@c%d:e 'it'\''s' '' 'a;b'`
	if got := commandLine(); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}
