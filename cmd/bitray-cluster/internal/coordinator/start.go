package coordinator

import (
	"context"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"github.com/bitray/bitray/cmd/bitray-cluster/internal/deal"
	"github.com/bitray/bitray/cmd/bitray-cluster/internal/keys"
	"github.com/bitray/bitray/cmd/bitray-cluster/internal/wire"
)

func (c *coordinator) start(ctx context.Context) (err error) {
	if c.run.Torn > 0 {
		c.Say("%s: a crash had left %d bytes at the end of the journal, which were not a whole line; cut off", c.Folder, c.run.Torn)
	}
	for _, chunk := range c.run.Damaged {
		c.Say("%s: the counts of chunk %d do not fit the journal; it is to be counted again", c.Folder, chunk)
	}
	if c.folder, err = keys.FolderOf(c.Folder); err != nil {
		return err
	}
	if c.secret, err = c.folder.Secret(); err != nil {
		return err
	}
	c.deal()
	if err := c.connect(); err != nil {
		return err
	}
	if c.stream, err = jetstream.New(c.conn); err != nil {
		return err
	}
	if err := c.openStream(ctx); err != nil {
		return err
	}
	for _, kind := range []wire.Kind{wire.Hello, wire.Ask, wire.Alive, wire.Leave} {
		if _, err := c.conn.ChanSubscribe(c.subjects.All(kind), c.requests); err != nil {
			return err
		}
	}
	if err := c.conn.Flush(); err != nil {
		return err
	}
	if c.Ready != nil {
		c.Ready(c.url())
	}
	return nil
}

// deal makes a dealer that knows what is done.
func (c *coordinator) deal() {
	c.dealer = deal.New(deal.Config{
		Chunks: c.run.Chunks(), Len: c.run.ChunkLen, Lease: c.Lease, Tries: c.Tries, Parts: parts,
		Chosen: func(chunk int) bool {
			_, confirmed := c.by(chunk)
			return !confirmed && c.secret.Chosen(chunk, c.Sample)
		},
		Patience: c.patience,
	})
	for chunk := range c.run.Chunks() {
		if c.run.Done(chunk) {
			by, _ := c.by(chunk)
			c.dealer.Done(chunk, by)
			c.resumed = true
		}
	}
}

// parts is the number of parts of a chunk that is lost too often.
const parts = 16

func (c *coordinator) stop() {
	if c.consumer != nil {
		c.consumer.Stop()
	}
	if c.conn != nil {
		c.conn.FlushTimeout(time.Second)
		c.conn.Close()
	}
	if c.embedded != nil {
		c.embedded.stop()
	}
}
