// Package compilertest reads what the compiler made of look-ups: whether calls inline ([InlinesInto]), which
// calls are left ([Calls]) and how many bounds checks ([BoundsChecks]).
//
// It serves the tests of this module: the packages that it looks at are named by their paths below
// the module, and their exported functions take squares and boards and return boards. To prove your own
// generator, use package attackstest.
//
// What generic code costs shows only where it is instantiated. The functions therefore compile a
// caller with its own types, a package that exists for that one build only.
package compilertest
