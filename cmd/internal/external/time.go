package external

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/bitray/bitray/attacks"
)

// Load hands over the list of questions that [Generator.Time] asks. The slices must be of one length.
func (g *Generator) Load(ctx context.Context, squares []attacks.Square, occupied []attacks.Bitboard) error {
	text := fmt.Appendf(nil, "questions %d\n", len(squares))
	for i, sq := range squares {
		text = fmt.Appendf(text, "%d %x\n", sq, uint64(occupied[i]))
	}
	line, err := g.say(ctx, text)
	if err == nil && line != strconv.Itoa(len(squares)) {
		err = failuref("its output for a list of %d queries is %s, expected their number", len(squares), quote(line))
	}
	return err
}

// patience is how long a loop with an impossible time is repeated: what is compiled while it runs takes
// more processor time at first, on other processors than the one that it is compiled for.
const patience = 2 * time.Second

// credible is the part of the processor time of a program that its passes must take, the first one included, which
// is not timed. The rest is for what else the run-time of a language does; leastSeen is left out too. credibleCold is the
// same for "cold", where a program also reads its clock twice for a pass that is short.
const credible, credibleCold, leastSeen = 0.8, 0.1, time.Millisecond

// Time lets the program answer the loaded questions about a piece in a number of passes, in one of [Modes], and
// returns how long that took by its own account, and the sum of the folds. Before each time of "cold" it
// overwrites the given number of bytes of memory.
//
// An impossible time is a [Failure]: one that is not above 0, or longer than ours, or, where the system reports
// the processor time of the program and nothing is overwritten, less than four fifths of that with the
// first pass, which is not timed, or in cold a tenth.
func (g *Generator) Time(ctx context.Context, mode, piece string, passes, overwritten int) (took time.Duration, sum uint64, err error) {
	for start := time.Now(); ; {
		took, sum, err = g.time(ctx, mode, piece, passes, overwritten)
		if failure := (*Failure)(nil); !errors.As(err, &failure) || !failure.incredible || time.Since(start) > patience {
			return took, sum, err
		}
	}
}

func (g *Generator) time(ctx context.Context, mode, piece string, passes, overwritten int) (took time.Duration, sum uint64, err error) {
	command := fmt.Appendf(nil, "time %s %s %d", mode, piece, passes)
	part := credible * float64(passes) / float64(passes+1)
	if mode == "cold" {
		command, part = fmt.Appendf(command, " %d", overwritten), credibleCold
	}
	start := time.Now()
	usedBefore, known := g.ProcessorTime()
	line, err := g.say(ctx, append(command, '\n'))
	if err != nil {
		return 0, 0, err
	}
	used, _ := g.ProcessorTime()
	waited, used := time.Since(start), used-usedBefore
	nanoseconds, text, _ := strings.Cut(line, " ")
	n, err := strconv.ParseInt(nanoseconds, 10, 64)
	answer, wrong := parseAnswer([]byte(text)) // which is not empty
	took, sum = time.Duration(n), uint64(answer)
	switch {
	case err == nil && wrong == nil && n == 0:
		err = failuref("it says that %q took 0 ns: expected more; its clock may be too coarse, such as one of milliseconds", command)
	case err != nil || wrong != nil || n < 0:
		err = failuref("its output for %q is %s, expected nanoseconds and the sum of the folds", command, quote(line))
	case took > waited:
		err = &Failure{what: fmt.Sprintf("it says that %q took %v, but its output came after %v", command, took, waited), incredible: true}
	case known && overwritten == 0 && float64(took) < part*float64(used-leastSeen):
		err = &Failure{what: fmt.Sprintf("it says that %q took %v, and uses %v of processor time for it", command, took, used), incredible: true}
	}
	return took, sum, err
}
