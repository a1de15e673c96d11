// Package foreignbench lets package attackbench measure generators in shared libraries, which package
// foreign opens. Where a library has loops of its own, those are timed; otherwise its functions of one
// question are called in a loop of machine code, and what the calls cost is measured with an empty
// function.
package foreignbench

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"unicode"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/attackbench"
	"github.com/bitray/bitray/attacks/foreign"
	"github.com/bitray/bitray/attacks/foreign/call"
	"github.com/bitray/bitray/perft/board/excerpt"
)

// New returns the libraries as they are measured. Their rows have the names that they give themselves; one
// that is taken, by another library or in the list, is followed by "@" and the name of the file.
func New(libraries []*foreign.Library, taken []string) *attackbench.Libraries {
	measured := &attackbench.Libraries{Empty: []*attackbench.Foreign{emptyCall(), emptyPair(), emptyFill()}}
	taken = append(slices.Clone(taken), attackbench.EmptyCall, attackbench.EmptyPair, attackbench.EmptyFill)
	for _, l := range libraries {
		name := freeName(l, taken)
		taken = append(taken, name)
		measured.Generators = append(measured.Generators, newForeign(l, name))
	}
	return measured
}

func freeName(l *foreign.Library, taken []string) string {
	name := rowName(l.Name())
	if slices.Contains(taken, name) {
		name += "@" + rowName(filepath.Base(l.Path()))
	}
	for first, n := name, 2; slices.Contains(taken, name); n++ {
		name = fmt.Sprintf("%s#%d", first, n)
	}
	return name
}

// rowName makes a text of a library's the name of a row: one word that benchstat, a list of names and a
// table can hold.
func rowName(text string) string {
	const longest = 40
	inWord := func(r rune) bool {
		return unicode.IsLetter(r) || unicode.IsDigit(r) || strings.ContainsRune(".+-_@#()", r)
	}
	words := strings.FieldsFunc(text, func(r rune) bool { return !inWord(r) })
	if len(words) == 0 {
		return "library"
	}
	name := []rune(strings.Join(words, "-"))
	return string(name[:min(len(name), longest)])
}

// functions are those of a library by piece.
var functions = [3]struct{ one, many, chainSquare, chainOccupied, fill call.Function }{
	attackbench.Rook:   {call.Rook, call.Rooks, call.RookChain, call.RookChainOccupied, call.RookFill},
	attackbench.Bishop: {call.Bishop, call.Bishops, call.BishopChain, call.BishopChainOccupied, call.BishopFill},
	attackbench.Queen:  {call.Queen, call.Queens, call.QueenChain, call.QueenChainOccupied, call.QueenFill},
}

// mostTableBytes is the most that a library is believed to have, which plots can compute with.
const mostTableBytes = 1 << 62

func newForeign(l *foreign.Library, name string) *attackbench.Foreign {
	bytes, known := l.TableBytes()
	f := &attackbench.Foreign{
		Row: attackbench.Row{
			Name: name, Title: title(l), TableBytes: int(min(bytes, mostTableBytes)),
			Library: &attackbench.Library{File: excerpt.Escape(l.Path()), Author: l.Author(), TableBytesUnknown: !known},
		},
		Warm:    warm,
		Sliders: attackbench.Loop[attacks.Sliders]{Through: eachQuestion(l, attackbench.Queen), Ask: l.Sliders()},
	}
	f.Sliders.Function = "rook, bishop, queen"
	if !l.Exports(call.Queen) {
		f.Sliders.Function = "rook, bishop"
	}
	for _, piece := range attackbench.Pieces() {
		f.Loops[piece] = loopsOf(l, piece)
	}
	return f
}

func title(l *foreign.Library) string {
	if l.Author() == "" {
		return l.Name()
	}
	return l.Name() + ", by " + l.Author()
}

// warm walks the way into machine code without asking anything.
func warm() { foreign.EmptyLoops(false).Store(nil, nil, nil) }

// eachQuestion says what is called for each question about a piece where there is no loop.
func eachQuestion(l *foreign.Library, piece attackbench.Piece) attackbench.Through {
	f := functions[piece].one
	if l.Exports(f) {
		return attackbench.Through{Function: f.String(), CallCost: attackbench.EmptyCall}
	}
	return attackbench.Through{Function: "rook, bishop", CallCost: attackbench.EmptyPair}
}

// loopsOf returns the loops of the library itself where it has some.
func loopsOf(l *foreign.Library, piece attackbench.Piece) attackbench.ForeignLoops {
	f := functions[piece]
	one, _ := l.Loops(f.one) // a queen that is not exported is asked as a rook and a bishop
	loops := calling(one, eachQuestion(l, piece))
	if many, ok := l.Batch(f.many); ok {
		loops.Store = attackbench.Loop[attackbench.StoreLoop]{Through: itself(f.many), Ask: attackbench.StoreLoop(many)}
		loops.Fold.Ask = nil
	}
	if chain, ok := l.Chain(f.chainSquare); ok {
		loops.ChainSquare = attackbench.Loop[attackbench.FoldLoop]{Through: itself(f.chainSquare), Ask: attackbench.FoldLoop(chain)}
	}
	if chain, ok := l.Chain(f.chainOccupied); ok {
		loops.ChainOccupied = attackbench.Loop[attackbench.FoldLoop]{Through: itself(f.chainOccupied), Ask: attackbench.FoldLoop(chain)}
	}
	if fill, ok := l.Loops(f.fill); ok && l.Exports(call.RookFill) && l.Exports(call.BishopFill) {
		loops.Union.Through = attackbench.Through{Function: f.fill.String(), CallCost: attackbench.EmptyFill}
		loops.Union.Ask = fill.EachSet
	}
	return loops
}

func itself(f call.Function) attackbench.Through { return attackbench.Through{Function: f.String()} }

// calling returns loops of machine code.
func calling(one foreign.Loops, t attackbench.Through) attackbench.ForeignLoops {
	return attackbench.ForeignLoops{
		Store:         attackbench.Loop[attackbench.StoreLoop]{Through: t, Ask: one.Store},
		Fold:          attackbench.Loop[attackbench.FoldLoop]{Through: t, Ask: one.Fold},
		ChainSquare:   attackbench.Loop[attackbench.FoldLoop]{Through: t, Ask: one.ChainSquare},
		ChainOccupied: attackbench.Loop[attackbench.FoldLoop]{Through: t, Ask: one.ChainOccupied},
		Union:         attackbench.Loop[attackbench.UnionLoop]{Through: t, Ask: one.EachSlider},
	}
}
