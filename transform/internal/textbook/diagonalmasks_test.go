package textbook_test

import (
	"testing"

	"github.com/bitray/bitray/transform"
	"github.com/bitray/bitray/transform/internal/textbook"
)

// The tables as printed.
var (
	printedA1H8 = [15]uint64{
		0x0000000000000080, 0x0000000000008040, 0x0000000000804020, 0x0000000080402010, 0x0000008040201008,
		0x0000804020100804, 0x0080402010080402, 0x8040201008040201, 0x4020100804020100, 0x2010080402010000,
		0x1008040201000000, 0x0804020100000000, 0x0402010000000000, 0x0201000000000000, 0x0100000000000000,
	}
	printedA8H1 = [15]uint64{
		0x0000000000000001, 0x0000000000000102, 0x0000000000010204, 0x0000000001020408, 0x0000000102040810,
		0x0000010204081020, 0x0001020408102040, 0x0102040810204080, 0x0204081020408000, 0x0408102040800000,
		0x0810204080000000, 0x1020408000000000, 0x2040800000000000, 0x4080000000000000, 0x8000000000000000,
	}
)

// TestFifteenMasksOfEachKind asks for the line of every bit under the printed index, in the printed tables
// and among the lines of package transform on the same square, a1 being bit 63.
func TestFifteenMasksOfEachKind(t *testing.T) {
	for bit := range uint8(255) { // the high bits of a number are ignored
		row, column := bit&63/8, bit&63%8
		difference, sum := int(row)-int(column)+7, int(row)+int(column)
		square := transform.ConvertSquare(transform.BigEndianRankFile, transform.LittleEndianRankFile, bit&63)
		for _, line := range []struct {
			name               string
			got, printed, same uint64
		}{
			{"A1-H8", textbook.MaskA1H8(bit), printedA1H8[difference], transform.DiagonalMask[uint8, uint64](square)},
			{"A8-H1", textbook.MaskA8H1(bit), printedA8H1[sum], transform.AntiDiagonalMask[uint8, uint64](square)},
		} {
			want := transform.ConvertBoard(transform.LittleEndianRankFile, transform.BigEndianRankFile, line.same)
			if line.got != line.printed || line.got != want {
				t.Errorf("%s of bit %d: got, printed, want:\n%s", line.name, bit, transform.Draw(line.got, line.printed, want))
			}
		}
	}
}
