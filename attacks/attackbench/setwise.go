package attackbench

import (
	"fmt"
	"math/rand/v2"

	"github.com/bitray/bitray/attacks"
	"github.com/bitray/bitray/attacks/reference"
	"github.com/bitray/bitray/fill"
	"github.com/bitray/bitray/internal/proof"
	"github.com/bitray/bitray/magic"
)

// setPositions is the number of positions of set-wise questions, all in one call.
const setPositions = 1024

// side holds the pieces of one side in many positions, and what is occupied.
type side struct {
	pieces fill.Pieces[uint64]
	occ    []uint64
}

// randomSide deals three pieces that move like rooks and three like bishops, among them a queen in
// both, eight pawns, two knights and a king, and eight pieces of the other side.
func randomSide(seed uint64) side {
	r := rand.New(rand.NewPCG(seed, 1))
	var s side
	for range setPositions {
		squares := r.Perm(64)
		deal := func(n int) (set uint64) {
			for _, sq := range squares[:n] {
				set |= 1 << sq
			}
			squares = squares[n:]
			return set
		}
		queen, rooks, bishops, pawns, knights, king, others := deal(1), deal(2), deal(2), deal(8), deal(2), deal(1), deal(8)
		s.pieces.Orthogonals = append(s.pieces.Orthogonals, queen|rooks)
		s.pieces.Diagonals = append(s.pieces.Diagonals, queen|bishops)
		s.pieces.Pawns = append(s.pieces.Pawns, pawns)
		s.pieces.Knights = append(s.pieces.Knights, knights)
		s.pieces.King = append(s.pieces.King, king)
		s.occ = append(s.occ, queen|rooks|bishops|pawns|knights|king|others)
	}
	return s
}

// want returns the answer to question i by the reference.
func (s *side) want(i int, mode Mode) (union attacks.Bitboard) {
	occ := attacks.Bitboard(s.occ[i])
	for sq := range attacks.Bitboard(s.pieces.Orthogonals[i]).Squares() {
		union |= reference.Rook(sq, occ)
	}
	for sq := range attacks.Bitboard(s.pieces.Diagonals[i]).Squares() {
		union |= reference.Bishop(sq, occ)
	}
	if mode == mapEach {
		union |= s.steps(i)
	}
	return union
}

func (s *side) steps(i int) attacks.Bitboard {
	return attacks.Bitboard(s.pieces.Pawns[i]).PawnAttacks(attacks.White) |
		attacks.Bitboard(s.pieces.Knights[i]).KnightAttacks() | attacks.Bitboard(s.pieces.King[i]).KingAttacks()
}

// setAsker answers all questions in one pass.
type setAsker func(dst []uint64)

// setFunctions names the function of package fill that answers in a mode.
var setFunctions = map[Mode]string{union: "Attacks", unionEach: "AttacksEach", mapEach: "Maps"}

// subjects returns what answers in a mode: magic in a loop over the sliders, the fills of package
// fill in Go, and the kernels.
func (s *side) subjects(mode Mode) []Subject {
	subjects := []Subject{
		newSetSubject(NewRow(lookUpCard("magic")), s, mode, func(dst []uint64) { s.loopOfMagic(dst, mode) }),
		newSetSubject(NewRow(lookUpCard("fill")), s, mode, func(dst []uint64) { s.fills(dst, mode) }),
	}
	for _, k := range fill.Kernels() {
		if k.Has(setFunctions[mode]) {
			subjects = append(subjects, newSetSubject(kernelRow(sideKernel, k), s, mode, s.kernelAsker(k, mode)))
		}
	}
	return subjects
}

func (s *side) kernelAsker(k fill.Kernel, mode Mode) setAsker {
	orthogonals, diagonals, occ := s.pieces.Orthogonals, s.pieces.Diagonals, s.occ
	switch mode {
	case union:
		return func(dst []uint64) {
			o, d, occ := orthogonals[:len(dst)], diagonals[:len(dst)], occ[:len(dst)]
			for i := range dst {
				dst[i] = k.Attacks(o[i], d[i], occ[i])
			}
		}
	case unionEach:
		return func(dst []uint64) { k.AttacksEach(dst, orthogonals, diagonals, occ) }
	default:
		return func(dst []uint64) { k.Maps(0, dst, s.pieces, occ) }
	}
}

func (s *side) loopOfMagic(dst []uint64, mode Mode) {
	for i := range dst {
		var union uint64
		occ := s.occ[i]
		for set := attacks.Bitboard(s.pieces.Orthogonals[i]); set != 0; set = set.WithoutLowest() {
			union |= magic.Rook(set.First(), occ)
		}
		for set := attacks.Bitboard(s.pieces.Diagonals[i]); set != 0; set = set.WithoutLowest() {
			union |= magic.Bishop(set.First(), occ)
		}
		if mode == mapEach {
			union |= uint64(s.steps(i))
		}
		dst[i] = union
	}
}

func (s *side) fills(dst []uint64, mode Mode) {
	for i := range dst {
		occ := s.occ[i]
		union := fill.Rooks(s.pieces.Orthogonals[i], occ) | fill.Bishops(s.pieces.Diagonals[i], occ)
		if mode == mapEach {
			union |= uint64(s.steps(i))
		}
		dst[i] = union
	}
}

// SetSubjects returns a subject for every row of every given set-wise mode, with positions from the seed. A
// mode that is not one of [SetModes] is an error.
func SetSubjects(seed uint64, modes []Mode) ([]Subject, error) {
	if err := checkModes(modes, SetModes()); err != nil {
		return nil, err
	}
	s := randomSide(seed)
	var subjects []Subject
	for _, mode := range modes {
		subjects = append(subjects, s.subjects(mode)...)
	}
	return subjects, nil
}

func newSetSubject(row *Row, s *side, mode Mode, ask setAsker) Subject {
	dst := make([]uint64, setPositions)
	pass := func() uint64 {
		ask(dst)
		return sampled(dst)
	}
	return Subject{
		Cell:    Cell{row.Name, "side", "random", mode},
		Row:     row,
		Answers: setPositions,
		Pass:    pass,
		Verify: func() (uint64, error) {
			fold := pass()
			for i, got := range dst {
				if want := s.want(i, mode); got != uint64(want) {
					return 0, fmt.Errorf("%s is wrong: %w", row.Name, &proof.Counterexample{
						Law: fmt.Sprintf("position %d", i), Piece: "side",
						Occupancy: attacks.Bitboard(s.occ[i]), Want: want, Got: attacks.Bitboard(got),
					})
				}
			}
			return fold, nil
		},
	}
}
