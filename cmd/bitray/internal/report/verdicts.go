// Package report holds what several commands of bitray print in the same way: results, counts as
// JSON, wrong counts, speeds and sizes.
package report

// The results of a technique.
const (
	OK      = "ok"
	Wrong   = "WRONG"
	Partial = "partial"
)

// Absent is the result of a method that the machine has not.
const Absent = "absent"
