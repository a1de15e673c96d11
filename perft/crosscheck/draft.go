package crosscheck

import (
	"slices"
	"strconv"
	"strings"

	"github.com/bitray/bitray/perft/board"
)

// draft is a line that is being made smaller: its root as text that is easy to edit.
type draft struct {
	// men is the piece placement of a FEN with a dot for every empty square, so that a square
	// is always found at the same offset: eight ranks of eight, with a '/' between them.
	men                     string
	side, rights, enPassant string
	clocks                  string
	moves                   []string
	chess960                bool
}

// newDraft takes apart the line of moves from pos.
func newDraft(pos *board.Position, moves []string, chess960 bool) draft {
	fields := strings.SplitN(pos.FEN(), " ", 5)
	men := fields[0]
	for n := 1; n <= 8; n++ {
		men = strings.ReplaceAll(men, strconv.Itoa(n), strings.Repeat(".", n))
	}
	return draft{men, fields[1], fields[2], fields[3], fields[4], moves, chess960}
}

// line puts the parts together again.
func (d *draft) line() Line {
	men := d.men
	for n := 8; n > 0; n-- {
		men = strings.ReplaceAll(men, strings.Repeat(".", n), strconv.Itoa(n))
	}
	root := strings.Join([]string{men, d.side, d.rights, d.enPassant, d.clocks}, " ")
	return Line{Root: root, Chess960: d.chess960, Moves: d.moves}
}

// valid reports whether the line can be asked about: its root has no faults but those tolerated,
// and its moves are legal. A line of standard chess stays one; a king who has been moved away
// from castling rights would make it one of Chess960.
func (d *draft) valid(tolerated board.Fault) bool {
	line := d.line()
	if faults, err := board.Validate(line.Root); err != nil || faults&^tolerated != 0 {
		return false
	}
	pos, err := line.End()
	return err == nil && (d.chess960 || !pos.Chess960())
}

// subjects returns the offsets of all men but the kings.
func (d *draft) subjects() (offsets []int) {
	for i, man := range []byte(d.men) {
		if strings.IndexByte("./Kk", man) < 0 {
			offsets = append(offsets, i)
		}
	}
	return offsets
}

// with returns d with another man, or none for '.', at each of the offsets.
func (d draft) with(man byte, offsets ...int) draft {
	men := []byte(d.men)
	for _, i := range offsets {
		men[i] = man
	}
	d.men = string(men)
	return d
}

// simplify calls try with drafts that are each simpler than d in one way; not all of them are
// valid. Try replaces d by those that are good, and simplify goes on from there.
//
// First go the moves that lead to the position, then rights and the en-passant square, which hold
// men where they are, and then the men. What has to stay becomes plainer: men weaker ones, and
// kings who may stand anywhere go to a corner.
func (d *draft) simplify(try func(draft)) {
	d.shortenPath(try)
	d.dropRights(try)
	d.dropMen(try)
	d.weakenMen(try)
	d.cornerKings(try)
	fresh := *d
	fresh.clocks = "0 1"
	try(fresh)
}

// shortenPath tries roots further down the line, the last position first.
func (d *draft) shortenPath(try func(draft)) {
	line := d.line()
	for made := len(line.Moves); made > 0 && len(d.moves) == len(line.Moves); made-- {
		pos, err := Line{Root: line.Root, Moves: line.Moves[:made]}.End()
		if err != nil {
			return
		}
		try(newDraft(&pos, line.Moves[made:], d.chess960))
	}
}

// dropRights tries to do without castling rights, all or single ones, and without an en-passant
// square.
func (d *draft) dropRights(try func(draft)) {
	for _, right := range append([]string{d.rights}, strings.Split(d.rights, "")...) {
		without := *d
		if without.rights = strings.Replace(d.rights, right, "", 1); without.rights == "" {
			without.rights = "-"
		}
		try(without)
	}
	without := *d
	without.enPassant = "-"
	try(without)
}

// dropMen tries to do without each half of the men, each quarter and so on, down to single ones:
// most have nothing to do with a mistake, so they go in large parts.
func (d *draft) dropMen(try func(draft)) {
	for size := (len(d.subjects()) + 1) / 2; size > 0; size /= 2 {
		for part := range slices.Chunk(d.subjects(), size) {
			try(d.with('.', part...))
		}
	}
}

// weakenMen tries weaker men in the place of others, the weakest first.
func (d *draft) weakenMen(try func(draft)) {
	const byStrength = "pnbrq"
	for _, i := range d.subjects() {
		man := d.men[i]
		color := man & 0x20 // the bit by which small letters differ from capitals
		for _, weaker := range []byte(byStrength[:strings.IndexByte(byStrength, man|0x20)]) {
			if d.men[i] == man {
				try(d.with(weaker&^0x20|color, i))
			}
		}
	}
}

// cornerKings tries kings in corners, the two on their own side of the board first.
func (d *draft) cornerKings(try func(draft)) {
	const a8, h8, a1, h1 = 0, 7, 63, 70
	corners := [...]int{a1, h1, a8, h8}
	for _, king := range []byte("Kk") {
		from := strings.IndexByte(d.men, king)
		for _, corner := range corners {
			if !slices.Contains(corners[:], from) && d.men[from] == king && d.men[corner] == '.' {
				try(d.with('.', from).with(king, corner))
			}
		}
		slices.Reverse(corners[:])
	}
}
