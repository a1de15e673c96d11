//go:build amd64 && !purego

package lanes

import (
	"reflect"
	"testing"

	"github.com/bitray/bitray/internal/simd"
	"github.com/bitray/bitray/perft/board"
)

// with counts with the kernels of one set.
func with(set simd.Set, count func()) {
	before := useAVX512
	defer func() { useAVX512 = before }()
	useAVX512 = set == simd.AVX512
	count()
}

// positions are those in which the kernels of the sets are compared, besides those of random games in
// the other tests: with checks, pins, castlings, promotions, and with more pieces than fit a register.
var positions = []string{
	"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
	"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
	"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
	"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
	"rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
	"r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
	"qqqqkqqq/qqqqqqqq/8/8/8/8/QQQQQQQQ/QQQQKQQQ w - - 0 1",
	"nnnnknnn/nnnnnnnn/8/8/8/8/NNNNNNNN/NNNNKNNN w - - 0 1",
	"r1b1k2r/1P4P1/3P4/8/8/3p4/1p4p1/R1B1K2R w KQkq - 0 1",
	"1r4kr/8/8/8/8/8/8/1R4KR w HBhb - 0 1",
}

// eachNode calls visit for the positions, and for those below them.
func eachNode(t *testing.T, depth int, visit func(p *board.Position)) {
	t.Helper()
	var below func(p *board.Position, depth int)
	below = func(p *board.Position, depth int) {
		if visit(p); depth == 0 || t.Failed() {
			return
		}
		for _, m := range p.AppendLegalMoves(nil) {
			child := p.Make(m)
			below(&child, depth-1)
		}
	}
	for _, fen := range positions {
		p, err := board.ParseFEN(fen)
		if err != nil {
			t.Fatal(err)
		}
		below(&p, depth)
	}
}

// TestSetsAgree compares what the kernels of each set store, one by one, and all kernels of one with all
// kernels of the other.
func TestSetsAgree(t *testing.T) {
	if len(kernels) < 3 {
		t.Skipf("skipped: this process has the kernels of one set only, if of any: %v", kernels)
	}
	for _, step := range steps {
		t.Run(step.name, func(t *testing.T) {
			var one, other TripleCounter
			ran := 0
			eachNode(t, 1, func(p *board.Position) {
				one, other = TripleCounter{}, TripleCounter{}
				if !step.prepare(&one, p) {
					return
				}
				other.triple, other.children.node = one.triple, one.children.node
				var a, b uint64
				with(simd.AVX512, func() { a = step.do(&one, p) })
				with(simd.AVX2, func() { b = step.do(&other, p) })
				if a != b {
					t.Errorf("%s: AVX-512 counts %d, AVX2 %d", p.FEN(), a, b)
				}
				if field := differ(step.stored(&one), step.stored(&other)); field != "" {
					t.Errorf("%s: the sets store different %s", p.FEN(), field)
				}
				ran++
			})
			if ran < 100 {
				t.Errorf("%d positions were compared, want 100 or more", ran)
			}
		})
	}
}

// kernelStep is a kernel with what is done before it, by the best set, and what it is to store.
type kernelStep struct {
	name    string
	prepare func(c *TripleCounter, p *board.Position) bool
	do      func(c *TripleCounter, p *board.Position) uint64
	stored  func(c *TripleCounter) any
}

var steps = []kernelStep{
	{"listMoves", always, listed, func(c *TripleCounter) any { return listedNode(&c.children.node) }},
	{"countReplies", func(c *TripleCounter, p *board.Position) bool { listed(c, p); return true },
		func(c *TripleCounter, _ *board.Position) uint64 { return countReplies(&c.children.node) }, nothing},
	{"arrange", arranged(0), call(arrange), func(c *TripleCounter) any {
		t := &c.triple
		return []any{listOf(t.firsts.from[:], t.firsts.count), listOf(t.firsts.to[:], t.firsts.count), t.firsts.loud,
			t.replies.valid, t.replies.changing, t.replies.changingCount, pairsOf(&t.full)}
	}},
	{"findUnits", arranged(1), call(findUnits), func(c *TripleCounter) any {
		t := &c.triple
		stored := []any{t.passed.active, t.unitCount, t.rays.near, t.rays.count, t.rays.touched[:t.rays.count],
			t.rays.first2[:t.rays.count], t.rays.lifted[:t.rays.count], t.rays.seen[:t.rays.count], t.rays.changes[:t.rays.count], t.rays.arrivals[:t.rays.count]}
		for _, u := range t.units[:t.unitCount] {
			n := u.lineCount
			stored = append(stored, u.lines[:n], u.firsts[:n], u.kept[:n], u.lifted[:n], u.gate, u.held, u.steppers, u.all, u.changes, u.arrivals)
		}
		return stored
	}},
	{"countPairs", arranged(2), func(c *TripleCounter, _ *board.Position) uint64 {
		filled := c.triple.full.fill()
		return countPairs(&c.triple) - filled*uint64(c.triple.leaves[c.triple.replies.changingCount])
	}, func(c *TripleCounter) any {
		t := &c.triple
		return []any{listOf(t.leaves[:], t.full.count), listOf(t.kings[:], t.full.count)}
	}},
	{"spread", arranged(3), call(spread), func(c *TripleCounter) any {
		t := &c.triple
		return []any{listOf(t.replies.after[:], t.replies.count), listOf(t.replies.kingAfter[:], t.replies.count),
			t.replies.checking, t.none, t.kingNone, listOf(t.firsts.alone[:], t.firsts.count),
			listOf(t.firsts.kingAlone[:], t.firsts.count), t.firsts.removed}
	}},
	{"findTouches", arranged(4), call(findTouches), func(c *TripleCounter) any {
		t := &c.triple
		return []any{t.firsts.touches[:t.firsts.count], t.firsts.kingTouches[:t.firsts.count]}
	}},
	{"differences", arranged(5), func(c *TripleCounter, _ *board.Position) uint64 { return differences(&c.triple, 0) },
		func(c *TripleCounter) any {
			t := &c.triple
			return []any{t.firsts.removed, pairsOf(&t.full), t.arrivals, t.passed.active, t.doubles[:t.doubleCount]}
		}},
	{"separate", arranged(6), func(c *TripleCounter, _ *board.Position) uint64 { return separate(&c.triple, 0) },
		func(c *TripleCounter) any {
			return []any{c.triple.separated, pairsOf(&c.triple.full), pairsOf(&c.triple.kingless)}
		}},
	{"countKingless", arranged(7), func(c *TripleCounter, _ *board.Position) uint64 {
		filled := c.triple.kingless.fill()
		return countKingless(&c.triple) - filled*(c.triple.none-c.triple.kingNone)
	}, nothing},
	{"Count", always, func(c *TripleCounter, p *board.Position) uint64 { return c.Count(p) }, nothing},
}

func always(*TripleCounter, *board.Position) bool { return true }

func nothing(*TripleCounter) any { return nil }

func call(kernel func(*triple)) func(*TripleCounter, *board.Position) uint64 {
	return func(c *TripleCounter, _ *board.Position) uint64 {
		kernel(&c.triple)
		return 0
	}
}

func listed(c *TripleCounter, p *board.Position) uint64 {
	if handles(p) {
		c.children.list(p)
	}
	return c.children.node.moves
}

// listedNode returns a node without what its lists hold beyond their ends.
func listedNode(n *node) node {
	listed := *n
	clear(listed.from[n.moves:])
	clear(listed.to[n.moves:])
	clear(listed.become[n.moves:])
	return listed
}

// arranged returns a function that does so many steps of a count, and reports whether there is something to
// count.
func arranged(done int) func(*TripleCounter, *board.Position) bool {
	return func(c *TripleCounter, p *board.Position) bool {
		t := &c.triple
		if !separable(p) || !c.triple.list(p) {
			return false
		}
		arrange(t)
		if t.firsts.count == 0 || done == 0 {
			return t.firsts.count != 0
		}
		for _, step := range []func(){
			func() {}, func() { findUnits(t) }, func() { countPairs(t) }, func() { spread(t) },
			func() { findTouches(t); t.full.count, t.separated, t.arrivals = 0, 0, 0 },
			func() { differences(t, 0) }, func() { separate(t, 0) },
		}[:done] {
			step()
		}
		return done < 7 || t.kingless.count != 0 // which is never asked for
	}
}

func listOf(list []uint8, count uint64) []uint8 { return list[:count] }

func pairsOf(p *pairs) []any {
	return []any{p.count, listOf(p.firstsFrom[:], p.count), listOf(p.firstsTo[:], p.count),
		listOf(p.repliesFrom[:], p.count), listOf(p.repliesTo[:], p.count)}
}

// differ returns what differs in two values, or nothing.
func differ(a, b any) string {
	if reflect.DeepEqual(a, b) {
		return ""
	}
	x, y := reflect.ValueOf(a), reflect.ValueOf(b)
	if x.Kind() == reflect.Struct {
		for i := range x.NumField() {
			if !x.Field(i).Equal(y.Field(i)) {
				return x.Type().Field(i).Name
			}
		}
	}
	return "values"
}
