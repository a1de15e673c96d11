package coordinator

import (
	"cmp"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"maps"
	"math"
	mathrand "math/rand/v2"
	"os"
	"slices"
	"strings"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
	"github.com/bitray/bitray/perft/deep"
)

// keyParty begins the name of a party in the journal that is a key. Others are machines that have counted without a
// cluster, in the folder itself.
const keyParty = "key:"

// PartyOf returns the name of a key in the journal.
func PartyOf(key string) string { return keyParty + key }

func isKey(party string) bool { return strings.HasPrefix(party, keyParty) }

const secretSize = 32

// readSecret reads what makes choices that nobody can foresee and that are the same after a restart. If it is lost, the
// next one makes others.
func (c *coordinator) readSecret() (err error) {
	file := c.folder.Path("secret")
	if c.secret, err = os.ReadFile(file); err == nil && len(c.secret) == secretSize {
		return nil
	}
	c.secret = make([]byte, secretSize)
	rand.Read(c.secret) // never fails
	return os.WriteFile(file, c.secret, 0o600)
}

// lot returns the lot of a result, from 0 to 1. Of the chunks of each key, those with the lowest lots are counted again.
func (c *coordinator) lot(chunk int, kept *deep.Kept) float64 {
	h := hmac.New(sha256.New, c.secret)
	fmt.Fprintln(h, chunk, kept.Origin.Party, kept.Sum)
	return float64(binary.LittleEndian.Uint64(h.Sum(nil))) / math.MaxUint64
}

// draw has a chunk counted again if its lot says so. That begins at once, so that liars are found early.
func (c *coordinator) draw(chunk int) {
	if k, _ := c.run.Kept(chunk); k.ConfirmedBy == "" && isKey(k.Origin.Party) && c.lot(chunk, &k) < c.Sample {
		c.due = append(c.due, chunk)
	}
}

// missing returns how many chunks of each key are still to be counted again, where there are any.
func (c *coordinator) missing() map[string]int {
	missing := map[string]int{}
	for party, share := range c.run.Parties() {
		if n := max(int(math.Ceil(c.Sample*float64(share.Counted))), 1) - share.Confirmed; c.Sample > 0 && isKey(party) && n > 0 {
			missing[party] = n
		}
	}
	return missing
}

// drawRest has so many more chunks counted again as are missing.
func (c *coordinator) drawRest(missing map[string]int) {
	lots := map[int]float64{}
	for chunk := range c.run.Chunks() {
		if k, _ := c.run.Kept(chunk); k.ConfirmedBy == "" && missing[k.Origin.Party] > 0 {
			lots[chunk] = c.lot(chunk, &k)
		}
	}
	for _, chunk := range slices.SortedFunc(maps.Keys(lots), func(a, b int) int { return cmp.Compare(lots[a], lots[b]) }) {
		if k, _ := c.run.Kept(chunk); missing[k.Origin.Party] > 0 {
			missing[k.Origin.Party]--
			c.due = append(c.due, chunk)
		}
	}
}

// countAgain counts chunks that are due, as many at a time as there are threads.
func (c *coordinator) countAgain() (err error) {
	for ; len(c.due) > 0 && c.busy < c.Threads; c.due = c.due[1:] {
		chunk := c.due[0]
		if !c.run.Done(chunk) {
			continue // it was taken back meanwhile
		}
		if c.counter == nil {
			c.counter, err = deep.NewWorker(deep.HostName(), c.run.Remaining(), perft.Options{Method: c.Again, HashMiB: c.HashMiB, Seed: mathrand.Uint64()})
			if err != nil {
				return err
			}
		}
		c.busy++
		c.counting.Go(func() {
			again, err := c.run.CountChunk(c.hearing, c.counter, chunk)
			hand(c.hearing, c.events, func() error { return c.judge(again, err) })
		})
	}
	return nil
}

// judge compares a second count of a chunk with the one that is kept.
func (c *coordinator) judge(again deep.Result, err error) error {
	c.busy--
	if err != nil {
		return err
	}
	kept, _ := c.run.Kept(again.Chunk)
	wrong, err := c.run.Confirm([]deep.Result{again})
	for _, m := range wrong {
		c.look(dispute{Mismatch: *m, kept: kept.Origin.Party})
	}
	return err
}

// dispute is a position that was counted twice with different results: by the party that is kept, and by another
// one, or by this process if that is empty.
type dispute struct {
	deep.Mismatch
	kept, other string
	truth       perft.Nodes
	err         error
}

// look counts the position of a dispute in the plainest way: by making the moves, without a table.
func (c *coordinator) look(d dispute) {
	c.busy++
	c.counting.Go(func() {
		var p board.Position
		if p, d.err = board.ParseFEN(d.FEN); d.err == nil {
			d.truth, d.err = perft.Count(c.hearing, p, c.run.Remaining(), perft.Options{Method: perft.Make})
		}
		hand(c.hearing, c.events, func() error { return c.settle(d) })
	})
}

// settle bans a key that has counted wrongly, which takes back all that it has counted. The machine that says so must be
// sure of itself.
func (c *coordinator) settle(d dispute) error {
	c.busy--
	delete(c.disputed, d.other)
	for i, party := range []string{d.kept, d.other} {
		count := []uint64{d.A, d.B}[i]
		if d.err != nil || perft.NewNodes(count) == d.truth {
			continue
		}
		why := fmt.Sprintf("chunk %d, position %d, %s: counted %d, the right count is %v", d.Chunk, d.Position, d.FEN, count, d.truth)
		key, is := strings.CutPrefix(party, keyParty)
		switch {
		case party == "":
			d.err = fmt.Errorf("this machine cannot be relied on: %s", why)
		case !is:
			c.Say("%s has counted wrongly: %s", party, why)
			d.err = c.retract(party)
		case c.register[key].Banned == "":
			if d.err = c.folder.Ban(key, why); d.err == nil {
				d.err = c.reread()
			}
		}
	}
	return d.err
}

// retract has everything counted again that a party has counted.
func (c *coordinator) retract(party string) error {
	opened, err := c.run.Retract(party)
	if len(opened) > 0 {
		c.outcome.Reopened += len(opened)
		c.queue.todo = append(c.queue.todo, opened...)
		c.Say("%s: the %d chunks that it has counted are open again", party, len(opened))
	}
	return err
}
