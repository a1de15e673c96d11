// Package wire holds the messages between a coordinator and its workers, and the subjects they
// travel on. All come from outside, so all are checked when they are read.
//
// A worker asks and the coordinator answers; results alone go through a stream, where they wait
// until they are on the coordinator's disk. No message holds a time of day: no clock of a worker
// decides anything.
package wire
