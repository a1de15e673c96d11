package textbook

import "github.com/bitray/bitray/internal/edge"

const (
	fileA        = edge.FileA
	fileH        = edge.FileH
	rank1        = edge.Rank1
	mainDiagonal = 0x8040201008040201
)

// AFileToRank turns the a-file into a rank, as a quarter turn counterclockwise does: bit 7-r of
// the result is the square on rank r. Multiplying by the main diagonal, whose bits are nine
// places apart, adds up copies of eight bits without a carry.
// Source: Chess Programming Wiki, Flip about the Anti-Diagonal.
func AFileToRank(x uint64) uint8 { return uint8(x & fileA * mainDiagonal >> 56) }

// Rank1ToAFile turns the first rank into the a-file, as a quarter turn clockwise does: the
// square on file f comes to rank 7-f.
// Source: Chess Programming Wiki, Flip about the Anti-Diagonal.
func Rank1ToAFile(x uint64) uint64 { return x & rank1 * mainDiagonal >> 7 & fileA }

// HFileToRank turns the h-file into a rank, as a quarter turn clockwise does: bit r of the
// result is the square on rank r. The factor is the anti-diagonal a8-h1 shifted right by seven,
// the bits 7k for k = 0 to 7, and 8r+7 + 7(7-r) = 56+r. Bits seven places apart are too near for
// the eight squares of a rank but not for those of a file.
// Source: Chess Programming Wiki, Flip about the Diagonal.
func HFileToRank(x uint64) uint8 { return uint8(x & fileH * 0x0002040810204081 >> 56) }

// ByteToFile puts a byte on a file (0 to 7): bit r comes to rank r. Every bit is brought to its
// rank, somewhere; multiplying by a full rank then smears it up to the h-file and beyond, where
// the bits of the next ranks are not smeared yet.
// Source: the Japanese article "Converting any line of a bitboard to eight bits and back",
// where bit 63 is a1; the formula is the same in any rank-file mapping.
func ByteToFile(line, file uint8) uint64 {
	return uint64(line) * fileA & mainDiagonal * rank1 & fileH >> (7 - file&7)
}

const fileB = fileA << 1

// InnerByProduct returns the inner six squares of a line with one square on each file, from file b in bit 0
// to file g in bit 5: a rank, a diagonal or an anti-diagonal, of which occ holds only the squares of the
// line. Multiplying by the b-file adds the ranks up into the last one, moved by one file, so that the h-file
// leaves the word and the shift drops what was on the a-file.
//
// For a rank the product is more than it takes: a shift by 8*rank+1 gathers it too, and packages
// transform and kindergarten do that.
// Source: Gerd Isenberg, Efficient Generation of Sliding Piece Attacks, 2008, which does all three lines so.
func InnerByProduct(line uint64) uint8 { return uint8(line * fileB >> 58) }
