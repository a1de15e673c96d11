// Package process runs programs that talk to this one on pipes. Each has its own group of processes, so that
// what it starts ends with it, and a process that it leaves running is not waited for.
package process
