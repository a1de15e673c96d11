// Package perftbench brings real chess to the benchmark of attack generators: the questions
// that a walk through legal moves asks, and perft itself, driven by each technique.
package perftbench
