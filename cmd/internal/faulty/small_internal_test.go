package faulty

import (
	"context"
	"flag"
	"fmt"
	"os"
	"runtime"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/cmd/internal/small"
	"github.com/bitray/bitray/perft"
	"github.com/bitray/bitray/perft/board"
)

var (
	longProof = flag.Bool("long", false, "prove all positions of four pieces, and en passant and castling with five: an hour of a processor")
	part      = flag.Int("part", 0, "look at one in so many placements of the kings, in place of those that are looked at without it")
)

// family is a set of positions with few pieces.
type family struct {
	name   string
	starts func(kings board.Setup) []board.Setup // what stands on the board beside the kings
	more   int
	// wants reports whether a position belongs to the family: others are left out.
	wants func(start *board.Setup, p *board.Position) bool
	// kings are the placements that are looked at without -long, as 64 times the square of White's king and that of Black's.
	kings []int
	// all is how many positions there are, and some how many with these placements. Without en passant, three pieces are
	// 3,891,590 and four are 1,035,400,956, as a program counts too that shares nothing with this one.
	all, some uint64
	oneIn     int // how few are counted by all methods, with -long
}

func alone(kings board.Setup) []board.Setup            { return []board.Setup{kings} }
func every(start *board.Setup, p *board.Position) bool { return true }

// passing adds two pawns, one of which the other may capture en passant, if it may.
func passing(kings board.Setup) (starts []board.Setup) {
	for c := range attacks.Color(2) {
		for victim := attacks.A5 - 8*attacks.Square(c); victim <= attacks.H5-8*attacks.Square(c); victim++ {
			for by := range (victim.Bitboard().East() | victim.Bitboard().West()).Squares() {
				s := kings
				s.SideToMove, s.EnPassant = c, victim+8-16*attacks.Square(c)
				s.Put(c.Other(), board.Pawn, victim.Bitboard())
				s.Put(c, board.Pawn, by.Bitboard())
				if s.Occupied().Count() == 4 { // both kings are still there
					starts = append(starts, s)
				}
			}
		}
	}
	return starts
}

// mayPass wants the en-passant square of the start. Where two pawns may capture, the start is the one with the pawn on
// the lower file.
func mayPass(start *board.Setup, p *board.Position) bool {
	c := start.SideToMove
	if p.SideToMove() != c || p.EnPassant() != start.EnPassant {
		return false
	}
	by := attacks.Pawn(c.Other(), p.EnPassant()) & p.Pieces(c, board.Pawn)
	return start.Pieces(c, board.Pawn).Has(by.First())
}

// castling adds a rook, with which the king may castle, if it may.
func castling(kings board.Setup) (starts []board.Setup) {
	for c := range attacks.Color(2) {
		home := attacks.E1 + 56*attacks.Square(c)
		for _, rook := range []attacks.Square{home - 4, home + 3} {
			if s := kings; s.Pieces(c, board.King) == home.Bitboard() {
				s.SideToMove, s.CastlingRooks = c, rook.Bitboard()
				s.Put(c, board.Rook, rook.Bitboard())
				starts = append(starts, s)
			}
		}
	}
	return starts
}

// mayCastle wants the right of the start. With rights to both sides, the start is the one with the first rook.
func mayCastle(start *board.Setup, p *board.Position) bool {
	return p.SideToMove() == start.SideToMove && (p.CastlingRooks()&p.Pieces(start.SideToMove, board.Rook)).Lowest() == start.CastlingRooks
}

const (
	e1g7 = 4<<6 | 54
	e1g8 = 4<<6 | 62
	e1e3 = 4<<6 | 20
	e1f8 = 4<<6 | 61
	d5h5 = 35<<6 | 39
	a5e8 = 32<<6 | 60
	h4a4 = 31<<6 | 24
)

var families = []family{
	{"three pieces", alone, 1, every, []int{e1g7, d5h5, a5e8, e1e3, e1f8}, 3_891_590, 5429, 50},
	{"four pieces", alone, 2, every, []int{e1g7}, 1_035_485_688, 290_238, 1000},
	{"en passant", passing, 1, mayPass, []int{d5h5, a5e8, h4a4}, 42_466_748, 36_081, 100},
	{"castling", castling, 2, mayCastle, []int{e1g8}, 27_314_565, 285_565, 100},
}

// prover compares the generators of packages perft/board and faulty, and the methods of package perft.
type prover struct {
	faulty   generator
	set      [2]effect // the faults of it
	moves    []board.Move
	sessions []*perft.Session
	blind    func(*board.Setup) // what the last method does not see
	seen     uint64
}

func newProver(t testing.TB, set [2]effect) *prover {
	v := &prover{set: set}
	for _, method := range []perft.Method{perft.MethodMake, perft.MethodScalar, perft.MethodSIMD} {
		if !method.Available() {
			continue
		}
		s, err := perft.NewSession(perft.Options{Method: method})
		if err != nil {
			t.Fatal(err)
		}
		v.sessions = append(v.sessions, s)
	}
	return v
}

// sameMoves returns an error unless both generators list the same moves, each once.
func (v *prover) sameMoves(p *board.Position) error {
	from := New(p)
	v.faulty.generate(&from, &v.set, false)
	var listed [board.King + 1][64]attacks.Bitboard // squares that moves go to, by promotion and by the square they come from
	for _, m := range v.faulty.moves {
		switch to := &listed[m.promotion][m.from]; {
		case m.about&castles != 0 && m.to > m.from: // onto the rook, as package board has it
			*to = to.With(m.to + 1)
		case m.about&castles != 0:
			*to = to.With(m.to - 2)
		case to.Has(m.to):
			return fmt.Errorf("%s: %v twice", p.FEN(), m)
		default:
			*to = to.With(m.to)
		}
	}
	v.moves = p.AppendLegalMoves(v.moves[:0])
	for _, m := range v.moves {
		to := &listed[m.Promotion()][m.From()]
		if !to.Has(m.To()) {
			return fmt.Errorf("%s: %v is not listed by faulty, or twice by board", p.FEN(), m)
		}
		*to = to.Without(m.To())
	}
	if len(v.moves) != len(v.faulty.moves) {
		return fmt.Errorf("%s: %d moves by board, %d by faulty", p.FEN(), len(v.moves), len(v.faulty.moves))
	}
	return nil
}

// sameCounts returns an error unless all methods count the same two and three plies deep.
func (v *prover) sameCounts(p *board.Position) error {
	for depth := 2; depth <= 3; depth++ {
		var first perft.Nodes
		for i, s := range v.sessions {
			from := *p
			if i == len(v.sessions)-1 && v.blind != nil {
				setup := p.Setup()
				v.blind(&setup)
				from, _ = setup.Position()
			}
			n, err := s.Count(context.Background(), from, depth)
			if err != nil {
				return err
			}
			if i == 0 {
				first = n
			} else if n != first {
				return fmt.Errorf("%s: depth %d is %v by make, %v by another method", p.FEN(), depth, first, n)
			}
		}
	}
	return nil
}

// prove looks at all positions of a family with some placements of the kings, on all processors, and returns how many there were,
// and the first error. One in a number of the positions is counted by all methods, or none if the number is 0.
func (f *family) prove(t testing.TB, kings []int, newProver func() *prover, oneIn int) (seen uint64, err error) {
	var wait sync.WaitGroup
	var next, visited atomic.Int64
	var once sync.Once
	start, last := time.Now(), atomic.Int64{}
	for range runtime.GOMAXPROCS(0) {
		wait.Go(func() {
			v := newProver()
			for i := int(next.Add(1)) - 1; i < len(kings) && err == nil; i = int(next.Add(1)) - 1 {
				before := v.seen
				if wrong := f.look(v, kings[i], oneIn); wrong != nil {
					once.Do(func() { err = wrong })
				}
				n := visited.Add(int64(v.seen - before))
				if s := int64(time.Since(start) / (10 * time.Second)); last.Swap(s) != s {
					fmt.Fprintf(os.Stderr, "%s: %d of %d placements of the kings, %d positions, %v\n", f.name, i+1, len(kings), n, time.Since(start).Round(time.Second))
				}
			}
		})
	}
	wait.Wait()
	return uint64(visited.Load()), err
}

// look looks at the positions with one placement of the kings.
func (f *family) look(v *prover, kings, oneIn int) (err error) {
	s := board.NewSetup()
	s.Put(attacks.White, board.King, attacks.Square(kings>>6).Bitboard())
	s.Put(attacks.Black, board.King, attacks.Square(kings&63).Bitboard())
	if s.Pieces(attacks.White, board.King) == 0 {
		return nil
	}
	for _, start := range f.starts(s) {
		if err != nil {
			break
		}
		small.Positions(start, f.more, func(p *board.Position) bool {
			if !f.wants(&start, p) {
				return true
			}
			v.seen++
			if err = v.sameMoves(p); err == nil && oneIn > 0 && v.seen%uint64(oneIn) == 0 {
				err = v.sameCounts(p)
			}
			return err == nil
		})
	}
	return err
}

// TestSmallPositions proves the families, or a part of them.
func TestSmallPositions(t *testing.T) {
	for _, f := range families {
		t.Run(f.name, func(t *testing.T) {
			kings, want, oneIn := f.kings, f.some, f.oneIn
			switch {
			case *part > 0:
				want, kings = 0, nil
				for i := *part / 2; i < 64*64; i += *part {
					kings = append(kings, i)
				}
			case *longProof:
				want, kings = f.all, nil
				for i := range 64 * 64 {
					kings = append(kings, i)
				}
			default:
				oneIn *= 5
			}
			start := time.Now()
			seen, err := f.prove(t, kings, func() *prover { return newProver(t, [2]effect{}) }, oneIn)
			t.Logf("%d positions, %v", seen, time.Since(start))
			if err != nil || seen == 0 || seen != want && *part == 0 {
				t.Errorf("%d positions, want %d; error %v", seen, want, err)
			}
		})
	}
}

// TestSmallPositionsFindFaults plants faults, which the part of a family finds that is always looked at.
func TestSmallPositionsFindFaults(t *testing.T) {
	for family, names := range [][]string{
		{"king-next-to-king", "king-along-ray", "promotion-no-knight", "promotion-not-by-push", "double-push-captures", "knight-wraps", "castling-missing", "king-into-attack"},
		{"pin-ignored", "pin-frozen", "check-not-blocked", "check-not-captured", "king-takes-protected", "slider-on-after-capture", "double-push-jumps",
			"pawn-wraps-a", "promotion-capture-queen-only", "castling-through-check", "castling-out-of-check", "castling-into-check", "castling-b-attacked", "castling-b-occupied", "castling-g-occupied",
			"castling-rook-attacked", "check-by-pawn-unseen", "check-by-knight-unseen"},
		{"en-passant-missing", "en-passant-opens-rank", "en-passant-untested", "en-passant-by-pinned-pawn", "en-passant-pinned-refused", "en-passant-evasion-refused",
			"en-passant-diagonals-untested", "en-passant-tested-before", "en-passant-not-to-a", "en-passant-not-to-h"},
		{"castling-not-short", "castling-not-long", "castling-through-check-short", "castling-through-check-long", "double-check-answered", "check-king-only"},
	} {
		f := &families[family]
		for _, name := range names {
			fault, err := Named(name)
			if err != nil {
				t.Fatal(err)
			}
			set := Set{}.With(fault, Both).above
			if seen, err := f.prove(t, f.kings, func() *prover { return newProver(t, set) }, 0); err == nil {
				t.Errorf("%s: %d positions do not show %s", f.name, seen, name)
			}
		}
	}
	for i, blind := range map[int]func(*board.Setup){
		2: func(s *board.Setup) { s.EnPassant = attacks.NoSquare },
		3: func(s *board.Setup) { s.CastlingRooks = attacks.Empty },
	} {
		f := &families[i]
		seen, err := f.prove(t, f.kings, func() *prover {
			v := newProver(t, [2]effect{})
			v.blind = blind
			return v
		}, 1)
		if err == nil {
			t.Errorf("%s: %d positions do not show that a method is blind", f.name, seen)
		}
	}
}
