package deep

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

// Standing is what the total of a run deserves: the word that goes with it wherever it is printed, and that scripts
// read. It follows from the folder alone.
type Standing string

// The standings. A program ends with exit status 1 for Wrong, with 3 for Unconfirmed, and with 0 for the others.
const (
	// Partial is the total of a run that is not complete.
	Partial Standing = "partial"
	// Wrong is a total that contradicts the published perft.
	Wrong Standing = "wrong"
	// Unconfirmed is a total to which a key has contributed of whose chunks fewer than a share, [SampleShare] at least, were
	// counted again, or one that contains a chunk on which two counts differ.
	Unconfirmed Standing = "unconfirmed"
	// Sampled is a total to which keys have contributed, and of each key that share was counted again, not all.
	Sampled Standing = "sampled"
	// Counted is a total all of whose chunks were counted, for the first or second time, by machines that have the folder.
	Counted Standing = "counted"
)

const (
	// KeyParty begins the name of a party that is a key of a cluster. Others are machines that have the folder.
	KeyParty = "key:"
	// SampleShare is the least share of the chunks of each key that is counted again, one chunk at least.
	SampleShare = 0.01
)

// Label returns the word before a total and what follows it, if there is something to say: a total that must not be believed does
// not stand beside "nodes".
func (s Standing) Label(why string) (label, note string) {
	switch {
	case s == Wrong || s == Unconfirmed:
		return string(s), " (" + why + ")"
	case why != "":
		return "nodes", fmt.Sprintf(" (%s, %s)", s, why)
	}
	return "nodes", ""
}

// Standing returns what the total deserves if a share of the chunks of each key is to be counted again, and what there is to say
// about that. It goes through all chunks.
func (r *Run) Standing(share float64) (s Standing, why string) {
	status, root := r.Status(), r.root()
	published, is := known(startPerft, &root, r.Depth)
	switch again := fmt.Sprintf("%d of %d chunks counted twice", status.Confirmed, status.Chunks); {
	case status.Done < status.Chunks:
		return Partial, ""
	case is && published != status.Nodes.String():
		return Wrong, "published is " + published
	case len(r.Disputed()) > 0:
		return Unconfirmed, "two counts of a chunk differ"
	case len(r.Owed(share)) > 0:
		return Unconfirmed, again
	case len(r.Owed(1)) > 0:
		return Sampled, again
	}
	return Counted, ""
}

// root returns the position that the run starts from: its manifest was checked.
func (r *Run) root() board.Position {
	root, _ := r.Root()
	return root
}

// Disputed returns the chunks of which a second count has differed, and nobody has found out yet who is right.
func (r *Run) Disputed() (chunks []int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for i := range r.states.chunks {
		if r.states.chunks[i].disputed {
			chunks = append(chunks, i)
		}
	}
	return chunks
}

// Owed returns how many chunks of each key are still to be counted again before a share of what it has counted is,
// one at least. Keys that owe nothing are left out.
func (r *Run) Owed(share float64) map[string]int {
	owed := map[string]int{}
	for party, s := range r.Parties() {
		if n := max(int(math.Ceil(share*float64(s.Counted))), 1) - s.Confirmed; strings.HasPrefix(party, KeyParty) && s.Counted > 0 && n > 0 {
			owed[party] = n
		}
	}
	return owed
}

// Draw returns so many chunks of each party at random, which nobody can foresee, that were not counted again yet,
// and those that are disputed.
func (r *Run) Draw(owed map[string]int) []int {
	chunks := r.Disputed()
	for _, chunk := range rand.Perm(r.Chunks()) {
		if by, again := r.CountedBy(chunk); again == "" && owed[by.Party] > 0 && !slices.Contains(chunks, chunk) {
			owed[by.Party]--
			chunks = append(chunks, chunk)
		}
	}
	return chunks
}

// Recount counts chunks of a complete run again that came from keys, until [SampleShare] of each key is counted twice.
// It does so by making the moves, with another seed. Of a key that has counted a position wrongly everything is
// open again. What is open is left to [Run.Count].
func (r *Run) Recount(ctx context.Context, o CountOptions) error {
	o.Method, o.Seed = perft.Make, rand.Uint64()
	differ, err := r.again(ctx, r.Draw(r.Owed(SampleShare)), o)
	for i := 0; i < len(differ) && err == nil; i++ {
		var wrong map[string]string
		wrong, err = r.Settle(ctx, differ[i])
		for party := range wrong {
			_, failed := r.Retract(party)
			err = errors.Join(err, failed)
		}
	}
	return err
}

// again counts chunks again and returns what differs.
func (r *Run) again(ctx context.Context, chunks []int, o CountOptions) (differ []*Conflict, err error) {
	worker, err := NewWorker(o.Name, r.Remaining(), o.SessionOptions)
	if err != nil {
		return nil, err
	}
	defer worker.Close()
	err = r.countAll(ctx, o.Threads, chunks, worker, func(again []Result) error {
		found, err := r.Confirm(again)
		differ = append(differ, found...)
		return err
	})
	return differ, err
}

// Settle counts a position on which two counts differ in the plainest way, by making the moves and without a table, and
// returns the parties that were wrong, with the reasons: nobody, if the first count is not kept any more. If the second
// count was made by a machine that has the folder and is wrong, the error says so.
func (r *Run) Settle(ctx context.Context, m *Conflict) (wrong map[string]string, err error) {
	if by, _ := r.CountedBy(m.Chunk); by.Party != m.By[0] {
		return nil, nil
	}
	p, err := r.Position(m.Chunk, m.Position)
	if err != nil {
		return nil, err
	}
	truth, err := perft.Count(ctx, p, r.Remaining(), perft.Options{Method: perft.Make})
	if err != nil {
		return nil, err
	}
	wrong = map[string]string{}
	for i, leaves := range []uint64{m.A, m.B} {
		if truth != perft.NewNodes(leaves) {
			wrong[m.By[i]] = fmt.Sprintf("chunk %d, position %d, %s: counted %d, the right count is %v", m.Chunk, m.Position, m.FEN, leaves, truth)
		}
	}
	if why := wrong[m.By[1]]; why != "" && !strings.HasPrefix(m.By[1], KeyParty) {
		return nil, fmt.Errorf("this machine cannot be relied on: %s", why)
	}
	return wrong, nil
}
