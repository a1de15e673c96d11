package compilertest

import (
	"runtime"
	"testing"

	"github.com/bitray/bitray/internal/overlay"
	"github.com/bitray/bitray/internal/testenv"
)

// Compile builds a package from its source and returns what the compiler says. gcflags is as
// for go build. Whatever GOFLAGS says, paths are not trimmed, by which places are found.
func Compile(t *testing.T, caller []byte, gcflags string) string {
	t.Helper()
	testenv.RunsGo(t)
	if testing.Short() {
		t.Skip("skipped by -short: runs the compiler")
	}
	const folder = "internal/compilertest/caller"
	said, err := overlay.Build(t.Context(), t.TempDir(), map[string][]byte{folder + "/caller.go": caller}, "-trimpath=false", "-gcflags="+gcflags, "./"+folder)
	if err != nil {
		t.Fatal(err)
	}
	return said
}

// ReadsCalls skips the test, by name and with the reason, where the listing of the compiler does
// not write CALL for a call. Tests call it before they look for calls in assembly.
func ReadsCalls(t testing.TB) {
	t.Helper()
	if runtime.GOARCH == "riscv64" {
		t.Skip("skipped on riscv64: looks for CALL in assembly, which is JAL and JALR there")
	}
}
