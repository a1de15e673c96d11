// Package attackbench measures attack generators side by side, so that a claim of speed can be verified by
// running it.
//
// # What is measured
//
// A [Subject] answers a fixed list of questions, again and again, and returns the folded
// answers. The questions are a [Workload]: squares and occupancies from a seed, the same for
// all. A technique is asked in several ways, each of which is a [Mode]:
//
//   - [Throughput]: the questions do not depend on one another, as in move generation.
//   - [LatencySquare]: a dependency chain; each square depends on the last answer, as when a search follows a
//     piece.
//   - [LatencyOccupancy]: a dependency chain through the occupancy, as for x-rays and exchanges.
//   - [Cold]: a short burst after all caches have been overwritten, as after a long evaluation.
//
// Batches and sets have their own modes ([BatchModes], [SetModes]): there the
// vector kernels of packages hyperbola and fill are compared with the techniques in loops.
//
// In the latency modes the last answer is masked by a zero that the compiler does not know,
// so the questions stay the same in all modes; the mask adds about two cycles to each figure.
//
// Every call is static: calls.go is generated from the catalog, one closure for each technique,
// piece and mode, in which the technique is inlined if the compiler inlines it anywhere. One
// row, "interface", shows what a call through [attacks.Sliders] costs instead. "bitray bench" also measures programs in other languages,
// which time themselves.
//
// # How it is measured
//
// All subjects of a group (same piece, workload and mode) are sampled in rounds. Each round
// takes one sample of every subject, in a new random order, so that a slow minute of the machine
// slows all of them. The clock is the processor time of the program where the
// system tells it, so that other programs cost little more than what they take of the caches.
// Before a figure is given, every answer is compared with the reference, and the fold of every
// single sample is compared with what it must be.
//
// One process cannot see a bias that is fixed for its lifetime: the addresses of its tables in memory. Tables
// of hundreds of kilobytes may be up to a third slower in one process than in another. So "bitray bench"
// measures in several processes, and package report joins their samples.
//
// The same code runs under go test -bench, with names that benchstat can pivot:
//
//	go test -run '^$' -bench 'Queen/.*/.*/mode=throughput' -count 10 ./cmd/internal/attackbench
package attackbench

//go:generate go run -C ../../bitray-lab . generate calls
