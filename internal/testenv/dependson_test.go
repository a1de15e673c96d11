package testenv_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/bitray/bitray/internal/testenv"
)

// scratch is a module, below this one for the sake of internal, whose test depends on a folder.
var scratch = map[string]string{
	"go.mod":           "module github.com/bitray/bitray/scratch\n\ngo 1.26\n\nrequire github.com/bitray/bitray v0.0.0\n\nreplace github.com/bitray/bitray => ROOT\n",
	"part/do.go":       "package main\n",
	"part/text/of.txt": "text",
	"part/.git/index":  "no matter",
	"it_test.go": `package test

import (
	"testing"

	"github.com/bitray/bitray/internal/testenv"
)

func Test(t *testing.T) { testenv.DependsOn(t, "part") }
`,
}

// TestDependsOn asks the go command whether it still knows the result of a test: it does until a file of the
// folder changes. Otherwise a green result of a test that reads what it does not import would be kept after that has
// changed, here and on the build server.
func TestDependsOn(t *testing.T) {
	testenv.RunsGo(t)
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	hourAgo := time.Now().Add(-time.Hour) // the go command does not trust files that have just been written
	write := func(name, text string, at time.Time) {
		path := filepath.Join(folder, name)
		for _, err := range []error{
			os.MkdirAll(filepath.Dir(path), 0o700), os.WriteFile(path, []byte(text), 0o600), os.Chtimes(path, at, at), os.Chtimes(filepath.Dir(path), hourAgo, hourAgo),
		} {
			if err != nil {
				t.Fatal(err)
			}
		}
	}
	for name, text := range scratch {
		write(name, strings.ReplaceAll(text, "ROOT", root), hourAgo)
	}
	write("it_test.go", scratch["it_test.go"], hourAgo) // again: all folders are there
	cached := func() bool {
		test := exec.Command("go", "test", "-mod=mod", ".")
		test.Dir = folder
		test.Env = append(os.Environ(), "GOFLAGS=", "GOPROXY=off", "GOWORK=off")
		output, err := test.CombinedOutput()
		if err != nil {
			t.Fatalf("%v: %v\n%s", test, err, output)
		}
		return strings.Contains(string(output), "(cached)")
	}
	cached() // the first time
	for i, test := range []struct {
		file   string
		cached bool
	}{{"", true}, {"part/.git/index", true}, {"part/do.go", false}, {"part/text/of.txt", false}} {
		if test.file != "" {
			write(test.file, scratch[test.file]+"\n", hourAgo.Add(time.Duration(i+1)*time.Minute))
		}
		if got := cached(); got != test.cached {
			t.Errorf("after %q has changed: the result is kept: %v, want %v", test.file, got, test.cached)
		}
	}
	if !cached() {
		t.Error("the result is not kept after the test has passed")
	}
}
