// Package process runs programs that talk to this one on pipes. Each has a group of processes of its own, so that what it
// starts ends with it, and no process that it leaves behind holds anybody up.
package process
