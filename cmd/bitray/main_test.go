package main

import (
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/bitray/bitray/cmd/bitray/internal/early"
	"github.com/bitray/bitray/internal/testenv"
)

func TestMain(m *testing.M) {
	if runtime.GOOS == "js" || runtime.GOOS == "wasip1" {
		os.Exit(m.Run()) // there are no processes: the tests that start the program say so and are skipped
	}
	testenv.WaitTogether()
	testscript.Main(tests{m}, map[string]func(){"bitray": main, "faulty": faulty})
}

// tests lets signals end the tests as usual: only the program itself, which is this file too, catches them.
type tests struct{ *testing.M }

func (t tests) Run() int {
	early.Release()
	return t.M.Run()
}

// TestTranscripts runs the command lines of testdata/script and compares what they print.
// UPDATE_TRANSCRIPTS=1 writes what they print into the files instead.
func TestTranscripts(t *testing.T) {
	testenv.RunsItself(t)
	folder, err := filepath.Abs("testdata/script") // see exits, which leaves this folder
	if err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, testscript.Params{
		Dir:                 folder,
		UpdateScripts:       os.Getenv("UPDATE_TRANSCRIPTS") != "",
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		Setup:               findPrograms,
		Condition:           isInstalled,
		Cmds:                map[string]scriptCommand{"exits": exits, "starts": starts},
	})
}
