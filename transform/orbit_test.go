package transform_test

import (
	"slices"
	"testing"

	"github.com/bitray/bitray/internal/transformtest"
	"github.com/bitray/bitray/transform"
)

// groups are the ten, with their orders.
var groups = []struct {
	group transform.Group
	order int
}{
	{transform.GroupOf(), 1},
	{transform.GroupOf(transform.HorizontalMirror), 2},
	{transform.GroupOf(transform.VerticalFlip), 2},
	{transform.GroupOf(transform.HalfTurn), 2},
	{transform.GroupOf(transform.DiagonalFlip), 2},
	{transform.GroupOf(transform.AntiDiagonalFlip), 2},
	{transform.GroupOf(transform.HorizontalMirror, transform.VerticalFlip), 4},
	{transform.GroupOf(transform.DiagonalFlip, transform.HalfTurn), 4},
	{transform.GroupOf(transform.QuarterTurnAntiClockwise), 4},
	{transform.AllSymmetries, 8},
}

// boards returns the sample and boards that are their own images under many symmetries.
func boards() []uint64 {
	return append(transformtest.Boards(),
		0x0000001818000000, 0x8142241818244281, 0xff000000000000ff, 0x0000000000000018, 0x8000000000000001)
}

// members returns the symmetries in a set of them.
func members(set transform.Group) (members []transform.Symmetry) {
	for _, s := range transform.Symmetries() {
		if (set|1<<transform.Identity)>>s&1 != 0 {
			members = append(members, s)
		}
	}
	return members
}

// isGroup reports whether a set has all products of its members.
func isGroup(set transform.Group) bool {
	for _, a := range members(set) {
		for _, b := range members(set) {
			if !slices.Contains(members(set), a.Compose(b)) {
				return false
			}
		}
	}
	return true
}

// TestGroupOf makes a group of every set of symmetries: the smallest that has them, one of ten.
func TestGroupOf(t *testing.T) {
	found := map[transform.Group]bool{}
	for set := range 256 {
		got, size := transform.GroupOf(members(transform.Group(set))...), 9
		for _, g := range groups {
			if has := members(g.group); int(g.group)&set&^1 == set&^1 && len(has) < size {
				size = len(has)
			}
		}
		if found[got] = true; !isGroup(got) || int(got)&set&^1 != set&^1 || len(members(got)) != size {
			t.Errorf("%08b: the group %08b, want one of order %d with them", set, got, size)
		}
	}
	for _, g := range groups {
		if delete(found, g.group|1); len(members(g.group)) != g.order {
			t.Errorf("%08b: order %d, want %d", g.group, len(members(g.group)), g.order)
		}
	}
	if delete(found, 0); len(found) != 0 {
		t.Errorf("groups other than the ten: %v", found)
	}
}

func TestTheIdentityIsAlwaysAMember(t *testing.T) {
	if b, s := transform.Canonical(transform.Group(0), uint64(0xff00)); b != 0xff00 || s != transform.Identity {
		t.Errorf("canonical form in the group of no bits: %#x by the %v", b, s)
	}
}

func TestIterationCanStop(t *testing.T) {
	for first := range transform.Orbit(transform.AllSymmetries, uint64(6)) {
		if first != 6 {
			t.Errorf("the first image of 0x6 is %#x", first)
		}
		break
	}
}

func TestImages(t *testing.T) {
	for _, b := range boards() {
		for s, image := range transform.Images(b) {
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
			want := transform.CanonicalAll(g.group, position)
			if got, s := transform.Canonical(g.group, b); got != position[0] || s != want {
				t.Fatalf("%08b: by the %v, want the %v: board, got, want:\n%s", g.group, s, want, transform.Draw(b, got, position[0]))
			}
		}
	}
}

// TestOrbit also holds that an orbit has as many boards as the order of the group divided by how many of its members leave
// the board as it is.
func TestOrbit(t *testing.T) {
	for _, g := range groups {
		for _, b := range boards() {
			distinct, stay := map[uint64]bool{}, 0
			for _, s := range members(g.group) {
				image := transform.ApplyToBoard(s, b)
				if distinct[image] = true; image == b {
					stay++
				}
			}
			images := slices.Collect(transform.Orbit(g.group, b))
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
			s := transform.CanonicalAll(g.group, want)
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
				transform.CanonicalAll(g.group, image)
				if !slices.Equal(image, want) {
					t.Fatalf("%08b: canonical form of the image under the %v: got %x, want %x", g.group, member, image, want)
				}
			}
		}
	}
}

func TestOrbitsDoNotAllocate(t *testing.T) {
	var sink uint64
	allocs := testing.AllocsPerRun(100, func() {
		b, s := transform.Canonical(transform.AllSymmetries, sink)
		position := [3]uint64{b, sink, 5}
		s ^= transform.CanonicalAll(transform.GroupOf(transform.QuarterTurnClockwise), position[:])
		sink += position[0] + uint64(s)
		for image := range transform.Orbit(transform.AllSymmetries, sink) {
			sink ^= image * 3
		}
	})
	if allocs != 0 {
		t.Errorf("%v allocations, want none", allocs)
	}
}
