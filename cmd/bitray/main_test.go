package main

import (
	"os"
	"runtime"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/bitray/bitray/attacks/attackstest/host"
)

func TestMain(m *testing.M) {
	if runtime.GOOS == "js" || runtime.GOOS == "wasip1" {
		os.Exit(m.Run()) // there are no processes: the tests that start the program say so and are skipped
	}
	testscript.Main(m, map[string]func(){"bitray": main, "faulty": faulty})
}

// TestTranscripts runs the command lines of testdata/script and compares what they print.
// UPDATE_TRANSCRIPTS=1 writes what they print into the files instead.
func TestTranscripts(t *testing.T) {
	host.RunsItself(t)
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata/script",
		UpdateScripts:       os.Getenv("UPDATE_TRANSCRIPTS") != "",
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		Setup:               both(findPrograms, findLibraries(t)),
		Condition:           isInstalled,
		Cmds:                map[string]func(*testscript.TestScript, bool, []string){"exits": exits},
	})
}
