package main

import (
	"os"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"bitray-cluster": func() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }})
}

// TestTranscripts runs the command lines of testdata and compares what they print.
func TestTranscripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir: "testdata", RequireExplicitExec: true, RequireUniqueNames: true, Setup: planRun,
	})
}
