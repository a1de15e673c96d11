// Package report holds what several commands of bitray print in the same way: results, counts as
// JSON, wrong counts, speeds and sizes.
package report

import "github.com/bitray/bitray/cmd/bitray/internal/env"

// The results of a technique, a method or a second count.
const (
	OK      = "ok"
	Wrong   = "WRONG"
	Partial = "partial"
)

// PrintPartial says what was finished before an interruption. In JSON the field "partial" is true.
func PrintPartial(out *env.Output, format string, args ...any) {
	out.Printf(Partial+": "+format+"\n", args...)
}

// Failed is the result of a program or a library that ended before it could be judged.
const Failed = "failed"

// Unsupported is the result of a method that this machine does not support.
const Unsupported = "unsupported"
