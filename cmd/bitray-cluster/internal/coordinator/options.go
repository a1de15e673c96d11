package coordinator

import (
	"fmt"
	"time"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/deep"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

// Options says how a run is shared out.
type Options struct {
	Folder string // of the run
	// Listen is the address of the embedded server, HOST:PORT; port 0 takes any that is free.
	Listen          string
	TLSCert, TLSKey string // files
	// URL is a NATS server that exists, instead of the embedded one; Creds is the file of the coordinator's credentials.
	URL, Creds string
	// Sample is the share of the chunks of each key that is counted again here, at least one of each.
	// Nothing is, if it is 0.
	Sample           float64
	Again            perft.Method  // by which they are counted; no worker may use it
	Threads, HashMiB int           // for that
	Lease            time.Duration // for which a silent worker keeps its chunks
	Tries            int           // times that a chunk may be lost before it is set aside
	Linger           time.Duration // for which workers are told that the run is complete
	// Say is called with what an operator wants to know, a line at a time.
	Say func(format string, args ...any)
}

func (o *Options) check() error {
	if o.Lease < 2*roundTime || o.Tries < 1 || o.Sample < 0 || o.Sample > 1 || o.Threads < 1 || o.Threads > wire.MaxThreads {
		return fmt.Errorf("--lease %v, --tries %d, --sample %v, --threads %d: expected %v or more, 1 or more, a share from 0 to 1, and 1 to %d",
			o.Lease, o.Tries, o.Sample, o.Threads, 2*roundTime, wire.MaxThreads)
	}
	return nil
}

// Outcome is what a run has come to.
type Outcome struct {
	deep.Status
	Complete bool // all chunks are counted
	// Confirmed says that of each key the share that was asked for, which is not 0, has been counted again.
	Confirmed bool
	Parties   map[string]deep.Share // who has counted how much, and how much of it was counted again
	Aside     int                   // chunks that were lost too often
	Idle      []string              // keys whose workers have come and have delivered nothing
	// What has happened in this process.
	Results, Groups, Repeated, Refused, Reopened int
}
