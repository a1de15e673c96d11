package report_test

import (
	"bytes"
	"io"
	"reflect"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/bitray/bitray/attacks/catalog"
	"github.com/bitray/bitray/cmd/internal/attackbench"
	"github.com/bitray/bitray/cmd/internal/attackbench/report"
)

func cellFigure(technique string, mode attackbench.Mode, median float64) report.Figure {
	f := figure(technique, median, 0.01)
	f.Piece, f.Workload, f.Mode = "queen", "game", mode
	return f
}

func TestResultSurvivesJSON(t *testing.T) {
	build, bytes7, inlines := 5e5, 7, true
	r := &report.Result{
		Schema: "bitray-bench/2", Machine: attackbench.ThisMachine(), Seed: 3, Processes: 1, Rounds: 20,
		Command: "bitray bench 'a>b' & c",
		Rows: []attackbench.Row{
			{Name: "magic", Kind: attackbench.KindTechnique, TableBytes: &bytes7, Inlines: &inlines, BuildNanoseconds: &build},
			{Name: "mine", Program: "./mine"},
		},
		Figures: []report.Figure{cellFigure("magic", attackbench.Throughput, 2), cellFigure("magic", attackbench.Cold, 30)},
	}
	var text bytes.Buffer
	if err := r.WriteJSON(&text); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(text.String(), r.Command) {
		t.Errorf("the command %s is not readable in %s", r.Command, &text)
	}
	got, err := report.Read(&text)
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(got, r) {
		t.Errorf("read %+v\nwant %+v", got, r)
	}
}

// TestReadBelievesSamplesAlone changes one thing of a good file after the other. The median in the file is wrong.
func TestReadBelievesSamplesAlone(t *testing.T) {
	const figure = `{"technique":"magic","piece":"queen","workload":"game","mode":"cold","median":2.9,"low":1,"high":4,"samples":[[1],[2,4],[5]]}`
	const good = `{"schema":"bitray-bench/2","processes":3,"rounds":2,"figures":[` + figure + `]}`
	r, err := report.Read(strings.NewReader(good + "\n \n"))
	if err != nil || r.Figures[0].Median != 3 || r.Figures[0].High != 5 {
		t.Fatalf("%+v, error %v, want the median 3 below 5", r, err)
	}
	for _, test := range []struct{ old, new, want string }{
		{`[2,4]`, `[2,-4]`, "expected nanoseconds, found -4"},
		{`[2,4]`, `[]`, "expected 1 to 2 samples of a process, found 0"},
		{`[2,4]`, `[2,3,4]`, "expected 1 to 2 samples of a process, found 3"},
		{`[1],`, ``, "expected samples of 3 processes, found 2"},
		{figure, figure + "," + figure, "figure magic, queen, game, cold: there twice"},
		{good, "", "not a result"},
		{good, "[]", "not a result"},
		{`bench/2`, `bench/1`, `schema "bitray-bench/1": expected "bitray-bench/2"`},
		{`]}]}`, `]}]}{}`, "expected one result, found more after it"},
		{`]}]}`, `]}]} nonsense`, "expected one result, found more after it"},
	} {
		text := strings.Replace(good, test.old, test.new, 1)
		if _, err := report.Read(strings.NewReader(text)); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: error %v, want %q", text, err, test.want)
		}
	}
}

func TestWriteChanges(t *testing.T) {
	old := &report.Result{Figures: []report.Figure{
		cellFigure("magic", attackbench.Throughput, 2), cellFigure("fill", attackbench.Throughput, 9), cellFigure("gone", attackbench.Cold, 1)}}
	new := &report.Result{Figures: []report.Figure{
		cellFigure("fill", attackbench.Throughput, 6), cellFigure("magic", attackbench.Throughput, 2.01), cellFigure("come", attackbench.Cold, 1)}}
	for _, all := range []bool{false, true} {
		var text bytes.Buffer
		if err := report.WriteChanges(&text, old, new, all); err != nil {
			t.Fatal(err)
		}
		for want, shown := range map[string]bool{
			`9\.00 ±[0-9.]+%  6\.00 ±[0-9.]+%  -33\.3%  +fill, queen, game, throughput`: true,
			`2\.00 ±[0-9.]+%  2\.01 ±[0-9.]+%  +~  +magic, queen, game, throughput`:     all,
			`\n1 of 2 figures changed significantly; 2 are in one result only\.\n$`:     true,
		} {
			if regexp.MustCompile(want).MatchString(text.String()) != shown {
				t.Errorf("all %v: expected %q: %v, in\n%s", all, want, shown, &text)
			}
		}
	}
	if err := report.WriteChanges(io.Discard, old, &report.Result{Figures: new.Figures[2:]}, true); err == nil {
		t.Error("nothing in common: no error")
	}
}

// TestResultOfARun wants the card of a technique with its figures, and no properties for the call through the
// interface.
func TestResultOfARun(t *testing.T) {
	modes := []attackbench.Mode{attackbench.Throughput, attackbench.Cold}
	subjects := attackbench.Subjects(attackbench.Queen, attackbench.NewWorkload("sparse", attackbench.Queen, 1), modes)
	subjects, err := attackbench.Choose(subjects, "magic", "interface")
	if err != nil {
		t.Fatal(err)
	}
	magic, err := catalog.Lookup("magic")
	if err != nil {
		t.Fatal(err)
	}
	run, err := attackbench.Measure(t.Context(), subjects, attackbench.Config{Rounds: 2, SampleTime: 200 * time.Microsecond})
	if err != nil {
		t.Fatal(err)
	}
	result := report.Of(run)
	if result.Schema != "bitray-bench/2" || result.Processes != 1 || result.Rounds != 2 || result.Partial || len(result.Figures) != 3 || len(result.Rows) != 2 {
		t.Errorf("unexpected result %+v", result)
	}
	if row := result.Rows[0]; row.Name != "magic" || *row.TableBytes != magic.TableBytes || *row.Inlines != magic.Inlines || row.Kind != attackbench.KindTechnique || row.Title != magic.Title {
		t.Errorf("the row of magic is %+v", row)
	}
	if row := result.Rows[1]; row.Name != "interface" || row.Kind != attackbench.KindComparison || row.TableBytes != nil || row.Inlines != nil {
		t.Errorf("the row of the interface is %+v", row)
	}
}
