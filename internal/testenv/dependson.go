package testenv

import (
	"os"
	"os/exec"
	"strings"
	"testing"
)

// DependsOn tells the go command that the result of a test depends on packages that the test does not import,
// by their import paths, folders or patterns: because it builds a program from them, or looks at their
// source. The go command keeps the results of tests that have passed, until a file changes that the test has
// opened. So DependsOn opens the folders of these packages, and of those that they import, as far as they
// belong to the main module. Call it after [RunsGo].
func DependsOn(t testing.TB, packages ...string) {
	t.Helper()
	const files = `{{if .Module}}{{if .Module.Main}}{{$dir := .Dir}}{{$dir}}{{"\n"}}{{range .EmbedFiles}}{{$dir}}/{{.}}{{"\n"}}{{end}}{{end}}{{end}}`
	list := exec.Command("go", append([]string{"list", "-deps", "-f", files}, packages...)...)
	list.Stderr = os.Stderr
	output, err := list.Output()
	if err != nil {
		t.Fatalf("%v: %v", list, err)
	}
	opened := 0
	for path := range strings.FieldsFuncSeq(string(output), func(r rune) bool { return r == '\n' || r == '\r' }) {
		file, err := os.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		file.Close()
		opened++
	}
	if opened == 0 {
		t.Fatalf("%v: expected packages of the main module, found none", list)
	}
}
