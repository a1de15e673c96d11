// Package library runs the program bitray-library, which opens attack generators in shared libraries,
// and watches it: a library that crashes, hangs or exits takes that process with it and not bitray.
//
// Both sides are here. [Find] finds the program, [Run] starts and watches it, and [Child] is what the
// program itself uses. They share a page of memory, in which the child notes each call of the library
// before it makes it, so that the parent knows the last one whatever happens. What the
// child has to say it sends as lines of JSON, one [Message] each, through a pipe of their own,
// because a library may print.
//
// Nothing here opens a library: that takes package foreign, which changes how a program is linked.
package library
