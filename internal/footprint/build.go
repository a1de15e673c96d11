package footprint

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"time"

	"github.com/bitray/bitray/internal/overlay"
)

// Command returns a program to be measured. It is started again for every run, so the function
// must return a new value each time. What the program does after its start makes no
// difference, so it should end at once.
type Command func(ctx context.Context) *exec.Cmd

// BuildTimes starts the program runs times (1 at least) and returns how long the variables of
// each package of this module took to initialize. For a technique that is its tables, with the
// cost of the fresh pages that they are written to. Of the runs the shortest time counts: the
// work is the same each time, and what disturbs it only adds. The keys are paths below the
// module, as on the cards of package catalog; a package that has nothing to initialize is not in
// the map.
//
// The error says that the program could not be run or that the runtime's account could not be
// read.
func BuildTimes(ctx context.Context, program Command, runs int) (map[string]time.Duration, error) {
	shortest := map[string]time.Duration{}
	for range max(1, runs) {
		account, err := initTrace(program(ctx))
		if err != nil {
			return nil, err
		}
		for pkg, took := range account {
			if before, ok := shortest[pkg]; !ok || took < before {
				shortest[pkg] = took
			}
		}
	}
	return shortest, nil
}

// initTrace runs the program once and returns the runtime's account of its start.
func initTrace(program *exec.Cmd) (map[string]time.Duration, error) {
	var account strings.Builder
	program.Stderr = &account
	// Of two settings of one variable the later one counts, and an empty one of GODEBUG is skipped.
	program.Env = append(program.Environ(), "GODEBUG="+os.Getenv("GODEBUG")+",inittrace=1")
	if err := program.Run(); err != nil {
		return nil, fmt.Errorf("measure the start of %s: %w", program.Path, err)
	}
	return parseInitTrace(account.String())
}

// parseInitTrace reads lines such as
//
//	init github.com/bitray/bitray/magic @0.75 ms, 1.1 ms clock, 0 bytes, 0 allocs
//
// and ignores all others, which belong to the program.
func parseInitTrace(account string) (map[string]time.Duration, error) {
	took, traced := map[string]time.Duration{}, false
	for line := range strings.Lines(account) {
		var pkg string
		var at, ms float64
		if _, err := fmt.Sscanf(line, "init %s @%f ms, %f ms clock", &pkg, &at, &ms); err != nil {
			continue
		}
		traced = true
		if pkg, ok := strings.CutPrefix(pkg, overlay.Module+"/"); ok {
			took[pkg] = time.Duration(ms * float64(time.Millisecond))
		}
	}
	if !traced {
		return nil, errors.New("inittrace: expected lines that begin with init on the program's standard error")
	}
	return took, nil
}
