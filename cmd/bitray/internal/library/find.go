package library

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"
	"time"

	"github.com/bitray/bitray/perft/board/excerpt"
)

const (
	module        = "github.com/bitray/bitray"
	programName   = "bitray-library"
	modulePackage = module + "/cmd/bitray/" + programName
)

// development is the version of a module that was built from a folder.
const development = "(devel)"

// interfaceVersion counts the changes of what bitray and bitray-library say to one another.
const interfaceVersion = 2

// Version returns what bitray and bitray-library must have in common.
func Version() string {
	version := development
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Path == module && info.Main.Version != "" {
		version = info.Main.Version
	}
	return fmt.Sprintf("%s %s interface %d", programName, version, interfaceVersion)
}

// ErrPlatform says that libraries cannot be opened here.
var ErrPlatform = fmt.Errorf("shared libraries cannot be opened on %s/%s: expected linux or darwin on amd64 or arm64",
	runtime.GOOS, runtime.GOARCH)

// opens reports whether libraries can be opened here.
func opens() bool {
	return (runtime.GOOS == "linux" || runtime.GOOS == "darwin") && (runtime.GOARCH == "amd64" || runtime.GOARCH == "arm64")
}

// Find returns the program bitray-library of this version: the one beside bitray, the one on the PATH,
// or one that the go command builds from the source of bitray. The latter is gone after clean. The
// error says of each why it is not the one.
func Find(ctx context.Context, progress func(string)) (program string, clean func(), err error) {
	nothing := func() {}
	if !opens() {
		return "", nothing, ErrPlatform
	}
	var reasons []string
	for _, find := range []func() (string, error){beside, onPath} {
		program, err := find()
		if err == nil {
			err = check(ctx, program)
		}
		if err == nil {
			return program, nothing, nil
		}
		reasons = append(reasons, err.Error())
	}
	if err := ctx.Err(); err != nil {
		return "", nothing, err
	}
	folder, err := os.MkdirTemp("", programName)
	if err != nil {
		return "", nothing, err
	}
	clean = func() { os.RemoveAll(folder) }
	progress("building " + programName)
	program, err = build(ctx, folder)
	if err == nil {
		err = check(ctx, program)
	}
	if err != nil {
		clean()
		if ctx.Err() != nil {
			return "", nothing, ctx.Err()
		}
		reasons = append(reasons, err.Error())
		return "", nothing, fmt.Errorf("expected the program %s, which opens libraries, beside bitray, on the PATH, or built by the go command: %s",
			programName, strings.Join(reasons, "; "))
	}
	return program, clean, nil
}

// beside returns the program in the folder of the running one.
func beside() (string, error) {
	self, err := os.Executable()
	if err != nil {
		return "", err
	}
	program := filepath.Join(filepath.Dir(self), programName)
	_, err = os.Stat(program)
	return program, err
}

// onPath returns the program on the PATH.
func onPath() (string, error) { return exec.LookPath(programName) }

// answersWithin is how long the program may take to say its version.
const answersWithin = time.Minute

// check asks a program for its version.
func check(ctx context.Context, program string) error {
	ctx, cancel := context.WithTimeout(ctx, answersWithin)
	defer cancel()
	cmd := exec.CommandContext(ctx, program, "version")
	cmd.WaitDelay = time.Second
	output, err := cmd.Output()
	if _, missing := os.Stat(program); missing == nil && errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("%s: it is there but cannot be started: expected the loader of the C library that it was linked against, such as glibc", program)
	}
	if err != nil {
		return fmt.Errorf("%s: %w", program, err)
	}
	if got := strings.TrimSpace(string(output)); got != Version() {
		return fmt.Errorf("%s: expected %q, found %s", program, Version(), excerpt.Quote(got, mostShown))
	}
	return nil
}

// endsWithin is how long the go command may take to end when it is interrupted.
const endsWithin = 5 * time.Second

// build builds the program from the same source as the running one, without cgo, and with all files in
// the folder, so that nothing is left of a build that is interrupted.
func build(ctx context.Context, folder string) (string, error) {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "", errors.New("this bitray does not know its version")
	}
	program := filepath.Join(folder, programName)
	cmd := exec.CommandContext(ctx, "go", "install", modulePackage+"@"+info.Main.Version)
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GOBIN="+folder, "GOTMPDIR="+folder)
	if root := sourceFolder(); root != "" {
		stamp := "-buildvcs=auto"
		if info.Main.Version == development || info.Main.Version == "" {
			stamp = "-buildvcs=false"
		}
		cmd.Args = []string{"go", "build", "-C", root, stamp, "-o", program, modulePackage}
	} else if info.Main.Version == development {
		return "", errors.New("the source of this bitray is gone, and it has no version")
	}
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) } // so that it waits for its compilers
	cmd.WaitDelay = endsWithin
	output, err := cmd.CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("%s: %w: %s", strings.Join(cmd.Args, " "), err, excerpt.Plain(strings.TrimSpace(string(output)), mostShown))
	}
	return program, nil
}

// sourceFolder returns the folder of the module from which the running program was built, if that is a
// checkout which is still there. A release in the module cache is none: the go command gets it by its
// version.
func sourceFolder() string {
	_, file, _, ok := runtime.Caller(0)
	root, isHere := strings.CutSuffix(filepath.ToSlash(file), "/cmd/bitray/internal/library/find.go")
	if !ok || !isHere || !filepath.IsAbs(root) || strings.Contains(root, "@v") {
		return ""
	}
	text, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil || !strings.HasPrefix(string(text), "module "+module+"\n") {
		return ""
	}
	return filepath.FromSlash(root)
}
