package coordinator

import (
	"maps"
	"slices"
	"time"
)

// ledger knows which open chunks wait, and who holds which of the others since when.
type ledger struct {
	lease   time.Duration
	waiting []int  // chunks to give out, in their order; some may be held or done by now
	suspect []int  // chunks that all but namedAfter processes were lost with: a process gets one at a time
	back    []int  // other chunks that were given back or lost: they come before those that wait
	waits   []bool // which chunks are in one of these
	holders map[int]*process
	died    map[int][]string // processes that were lost with a chunk, up to namedAfter
	keys    map[string]*party
}

// party is what the ledger knows of a key.
type party struct {
	processes map[string]*process
	threads   int       // of all of them
	held      int       // chunks, by all of them
	delivered int       // chunks, since the start
	lost      float64   // chunks that were given back or lost lately: it shrinks with time
	settled   time.Time // when lost was brought up to date
	last      time.Time // when one of its processes was heard of last
}

// process is a process of a worker.
type process struct {
	name, key string
	threads   int
	heard     time.Time
	holds     map[int]time.Time // chunks, since when
}

func newLedger(chunks int, lease time.Duration) *ledger {
	return &ledger{lease: lease, waits: make([]bool, chunks), holders: map[int]*process{}, died: map[int][]string{}, keys: map[string]*party{}}
}

// open has chunks given out that are to be counted.
func (l *ledger) open(chunks []int) {
	for _, chunk := range chunks {
		if !l.waits[chunk] {
			l.waits[chunk] = true
			l.waiting = append(l.waiting, chunk)
		}
	}
}

// close forgets a chunk that is counted. What held it is free to ask for another.
func (l *ledger) close(chunk int) {
	if p := l.holders[chunk]; p != nil {
		delete(p.holds, chunk)
		l.keys[p.key].held--
	}
	delete(l.holders, chunk)
	delete(l.died, chunk)
}

// key returns what is known of a key.
func (l *ledger) key(name string) *party {
	k := l.keys[name]
	if k == nil {
		k = &party{processes: map[string]*process{}}
		l.keys[name] = k
	}
	return k
}

// mostEach bounds the chunks that a process holds for each of its threads.
const mostEach = 64

// room returns how many more chunks a key may hold while so many are open: in all its share among the keys
// that have processes, and as many more as it has delivered. What it has lost counts as held for a while, so a
// key that takes chunks and gives them back has ever less to take.
func (l *ledger) room(k *party, open int) int {
	most := min(max(open/l.sharers(), 1)+k.delivered, mostEach*k.threads)
	now := time.Now()
	k.lost = max(k.lost-float64(most)*now.Sub(k.settled).Seconds()/l.lease.Seconds(), 0)
	k.settled = now
	return most - k.held - int(k.lost)
}

// sharers returns how many keys have processes, or 1. What a worker is given depends on them and on its own key, not on how many
// processes other keys have.
func (l *ledger) sharers() (keys int) {
	for _, k := range l.keys {
		if len(k.processes) > 0 {
			keys++
		}
	}
	return max(keys, 1)
}

// hold notes that a process has a chunk in hand that no other holds.
func (l *ledger) hold(p *process, chunk int) {
	l.holders[chunk], p.holds[chunk] = p, time.Now()
	l.keys[p.key].held++
}

// release takes chunks back from a process, for others. They come first, except suspects.
func (l *ledger) release(p *process, chunks []int) {
	k := l.keys[p.key]
	slices.Sort(chunks)
	for _, chunk := range chunks {
		delete(p.holds, chunk)
		k.held--
		k.lost++
		delete(l.holders, chunk)
		if !l.waits[chunk] {
			l.waits[chunk] = true
			if l.suspected(chunk) {
				l.suspect = append(l.suspect, chunk)
			} else {
				l.back = append(l.back, chunk)
			}
		}
	}
}

// agree brings what a process holds in line with what it says. It may say that it holds chunks that an
// earlier coordinator has given it, as far as its key has room for them.
func (l *ledger) agree(p *process, says []int, room int, isOpen func(chunk int) bool) {
	said := map[int]bool{}
	for _, chunk := range says {
		if said[chunk] = true; l.holders[chunk] == nil && room > 0 && isOpen(chunk) {
			l.hold(p, chunk)
			room--
		}
	}
	l.release(p, slices.DeleteFunc(slices.Collect(maps.Keys(p.holds)), func(chunk int) bool { return said[chunk] }))
}

// next returns a chunk to give to a process, which holds it from now on, unless it says that it has the next one in hand.
func (l *ledger) next(p *process, says []int, isOpen func(chunk int) bool) (chunk int, is bool) {
	lists := []*[]int{&l.suspect, &l.back, &l.waiting}
	if len(l.suspect) > 0 && l.holdsSuspect(p) {
		lists = lists[1:]
	}
	for _, list := range lists {
		for len(*list) > 0 {
			chunk, *list = (*list)[0], (*list)[1:]
			if slices.Contains(says, chunk) { // it is late with it: somebody else is to have it
				*list = append(*list, chunk)
				break
			}
			l.waits[chunk] = false
			if isOpen(chunk) && l.holders[chunk] == nil {
				l.hold(p, chunk)
				return chunk, true
			}
		}
	}
	return 0, false
}

// suspected reports whether the next process that is lost with a chunk makes it one that is named.
func (l *ledger) suspected(chunk int) bool { return len(l.died[chunk]) >= namedAfter-1 }

func (l *ledger) holdsSuspect(p *process) bool {
	for chunk := range p.holds {
		if l.suspected(chunk) {
			return true
		}
	}
	return false
}

// late takes back the chunks that are held for longer than a lease while none waits: somebody may hold them for ever, or be
// slow. Who has one in hand may still bring its result. It returns how many they are by key.
func (l *ledger) late() map[string]int {
	late := map[string]int{}
	if len(l.waiting)+len(l.back)+len(l.suspect) > 0 {
		return late
	}
	for chunk, p := range l.holders {
		if time.Since(p.holds[chunk]) > l.lease {
			late[p.key]++
			l.release(p, []int{chunk})
		}
	}
	return late
}

// namedAfter is after how many processes that were lost with it a chunk is named.
const namedAfter = 3

// drop forgets a process that has not been heard of, and gives its chunks to others. It returns the chunks
// that so many processes have been lost with by now.
func (l *ledger) drop(p *process) (named []int) {
	held := slices.Collect(maps.Keys(p.holds))
	for _, chunk := range held {
		if died := l.died[chunk]; len(died) < namedAfter && !slices.Contains(died, p.name) {
			if l.died[chunk] = append(died, p.name); len(died)+1 == namedAfter {
				named = append(named, chunk)
			}
		}
	}
	l.remove(p)
	return named
}

// remove forgets a process, and gives its chunks to others.
func (l *ledger) remove(p *process) {
	l.release(p, slices.Collect(maps.Keys(p.holds)))
	k := l.keys[p.key]
	k.threads -= p.threads
	delete(k.processes, p.name)
}

// processes returns how many there are.
func (l *ledger) processes() (n int) {
	for _, k := range l.keys {
		n += len(k.processes)
	}
	return n
}
