package hyperbola

import (
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/emit"
	"github.com/bitray/bitray/cmd/bitray-lab/internal/asm/neon"
	"github.com/bitray/bitray/internal/edge"
	"github.com/bitray/bitray/transform"
)

// allNEON answers for all squares, a rank at a time and two squares in a register.
//
// What eight sliders on a rank see along their files is one board, since files have no square in
// common; so is what they see along both diagonals on the right of their files, and on the left. A
// mask cuts each answer out of the three boards:
//
//	queens, a square: the ones in L are seen on the left, in F on the file, in R on the right
//
//	. . . F . . .
//	L . . F . . R
//	. L . F . R .       what a queen sees along its own rank is a byte,
//	. . L F R . .       which differs from square to square
//	ranks Q ranks
//	. . L F R . .
//
// The boards are made of bytes: byte r of seen(k) is what the sliders on rank r see k ranks further up,
// each bit where the square is:
//
//	seen(k+1) = moved one file on (seen(k) & empty>>8k)
//
// and seen(1) is everything. All ranks are done at once, and both directions too: the other half of a
// register is the board upside down. So every board is a selection from 42 bytes, one look-up for each
// rank. Along the files nothing is moved, on the right of them bits go up by one, on the left down.
type allNEON struct {
	*neon.Kernel
	piece
	dst, occ, places, masks neon.General

	empty              [7]neon.Vector // empty>>8k, in both directions
	files, right, left neon.Vectors   // bytes; see seenAt
	alongRanks         neon.Vectors   // bytes, of two files in a register
	fileMasks          neon.Vectors   // of two files in a register
}

// seenAt says where the bytes of seen(k) begin, in three registers: in which one, and in which byte of
// each half. As only 8-k bytes of seen(k) are of ranks on the board, there is room for two:
//
//	0: six bytes of seen(2), two of seen(6)
//	1: five bytes of seen(3), three of seen(5)
//	2: four bytes of seen(4), one unused, one of seen(1), one unused, one of seen(7)
var seenAt = [8]struct{ register, place int }{2: {0, 0}, 3: {1, 0}, 4: {2, 0}, 5: {1, 5}, 6: {0, 6}, 7: {2, 7}}

// everything is where seen(1) lies, the same byte for all ranks.
const everything = 2*16 + 5

func writeAllNEON(f *neon.File, p piece) {
	k := &allNEON{piece: p, Kernel: f.Begin("all"+emit.UpperFirst(p.name)+"NEON", "func(dst *[64]uint64, occ uint64)",
		"answers for all squares of one occupancy.")}
	k.dst, k.occ = k.Value("dst"), k.Value("occ")
	k.places = k.Table("places", placesNEON()...)
	if p.bishop {
		k.masks = k.Table("masks", masksNEON()...)
	}
	if p.rook {
		k.seeAlongRanks()
	}
	k.see()
	for range 8 {
		k.Scope(k.rank)
	}
}

// seeAlongRanks answers bytes: for file f, the slider s being 1<<f in each byte, and ' meaning that the
// bits of each byte are reversed,
//
//	o - 2s ^ (o' - 2s')'
func (k *allNEON) seeAlongRanks() {
	sliders := k.Table("sliders", slidersNEON()...)
	k.alongRanks, k.fileMasks = k.Vectors(4), k.Vectors(4)
	k.Scope(func() {
		o, reversed := k.Vector(), k.Vector()
		k.Op("VDUP", k.occ, o.D2())
		k.Op("VRBIT", o, reversed)
		downwards := k.Vectors(4)
		k.Fill(sliders, k.alongRanks)
		k.Fill(sliders, downwards)
		for i, up := range k.alongRanks {
			down := downwards[i]
			k.Op("VSUB", up, o, up)
			k.Op("VSUB", down, reversed, down)
			k.Op("VRBIT", down, down)
			k.Op("VEOR", down, up, up)
		}
	})
	k.Fill(sliders, k.fileMasks)
}

// slidersNEON returns the constants of seeAlongRanks, two files in sixteen bytes: 2s, 2s' and the masks
// of the files.
func slidersNEON() []uint64 {
	words := make([]uint64, 3*8)
	for file := range 8 {
		words[file] = edge.FileA * uint64(1<<file<<1&0xff)
		words[8+file] = edge.FileA * uint64(0x80>>file<<1&0xff)
		words[16+file] = edge.FileA << file
	}
	return words
}

// see fills files, right and left.
func (k *allNEON) see() {
	if k.rook {
		k.files = k.Vectors(3)
	}
	if k.bishop {
		k.right, k.left = k.Vectors(3), k.Vectors(3)
	}
	k.Scope(func() {
		k.findEmpty()
		seen1 := k.Vector()
		k.Constant(0xff<<(8*everything%64), 0xff<<(8*everything%64), seen1)
		if k.bishop {
			k.seen(k.right, "VSHL", seen1)
			k.seen(k.left, "VUSHR", seen1)
		}
		if k.rook {
			k.seen(k.files, "", seen1)
		}
	})
}

// findEmpty fills empty, from the first on.
func (k *allNEON) findEmpty() {
	board, upsideDown := k.General(), k.General()
	k.Op("MVN", k.occ, board)
	k.Op("REV", board, upsideDown)
	both := k.Vector()
	k.Op("VMOV", board, both.Word(0))
	k.Op("VMOV", upsideDown, both.Word(1))
	for i := 1; i < len(k.empty); i++ {
		k.empty[i] = k.Vector()
		k.Op("VUSHR", neon.Imm(8*i), both.D2(), k.empty[i].D2())
	}
}

// seen fills bytes, moved by a shift at each step if there is one.
func (k *allNEON) seen(bytes neon.Vectors, shift string, seen1 neon.Vector) {
	k.Scope(func() {
		at := [8]neon.Vector{2: bytes[0], bytes[1], bytes[2], k.Vector(), k.Vector(), k.Vector()}
		if shift == "" {
			k.Op("VMOV", k.empty[1], at[2])
		} else {
			k.Op(shift, neon.Imm(1), k.empty[1], at[2])
		}
		for i := 3; i < len(at); i++ {
			k.Op("VAND", at[i-1], k.empty[i-1], at[i])
			if shift != "" {
				k.Op(shift, neon.Imm(1), at[i], at[i])
			}
		}
		for i := 5; i < len(at); i++ {
			k.Op("VSLI", neon.Imm(8*seenAt[i].place), at[i].D2(), bytes[seenAt[i].register].D2())
		}
		k.Op("VORR", seen1, bytes[2], bytes[2])
	})
}

// rank answers for the next rank.
func (k *allNEON) rank() {
	places, ownRank, answers := k.Vector(), k.Vector(), k.Vectors(4)
	k.Op("FLDPQ.P", k.places.Then(32), neon.Pair(places, ownRank))
	look := func(bytes neon.Vectors) neon.Vector { return k.New("VTBL", places, bytes.Table()) }
	if k.bishop {
		right, left, onLeft := look(k.right), look(k.left), k.Vectors(4)
		k.Fill(k.masks, answers)
		k.Fill(k.masks, onLeft)
		for i, x := range answers {
			k.Op("VAND", right, x, x)
			k.Op("VBIT", onLeft[i], left, x)
		}
	}
	if k.rook {
		files := look(k.files)
		for i, x := range answers {
			if k.bishop {
				k.Op("VBIT", k.fileMasks[i], files, x)
			} else {
				k.Op("VAND", k.fileMasks[i], files, x)
			}
			k.Op("VBIT", ownRank, k.alongRanks[i], x)
		}
	}
	k.Store(answers, k.dst)
}

// placesNEON returns the constants for each rank, both halves the same: where the bytes of a board lie
// that is seen from the rank, and the rank's own byte.
func placesNEON() (words []uint64) {
	for rank := range 8 {
		place := emit.WordOf(func(to int) byte { return placeNEON(rank, to) })
		words = append(words, place, place, rankMask(rank), rankMask(rank))
	}
	return words
}

// placeNEON says where the byte lies for what is seen on a rank from another.
func placeNEON(from, to int) byte {
	distance, byteOfRank, half := to-from, from, 0
	if distance < 0 {
		distance, byteOfRank, half = -distance, 7-from, 8
	}
	switch distance {
	case 0:
		return 0xff // none: the rank's own byte becomes zero
	case 1:
		return everything
	}
	at := seenAt[distance]
	return byte(16*at.register + half + at.place + byteOfRank)
}

// masksNEON returns for each rank the diagonals of its squares on the right of their files, and then
// those on the left.
func masksNEON() []uint64 {
	words := make([]uint64, 64*2)
	for sq := range 64 {
		northEast, southWest := transform.Halves(sq, transform.DiagonalMask[uint64](sq))
		northWest, southEast := transform.Halves(sq, transform.AntiDiagonalMask[uint64](sq))
		right := words[16*(sq/8)+sq%8:]
		right[0], right[8] = northEast|southEast, northWest|southWest
	}
	return words
}
