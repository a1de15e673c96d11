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

// scratch is a module, below this one for the sake of internal, whose test builds a program that imports a
// package, or only says so.
var scratch = map[string]string{
	"go.mod":           "module github.com/bitray/bitray/scratch\n\ngo 1.26\n\nrequire github.com/bitray/bitray v0.0.0\n\nreplace github.com/bitray/bitray => ",
	"main.go":          "package main\n\nimport \"github.com/bitray/bitray/scratch/part\"\n\nfunc main() { part.Do() }\n",
	"part/do.go":       "package part\n\nimport _ \"embed\"\n\n//go:embed text/of.txt\nvar text string\n\nfunc Do() { print(text) }\n",
	"part/text/of.txt": "text",
	"test/it_test.go": `package test

import (
	"testing"

	"github.com/bitray/bitray/internal/testenv"
)

func Test(t *testing.T) { testenv.DependsOn(t, "github.com/bitray/bitray/scratch") }
`,
}

// TestDependsOn asks the go command whether it still knows the result of a test: it does until a file of the
// program changes.
func TestDependsOn(t *testing.T) {
	testenv.RunsGo(t)
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	hourAgo := time.Now().Add(-time.Hour) // the go command believes in no file that has just been written
	write := func(name, text string, at time.Time) {
		path := filepath.Join(folder, name)
		for _, err := range []error{os.MkdirAll(filepath.Dir(path), 0o700), os.WriteFile(path, []byte(text), 0o600), os.Chtimes(path, at, at)} {
			if err != nil {
				t.Fatal(err)
			}
		}
	}
	for name, text := range scratch {
		if name == "go.mod" {
			text += root + "\n"
		}
		write(name, text, hourAgo)
	}
	for _, directory := range []string{"", "part", "part/text"} {
		if err := os.Chtimes(filepath.Join(folder, directory), hourAgo, hourAgo); err != nil {
			t.Fatal(err)
		}
	}
	cached := func() bool {
		test := exec.Command("go", "test", "-mod=mod", "./test")
		test.Dir = folder
		test.Env = append(os.Environ(), "GOFLAGS=", "GOPROXY=off", "GOWORK=off")
		output, err := test.CombinedOutput()
		if err != nil {
			t.Fatalf("%v: %v\n%s", test, err, output)
		}
		return strings.Contains(string(output), "(cached)")
	}
	cached() // the first time
	if !cached() {
		t.Fatal("the result is not kept: this test proves nothing")
	}
	for i, name := range []string{"main.go", "part/do.go", "part/text/of.txt"} {
		write(name, scratch[name]+"\n", hourAgo.Add(time.Duration(i+1)*time.Minute))
		if cached() {
			t.Errorf("the result is still kept after %s has changed", name)
		}
		if !cached() {
			t.Errorf("the result is not kept after %s has changed and the test has passed", name)
		}
	}
}
