// Package keys holds the keys of a run: who may take part, and who may not any more.
//
// A key is a file with a name, the run that it is for and a secret, which is never sent. Whoever has the
// file is the party of that name, in any number of processes. The register in the folder of the run
// has the public halves. Programs that change it take turns, and replace it as a whole.
package keys
