// Command bitray counts, compares and draws: perft with any attack generator of the module,
// suites of known counts, the first difference between two move generators, and the proof that
// all techniques agree. Run it without arguments for the list of its commands.
package main

import "os"

func main() { os.Exit(run(os.Args[1:])) }
