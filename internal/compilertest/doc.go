// Package compilertest reads what the compiler made of calls: whether they inline ([InlinesInto]).
//
// It serves the tests of this module. To prove your own generator, use package attackstest.
//
// What generic code costs shows only where it is instantiated. Tests therefore compile a
// caller with its own types, a package that exists for that one build only ([Compile]).
package compilertest
