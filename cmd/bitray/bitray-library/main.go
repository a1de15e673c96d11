//go:build unix

// Command bitray-library opens attack generators in shared libraries for bitray, which starts it and
// watches it. It is a program of its own for two reasons: what opens libraries is linked against the
// system's C library, and a library that crashes must take no more than this process with it.
//
// It is not meant to be started by hand: see "bitray help libraries".
package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"

	"github.com/bitray/bitray/cmd/bitray/internal/library"
)

// tasks are what the program can be asked for.
var tasks = map[string]func(ctx context.Context, child *library.Child, task string) error{
	"check": check,
}

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintf(os.Stderr, "bitray-library: %v\n", err)
		os.Exit(1)
	}
}

func run(arguments []string) error {
	if strings.Join(arguments, " ") == "version" {
		_, err := fmt.Println(library.Version())
		return err
	}
	if len(arguments) != 2 || tasks[arguments[0]] == nil {
		return errors.New("expected to be started by bitray check --library or bitray bench --library")
	}
	child, err := library.NewChild()
	if err != nil {
		return err
	}
	if err := tasks[arguments[0]](context.Background(), child, arguments[1]); err != nil {
		return child.Fail(err)
	}
	return nil
}
