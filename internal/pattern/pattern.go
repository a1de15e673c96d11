// Package pattern compiles regular expressions when they are first used. Most runs of a program need few of its expressions, and an
// engine that imports a package needs none of those that only say what is wrong with a text.
package pattern

import (
	"regexp"
	"sync"
)

// Lazy returns a function that compiles an expression at its first call. It panics then if the expression is invalid.
func Lazy(expression string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(expression) })
}
