package coordinator

import (
	"fmt"
	"time"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/deep"
)

// Options says how a run is shared out.
type Options struct {
	Folder string // of the run
	// Listen is the address of the embedded server, HOST:PORT; port 0 takes any that is free.
	Listen          string
	TLSCert, TLSKey string // files
	// URL is a NATS server that exists, instead of the embedded one. Key and CA are files: the key
	// of the coordinator and the certificates that are trusted, if not those of the system.
	URL, Key, CA string
	// Sample is the share of the chunks that another worker counts again.
	Sample float64
	Accept []string      // versions of workers that are accepted besides the coordinator's
	Lease  time.Duration // for which a silent worker keeps its chunks
	Tries  int           // times that a chunk may be lost before it is cut into parts
	// Ready is called with the URL for workers, if it is not nil.
	Ready func(url string)
	// Say is called with what an operator wants to know, a line at a time.
	Say func(format string, args ...any)
	// Progress is called now and then, if it is not nil.
	Progress func(Progress)
	// Clock tells the time, by which leases are measured and journals are dated; nil is [time.Now].
	Clock func() time.Time
	// Linger is how long workers are told that the run is complete.
	Linger time.Duration
}

// Progress is how far a run has come, and who works on it.
type Progress struct {
	deep.Status
	Workers int
	Threads int // of all workers
}

// beatsPerLease is how often a worker says that it is there before its lease ends.
const beatsPerLease = 6

func (o *Options) fill() error {
	if o.Lease < 10*time.Millisecond || o.Tries < 1 || o.Sample < 0 || o.Sample > 1 {
		return fmt.Errorf("lease of %v, %d tries, sample of %v: expected 10ms or more, 1 or more, and a share from 0 to 1", o.Lease, o.Tries, o.Sample)
	}
	if o.Clock == nil {
		o.Clock = time.Now
	}
	return nil
}

// beat is how often workers say that they are there.
func (o *Options) beat() time.Duration { return o.Lease / beatsPerLease }

// Outcome is what a run has come to.
type Outcome struct {
	deep.Status
	Total    perft.Nodes
	Complete bool // all chunks are counted
	// Counters of what has happened in this process.
	Results, Confirmed, Repeated, Refused, Disputes, Reopened int
	// Again is the processor time of results that were there already.
	Again time.Duration
}
