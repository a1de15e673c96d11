package catalog_test

import (
	"os"
	"os/exec"
	"syscall"
	"testing"

	"github.com/bitray/bitray/internal/testenv"
)

// TestPagesFaultOnce compares the page faults of a program with the tables of all techniques with those of
// one with none. A page of a table takes one fault if the builder writes to it first, and two if it reads
// before.
func TestPagesFaultOnce(t *testing.T) {
	if testing.Short() {
		t.Skip("skipped by -short: links programs")
	}
	testenv.RunsItself(t)
	program, bytes := link(t, packages()...), 0
	for _, tables := range program.tables {
		for _, size := range tables {
			bytes += size
		}
	}
	pages := bytes / os.Getpagesize()
	faults := fewestFaults(t, program) - fewestFaults(t, link(t))
	t.Logf("%d faults more than without tables, which have %d pages", faults, pages)
	if faults < pages/2 {
		t.Skip("skipped: the system maps more than one page at a fault")
	}
	// Searches need memory too, and code has pages: 130 or 140 together.
	if most := pages + 200; faults > most {
		t.Errorf("%d faults for %d pages, want %d at most: a builder reads pages before it writes them", faults, pages, most)
	}
}

// fewestFaults runs a program three times and counts the page faults that needed nothing from a file system.
func fewestFaults(t *testing.T, program linked) int {
	t.Helper()
	var fewest int64
	for range 3 {
		run := exec.Command(program.file)
		if err := run.Run(); err != nil {
			t.Fatal(err)
		}
		faults := run.ProcessState.SysUsage().(*syscall.Rusage).Minflt
		if fewest == 0 || int64(faults) < fewest {
			fewest = int64(faults)
		}
	}
	return int(fewest)
}
