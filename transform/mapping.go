package transform

import "golang.org/x/exp/constraints"

// Mapping is one of the eight orders in which programs number the squares of the board along
// ranks or files. In a rank-file mapping consecutive squares lie on a rank, in a file-rank
// mapping on a file. An axis is little-endian if it counts from a or from the first rank.
//
// Each mapping is a symmetry away from that of this package, which is the zero value: the
// square sq of this package has the number ApplyToSquare(m.Symmetry(), sq) in mapping m. The
// mappings are the numbers 0 to 7; higher bits are ignored.
//
// Source: Chess Programming Wiki,
// https://www.chessprogramming.org/Square_Mapping_Considerations.
type Mapping uint8

// The eight mappings, each with the squares that it numbers 0, 1 and 63. The one where bit 63
// is a1 and bit 62 is b1 is [BigEndianRankFile].
const (
	LittleEndianRankFile   = Mapping(Identity)                 // a1 b1 h8
	RankFileBigEndianFiles = Mapping(HorizontalMirror)         // h1 g1 a8
	RankFileBigEndianRanks = Mapping(VerticalFlip)             // a8 b8 h1
	BigEndianRankFile      = Mapping(HalfTurn)                 // h8 g8 a1
	LittleEndianFileRank   = Mapping(DiagonalFlip)             // a1 a2 h8
	FileRankBigEndianRanks = Mapping(QuarterTurnAntiClockwise) // a8 a7 h1
	FileRankBigEndianFiles = Mapping(QuarterTurnClockwise)     // h1 h2 a8
	BigEndianFileRank      = Mapping(AntiDiagonalFlip)         // h8 h7 a1
)

var mappingNames = [8]string{
	"little-endian rank-file", "rank-file, big-endian files", "rank-file, big-endian ranks", "big-endian rank-file",
	"little-endian file-rank", "file-rank, big-endian ranks", "file-rank, big-endian files", "big-endian file-rank",
}

// String returns the name of m in words.
func (m Mapping) String() string { return mappingNames[m&7] }

// Mappings returns the eight mappings in the order of their values, that of this package first.
func Mappings() [8]Mapping { return [8]Mapping{0, 1, 2, 3, 4, 5, 6, 7} }

// Symmetry returns the symmetry that turns boards and squares of this package into those of m.
func (m Mapping) Symmetry() Symmetry { return Symmetry(m & 7) }

// To returns the symmetry that turns boards and squares of m into those of other.
func (m Mapping) To(other Mapping) Symmetry {
	return other.Symmetry().Compose(m.Symmetry().Inverse())
}

// ConvertBoard returns the set of squares b of mapping from in the mapping to. It does not
// inline: for many boards take from.To(to) once, and the map that it names.
func ConvertBoard[B ~uint64](from, to Mapping, b B) B {
	return ApplyToBoard(from.To(to), b)
}

// ConvertSquare returns the number in mapping to of the square that has the number sq (0 to 63)
// in mapping from. It does not inline; see [ConvertBoard].
func ConvertSquare[S constraints.Integer](from, to Mapping, sq S) S {
	return ApplyToSquare(from.To(to), sq)
}
