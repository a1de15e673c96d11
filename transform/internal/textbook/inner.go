package textbook

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
