//go:build !unix

package main

import (
	"fmt"
	"os"

	"github.com/bitray/bitray/cmd/bitray/internal/library"
)

// main says that there is nothing to do here.
func main() {
	fmt.Fprintln(os.Stderr, "bitray-library:", library.ErrPlatform)
	os.Exit(2)
}
