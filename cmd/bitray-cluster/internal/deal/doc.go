// Package deal decides which worker counts which chunk. It knows nothing of networks, and no time
// but what it is told.
//
// A worker is given chunks that follow each other, and goes on where it was, because neighbors have
// most in common and a table serves them best. A worker that joins begins at the largest
// stretch that nobody has; if someone is coming up to it, in its middle. So stretches get shorter
// towards the end, and the rest of what one does not get to goes to others. When nothing is left
// that nobody has, idle workers count what others still have in hand: the first result is taken,
// and the second confirms it.
//
// What a worker has is leased. If it is not heard of for a time, its chunks are free again. A chunk
// that has been lost with its worker several times is given in small parts, and then set aside, so
// that one position that cannot be counted does not stop the run.
package deal
