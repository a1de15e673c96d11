package attackbench

import "slices"

// The rows that show what calls of an empty function cost where a library has no loop of its own: as
// many calls, on the same questions, by the same loop in machine code. The function returns the
// exclusive or of its two arguments.
const (
	EmptyCall = "empty-call" // a call for each question; in set-wise modes for each piece
	EmptyPair = "empty-pair" // two for each question: a queen by way of rook and bishop
	EmptyFill = "empty-fill" // two for each position: rooks and bishops set-wise
)

// Libraries are the generators in shared libraries that are measured beside the techniques.
type Libraries struct {
	Generators []*Foreign
	// Empty holds generators named [EmptyCall], [EmptyPair] and [EmptyFill].
	Empty []*Foreign
}

// Subjects returns a subject for every library and every given piece and mode of single look-ups on a
// workload, and those of the rows that show what calls cost.
func (l *Libraries) Subjects(pieces []Piece, w Workload, modes []Mode) []Subject {
	return l.Each(func(f *Foreign) (subjects []Subject) {
		for _, piece := range pieces {
			q := f.questions(&w, piece)
			for _, mode := range modes {
				subjects = append(subjects, f.subject(q, mode))
			}
		}
		return subjects
	})
}

// BatchSubjects is the like for the modes of batches.
func (l *Libraries) BatchSubjects(pieces []Piece, w Workload, modes []Mode) []Subject {
	return l.Each(func(f *Foreign) (subjects []Subject) {
		for _, mode := range modes {
			for _, piece := range pieces {
				subjects = append(subjects, f.batchSubject(f.questions(regroup(&w, mode), piece), mode))
			}
		}
		return subjects
	})
}

// SetSubjects is the like for the set-wise modes that do not tell directions apart, on the positions of
// [SetSubjects] with the same seed.
func (l *Libraries) SetSubjects(seed uint64, modes []Mode) []Subject {
	s := randomSide(seed)
	return l.Each(func(f *Foreign) (subjects []Subject) {
		for _, mode := range modes {
			if mode != RaysEach {
				subjects = append(subjects, f.setSubject(&s, mode))
			}
		}
		return subjects
	})
}

// Each returns the subjects of every generator, and of the empty functions those that are stated as the
// cost of calls beside one of them.
func (l *Libraries) Each(of func(*Foreign) []Subject) (subjects []Subject) {
	for _, f := range l.Generators {
		subjects = append(subjects, of(f)...)
	}
	libraries := subjects
	for _, f := range l.Empty {
		for _, s := range of(f) {
			if slices.ContainsFunc(libraries, func(library Subject) bool { return library.costs(s.Cell) }) {
				subjects = append(subjects, s)
			}
		}
	}
	return subjects
}

// costs reports whether c is the cost of the calls of s.
func (s Subject) costs(c Cell) bool {
	t, ok := s.Row.Library.Through(s.Group())
	return ok && t.CallCost == c.Technique && s.Group() == c.Group()
}
