package main

import (
	"fmt"
	"os"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/rogpeppe/go-internal/testscript"
)

func TestMain(m *testing.M) {
	noteBegun()
	testscript.Main(m, map[string]func(){"bitray-cluster": func() { main() }, "nats-server": natsServer})
}

// natsServer is a server that somebody else runs, by the configuration in a file.
func natsServer() {
	o, err := server.ProcessConfigFile(os.Args[1])
	if err != nil {
		panic(err)
	}
	s, err := server.NewServer(o)
	if err != nil {
		panic(err)
	}
	s.Start()
	s.WaitForShutdown()
}

// TestTranscripts runs the command lines of testdata and compares what they print.
func TestTranscripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir: "testdata", RequireExplicitExec: true, RequireUniqueNames: true, Setup: planRun,
	})
}

// begunVariable names the file in which workers note which chunks they begin to count.
const begunVariable = "BITRAY_TEST_BEGUN"

// begunPause makes a chunk of a small run take as long as one that there is time to kill.
const begunPause = 10 * time.Millisecond

// noteBegun has the chunks noted that a worker begins, if a party wants to know. A note is one write, so that
// it is there, as a whole, when the process is killed.
func noteBegun() {
	file := os.Getenv(begunVariable)
	if file == "" {
		return
	}
	f, err := os.OpenFile(file, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		panic(err)
	}
	begun = func(process string, chunk int) {
		fmt.Fprintf(f, "%s %d\n", process, chunk)
		time.Sleep(begunPause)
	}
}
