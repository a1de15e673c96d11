// Package report makes figures of the samples of package attackbench: medians with their confidence intervals, ranks, and
// what changed from one result to another. It writes them as tables, as a page, as a picture and as JSON.
//
// Of several processes, which [Join] puts together, every one counts once, by its median, in figures, intervals and ranks.
package report
