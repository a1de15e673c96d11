// Package planted is an attack generator that speaks the protocol of package cmd/internal/external, for tests:
// right, or with a fault that is planted.
package planted

import (
	"bufio"
	"fmt"
	"io"
	"math/bits"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"time"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackstest/testdata/wrong"
)

// rooks are wrong: with numbers of 53 bits, or integers of 32, in place of 64 (of the result, of all that is shifted, or of a
// result on the h-file), or with too few squares.
var rooks = map[string]wrong.LookUp{
	"double": func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
		return attacks.Bitboard(float64(attacks.Rook(sq, occ)))
	},
	"lower": func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
		return attacks.Rook(sq, occ) & (1<<32 - 1)
	},
	"signed": func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
		if sq&7 != 7 {
			return attacks.Rook(sq, occ)
		}
		return attacks.Bitboard(int32(attacks.Rook(sq, occ)))
	},
	"shift": func(sq attacks.Square, occ attacks.Bitboard) (attacked attacks.Bitboard) {
		for _, step := range [4][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
			for file, rank := int(sq&7)+step[0], int(sq>>3)+step[1]; file>>3 == 0 && rank>>3 == 0; file, rank = file+step[0], rank+step[1] {
				bit := attacks.Bitboard(int32(1) << ((8*rank + file) & 31))
				attacked |= bit
				if occ&bit != 0 {
					break
				}
			}
		}
		return attacked
	},
	// Blocked by the lower half of the occupancy in both halves, by none or none on the edges, without the last square of
	// each line or of one, or blocked by four pieces that are not there, or from c4 alone by one.
	"unsigned": func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
		return attacks.Rook(sq, occ&(1<<32-1)|occ<<32)
	},
	"alone": func(sq attacks.Square, _ attacks.Bitboard) attacks.Bitboard { return attacks.Rook(sq, 0) },
	"masked": func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
		return attacks.Rook(sq, occ&0x007e7e7e7e7e7e00)
	},
	"inner": func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
		return attacks.Rook(sq, occ) &^ attacks.SetOf(sq&^7, sq|7, sq&7, sq|56)
	},
	"right": func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
		return attacks.Rook(sq, occ).Without(sq | 7)
	},
	"ghost": func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
		if sq == attacks.C4 {
			occ = occ.With(attacks.D4)
		}
		return attacks.Rook(sq, occ)
	},
	"ghosts": func(sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
		return attacks.Rook(sq, occ|attacks.SetOf(attacks.C3, attacks.D3, attacks.E3, attacks.F3))
	},
}

// answers returns what a generator with a fault answers about each piece: that of package wrong, if it is one of those.
func answers(fault string) map[string]wrong.LookUp {
	all := []string{"rook", "bishop", "queen"}
	switch fault {
	case "bit":
		fault, all = "entry", all[:1]
	case "queen":
		fault, all = "entry", all[2:]
	}
	if rook := rooks[fault]; rook != nil {
		return map[string]wrong.LookUp{"rook": rook, "bishop": attacks.Bishop, "queen": attacks.Queen}
	}
	if wrong.Faults[fault] == nil {
		return wrong.Right
	}
	s := wrong.Sliders(fault, all...)
	return map[string]wrong.LookUp{"rook": s.Rook, "bishop": s.Bishop, "queen": s.Queen}
}

// program is a running generator.
type program struct {
	in          *bufio.Scanner
	out         *bufio.Writer
	fault       string
	answers     map[string]wrong.LookUp
	asked       int
	squares     []attacks.Square
	occupancies []attacks.Bitboard
	last        remembered
	start       time.Time
}

// remembered is an answer, with what the fault "half-key" finds it by: the upper half of the occupancy is missing.
type remembered struct {
	piece  string
	square attacks.Square
	half   uint32
	answer attacks.Bitboard
}

// Serve answers questions with a fault, or with none if that is "none".
func Serve(in io.Reader, out io.Writer, fault string) {
	p := &program{in: bufio.NewScanner(in), out: bufio.NewWriterSize(out, 1<<16), fault: fault, answers: answers(fault), start: time.Now()}
	for p.in.Scan() {
		line := p.in.Text()
		p.out.WriteString(p.answer(line, strings.Split(line, " ")))
		p.out.WriteByte('\n')
		if line == "go" {
			p.out.Flush()
		}
	}
	if fault == "last-words" {
		fmt.Fprintln(os.Stderr, "lost")
		os.Exit(9)
	}
}

func (p *program) answer(line string, words []string) string {
	switch {
	case line == "go":
		return "ok"
	case strings.HasPrefix(line, "bitray "):
		return p.greeting()
	case len(words) == 2 && words[0] == "questions":
		return p.list(words[1])
	case len(words) > 3 && words[0] == "time":
		return p.time(words[1], words[2], words[3])
	case len(words) != 3 && p.fault == "rude":
		return "what?"
	case len(words) != 3:
		return "unknown " + line
	}
	p.asked++
	sq, occ := attacks.Square(number(words[1])), board(words[2])
	if text, out := p.misbehave(words[0], sq); out {
		return text
	}
	return hex(p.one(words[0], sq, occ))
}

func board(text string) attacks.Bitboard {
	n, _ := strconv.ParseUint(text, 16, 64)
	return attacks.Bitboard(n)
}

func number(text string) int {
	n, _ := strconv.Atoi(text)
	return n
}

func hex(b attacks.Bitboard) string { return strconv.FormatUint(uint64(b), 16) }

// greeting names everything, and, if a fault is about that, nothing that makes sense.
func (p *program) greeting() string {
	switch p.fault {
	case "mute":
		time.Sleep(time.Hour)
	case "unable":
		fmt.Fprintln(os.Stderr, "no library")
		os.Exit(3)
	case "stranger":
		return "hello"
	case "version":
		return "bitray 2 rook name mine"
	case "ability":
		return "bitray 1 rook knight name mine"
	case "nothing":
		return "bitray 1 throughput name mine"
	case "plain":
		return "bitray 1 rook bishop name plain"
	case "queen":
		return "bitray 1 queen name queens alone"
	case "last-words": // after the fewest questions
		return "bitray 1 bishop name last-words"
	}
	return "bitray 1 rook bishop queen throughput latency-square latency-occupancy cold name " + p.fault
}

// misbehave does what no answer is, when the rook is asked on b1 first.
func (p *program) misbehave(piece string, sq attacks.Square) (text string, out bool) {
	if piece != "rook" || sq != attacks.B1 {
		return "", false
	}
	switch p.fault {
	case "crash":
		panic("the board is on fire")
	case "overflow": // as a program of Node.js crashes
		fmt.Fprint(os.Stderr, "/mine.js:166\r\n  throw e\n  ^\n\nRangeError: overflow\n    at rook\n    at answer\n\nNode.js v20\n")
		os.Exit(1)
	case "forgetful": // crashes if it has been asked something else before
		if p.asked > 1 {
			os.Exit(4)
		}
	case "moody": // crashes once, and leaves a note
		if os.Remove(os.Getenv("BITRAY_TEST_MOOD")) == nil {
			os.Exit(5)
		}
	case "exit":
		os.Exit(3)
	case "hang":
		time.Sleep(time.Hour)
	case "flood":
		for {
			p.out.WriteString("0123456789abcdef")
		}
	case "chatty":
		return hex(p.one(piece, sq, 0)) + "\n0", true
	case "garbage":
		return "\x1b[31mno", true
	case "child":
		child := exec.Command(os.Args[0], os.Args[1:]...)
		child.Env = append(os.Environ(), "BITRAY_TEST_CHILD=1")
		child.Stdout, child.Stderr = os.Stdout, os.Stderr
		child.Start()
		os.Exit(6)
	}
	return "", false
}

func (p *program) one(piece string, sq attacks.Square, occ attacks.Bitboard) attacks.Bitboard {
	answer := p.answers[piece](sq, occ)
	if p.fault == "late" && p.asked > 100_000 {
		answer = ^answer
	}
	if now := (remembered{piece, sq, uint32(occ), p.last.answer}); p.fault != "half-key" || now != p.last {
		p.last = remembered{piece, sq, uint32(occ), answer}
	}
	return p.last.answer
}

func (p *program) list(count string) string {
	n := number(count)
	p.squares, p.occupancies = make([]attacks.Square, n), make([]attacks.Bitboard, n)
	for i := range n {
		p.in.Scan()
		sq, occ, _ := strings.Cut(p.in.Text(), " ")
		p.squares[i], p.occupancies[i] = attacks.Square(number(sq)), board(occ)
	}
	return count
}

// zero is zero, but the compiler does not know.
var zero attacks.Bitboard

// pass answers all questions of the list once.
func (p *program) pass(mode string, f wrong.LookUp) (fold attacks.Bitboard) {
	last := zero
	for i, sq := range p.squares {
		switch mode {
		case "latency-square":
			last = f(sq^attacks.Square(last&zero), p.occupancies[i])
		case "latency-occupancy":
			last = f(sq, p.occupancies[i]^last&zero)
		default:
			last = f(sq, p.occupancies[i])
		}
		fold ^= last
	}
	return fold
}

// time answers the list several times.
func (p *program) time(mode, piece, times string) string {
	p.pass(mode, wrong.Right[piece])
	start, sum := time.Now(), uint64(0)
	for i := range number(times) {
		fold := sum // half of the passes, each taken twice
		if p.fault != "half" || i%2 == 0 {
			fold = uint64(p.pass(mode, wrong.Right[piece]))
		}
		sum = bits.RotateLeft64(sum, 1) + fold
	}
	took := time.Since(start)
	switch p.fault {
	case "milliseconds":
		took = 0
	case "hoisted":
		took = 40
	case "liar", "slow":
		time.Sleep(time.Second) // or it would lie thousands of times until the patience with it ends
		if took += time.Hour; p.fault == "liar" {
			took = 1
		}
	case "compiles": // in parallel with the loop, for half a second
		for time.Since(p.start) < time.Second/2 && time.Since(start) < 3*took+10*time.Millisecond {
		}
	case "sum":
		sum++
	case "silent":
		return "done"
	case "backwards":
		return fmt.Sprintf("-5 %x", sum)
	case "decimal":
		return fmt.Sprintf("%d %x.5", took, sum)
	case "words":
		return fmt.Sprintf("soon %x", sum)
	}
	return fmt.Sprintf("%d %x", took, sum)
}
