package orbit_test

import (
	"slices"
	"testing"

	"github.com/bitray/bitray/internal/transformtest"
	"github.com/bitray/bitray/transform"
	"github.com/bitray/bitray/transform/orbit"
)

var groups = []struct {
	group orbit.Group
	order int
}{
	{orbit.Trivial, 1},
	{orbit.Horizontal, 2}, {orbit.Vertical, 2}, {orbit.HalfTurn, 2}, {orbit.Diagonal, 2}, {orbit.AntiDiagonal, 2},
	{orbit.Orthogonals, 4}, {orbit.Diagonals, 4}, {orbit.Rotations, 4},
	{orbit.All, 8},
}

// boards returns the sample and boards that are their own images under many symmetries.
func boards() []uint64 {
	return append(transformtest.Boards(),
		0x0000001818000000, 0x8142241818244281, 0xff000000000000ff, 0x0000000000000018, 0x8000000000000001)
}

// members returns the symmetries in a set of them.
func members(set orbit.Group) (members []transform.Symmetry) {
	for _, s := range transform.Symmetries() {
		if set>>s&1 != 0 {
			members = append(members, s)
		}
	}
	return members
}

// isGroup reports whether a set has the identity and all products of its members.
func isGroup(set orbit.Group) bool {
	for _, a := range members(set) {
		for _, b := range members(set) {
			if set>>a.Compose(b)&1 == 0 {
				return false
			}
		}
	}
	return set&orbit.Trivial != 0
}

func TestTheTenGroups(t *testing.T) {
	found := 0
	for set := range 256 {
		if isGroup(orbit.Group(set)) {
			found++
		}
	}
	if found != len(groups) {
		t.Errorf("%d groups, want %d", found, len(groups))
	}
	for _, g := range groups {
		if !isGroup(g.group) || len(members(g.group)) != g.order {
			t.Errorf("%08b: a group %t, order %d, want a group of order %d", g.group, isGroup(g.group), len(members(g.group)), g.order)
		}
	}
}

func TestTheIdentityIsAlwaysAMember(t *testing.T) {
	if b, s := orbit.Canonical(orbit.Group(0), uint64(0xff00)); b != 0xff00 || s != transform.Identity {
		t.Errorf("canonical form in the group of no bits: %#x by the %v", b, s)
	}
}

func TestIterationCanStop(t *testing.T) {
	for first := range orbit.Of(orbit.All, uint64(6)) {
		if first != 6 {
			t.Errorf("the first image of 0x6 is %#x", first)
		}
		break
	}
}

func TestImages(t *testing.T) {
	for _, b := range boards() {
		for s, image := range orbit.Images(b) {
			if want := transform.ApplyToBoard(transform.Symmetry(s), b); image != want {
				t.Fatalf("%v: board, got, want:\n%s", transform.Symmetry(s), transform.Draw(b, image, want))
			}
		}
	}
}

// TestCanonicalIsThatOfOneBoard compares it with what TestCanonicalAllMovesAllBoardsAlike proves.
func TestCanonicalIsThatOfOneBoard(t *testing.T) {
	for _, g := range groups {
		for _, b := range boards() {
			position := []uint64{b}
			want := orbit.CanonicalAll(g.group, position)
			if got, s := orbit.Canonical(g.group, b); got != position[0] || s != want {
				t.Fatalf("%08b: by the %v, want the %v: board, got, want:\n%s", g.group, s, want, transform.Draw(b, got, position[0]))
			}
		}
	}
}

// TestOf also holds that an orbit has as many boards as the order of the group divided by how many of its members leave
// the board as it is.
func TestOf(t *testing.T) {
	for _, g := range groups {
		for _, b := range boards() {
			distinct, stay := map[uint64]bool{}, 0
			for _, s := range members(g.group) {
				image := transform.ApplyToBoard(s, b)
				if distinct[image] = true; image == b {
					stay++
				}
			}
			images := slices.Collect(orbit.Of(g.group, b))
			for _, image := range images {
				delete(distinct, image)
			}
			if len(distinct) != 0 || len(images)*stay != g.order {
				t.Fatalf("%08b: orbit of %d, %d images missing, %d members leave the board as it is, want a product of %d:\n%s",
					g.group, len(images), len(distinct), stay, g.order, transform.Draw(b))
			}
		}
	}
}

// images returns what s makes of the boards of a position.
func images(s transform.Symmetry, position []uint64) []uint64 {
	images := make([]uint64, len(position))
	for i, b := range position {
		images[i] = transform.ApplyToBoard(s, b)
	}
	return images
}

func TestCanonicalAllMovesAllBoardsAlike(t *testing.T) {
	sample := boards()
	for _, g := range groups {
		for i := range sample[3:] {
			position := []uint64{0x0000001818000000, sample[i], sample[i+1], sample[i+3]}[i%4:]
			want := slices.Clone(position)
			s := orbit.CanonicalAll(g.group, want)
			for i, got := range images(s, position) {
				if got != want[i] {
					t.Fatalf("board %d is not moved by the %v:\n%s", i, s, transform.Draw(position[i], want[i], got))
				}
			}
			for earlier := range s {
				if g.group>>earlier&1 != 0 && slices.Equal(images(earlier, position), want) {
					t.Fatalf("%08b: the %v makes the same position, before the %v", g.group, earlier, s)
				}
			}
			for _, member := range members(g.group) {
				image := images(member, position)
				if slices.Compare(image, want) < 0 {
					t.Fatalf("%08b: the %v makes a smaller position", g.group, member)
				}
				orbit.CanonicalAll(g.group, image)
				if !slices.Equal(image, want) {
					t.Fatalf("%08b: canonical form of the image under the %v: got %x, want %x", g.group, member, image, want)
				}
			}
		}
	}
}

func TestColorFlip(t *testing.T) {
	white := []uint64{0x000000000000ff00, 0x0000000000040002, 7}
	black := []uint64{0x00fb000400000000, 0x4200000000000000}
	orbit.ColorFlip(white, black)
	if want := []uint64{0x000000000400fb00, 0x0000000000000042, 7}; !slices.Equal(white, want) {
		t.Errorf("white: got %#x, want %#x", white, want)
	}
	if want := []uint64{0x00ff000000000000, 0x0200040000000000}; !slices.Equal(black, want) {
		t.Errorf("black: got %#x, want %#x", black, want)
	}
}

func TestNoAllocation(t *testing.T) {
	var sink uint64
	allocs := testing.AllocsPerRun(100, func() {
		b, s := orbit.Canonical(orbit.All, sink)
		position := [3]uint64{b, sink, 5}
		s ^= orbit.CanonicalAll(orbit.Rotations, position[:])
		sink += position[0] + uint64(s)
		for image := range orbit.Of(orbit.All, sink) {
			sink ^= image * 3
		}
		orbit.ColorFlip(position[:1], position[1:])
	})
	if allocs != 0 {
		t.Errorf("%v allocations, want none", allocs)
	}
}
