// Package process runs programs that talk to this one on pipes. Each has its own group of processes, so that
// what it starts ends with it, and nobody waits for a process that it leaves behind.
package process
