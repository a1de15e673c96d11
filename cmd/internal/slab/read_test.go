package slab_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/cmd/internal/export"
	"github.com/bitray/bitray/cmd/internal/slab"
	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/internal/find/check"
	"github.com/bitray/bitray/transform"
)

// parse makes one layout of a file.
func parse(text string) (slab.Layout, error) {
	arrays, err := slab.Read([]byte(text))
	if err != nil {
		return nil, err
	}
	return slab.Join(arrays), nil
}

// TestExportsAreReadBack writes multipliers in all languages and takes up what comes out.
func TestExportsAreReadBack(t *testing.T) {
	layout := slab.SideBySide(find.All(3))
	for _, language := range export.Languages() {
		text, err := export.SlabFile(layout, language)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := parse(text); err != nil || !slices.Equal(got, layout) {
			t.Errorf("%s is read back as another slab, %v", language, err)
		}
	}
}

// TestDamagedSlabsAreNoSource: a line of a slab tells what a file is, however many multipliers
// are in it.
func TestDamagedSlabsAreNoSource(t *testing.T) {
	damaged := strings.Replace(text(record(t, "identity")), "bishop g8", "knight g8", 1)
	if _, err := parse(damaged); err == nil || err.Error() != `line 127: piece "knight": expected rook or bishop` {
		t.Errorf("error %v", err)
	}
}

// table are the multipliers of a piece, and what is beside them.
type table struct {
	magics, masks, bits, offsets [64]uint64
}

// tables are correct ones; the multipliers of bishops have letters among their digits, those of rooks do not.
func tables() (t [2]table) {
	for i, e := range slab.SideBySide(find.All(1)) {
		t[i>>6].magics[i&63], t[i>>6].bits[i&63], t[i>>6].offsets[i&63] = e.Magic, uint64(e.Bits), uint64(e.Offset)
		p := e.Problem()
		t[i>>6].masks[i&63] = p.Mask
	}
	return t
}

// lines prints a line for each square, of the parts of the format {magic}, {mask}, {bits}, {shift}, {high}, {low},
// {offset} and {square}.
func (t *table) lines(format string) string {
	var b strings.Builder
	for sq, m := range t.magics {
		b.WriteString(strings.NewReplacer(
			"{magic}", fmt.Sprintf("%#x", m), "{decimal}", fmt.Sprint(m), "{signed}", fmt.Sprint(int64(m)),
			"{binary}", fmt.Sprintf("0b%064b", m), "{bare}", fmt.Sprintf("%x", m), "{dollar}", fmt.Sprintf("$%016X", m),
			"{apart}", fmt.Sprintf("0x%04x'%04x'%04x'%04xULL", m>>48, m>>32&0xffff, m>>16&0xffff, m&0xffff),
			"{rust}", fmt.Sprintf("0x%08x_%08x_u64", m>>32, uint32(m)),
			"{negative}", fmt.Sprintf("-%#x", -m), "{high}", fmt.Sprintf("0x%08x", m>>32), "{low}", fmt.Sprintf("0x%08x", uint32(m)),
			"{decimalmask}", fmt.Sprint(t.masks[sq]), "{mask}", fmt.Sprintf("%#x", t.masks[sq]), "{bits}", fmt.Sprint(t.bits[sq]), "{shift}", fmt.Sprint(64-t.bits[sq]),
			"{offset}", fmt.Sprintf("0x%05x", t.offsets[sq]), "{square}", transform.SquareName(uint8(sq))).Replace(format) + "\n")
	}
	return b.String()
}

// wide returns a table with other bits, the same for all squares.
func wide(t table, bits uint64) *table {
	for sq := range t.bits {
		t.bits[sq] = bits
	}
	return &t
}

// told are the notes and faults of all arrays in a file, a line each.
func told(t *testing.T, text string) string {
	t.Helper()
	arrays, err := slab.Read([]byte(text))
	if err != nil {
		return err.Error()
	}
	var b strings.Builder
	for _, a := range arrays {
		_, faults := a.Prove()
		fmt.Fprintf(&b, "lines %d to %d: %s%s: %d of %d", a.Places[0].Line, a.Places[len(a.Places)-1].Line, a.Note, a.Fault, len(a.Layout)-len(faults), len(a.Layout))
		for i, f := range faults {
			if i < 3 {
				fmt.Fprintf(&b, "; line %d: %v, %s%s", a.Places[f.Place].Line, f.Entry, a.Places[f.Place].Text, f.Remedy())
			}
		}
		b.WriteString("\n")
	}
	return b.String()
}

const (
	rooksRight   = "lines 1 to 64: rook, a1 first, with as many bits as the mask has squares: 64 of 64\n"
	bishopsRight = "lines 65 to 128: bishop, a1 first, with as many bits as the mask has squares: 64 of 64\n"
	rooksBits    = "lines 1 to 64: rook, a1 first, with the bits beside them: 64 of 64\n"
	bishopsBits  = "lines 65 to 128: bishop, a1 first, with the bits beside them: 64 of 64\n"
)

// TestForms has right multipliers in the forms in which source files have them.
func TestForms(t *testing.T) {
	both := tables()
	rook, bishop := &both[find.Rook], &both[find.Bishop]
	for _, form := range []string{
		"{magic},", "{decimal}ULL,", "{signed}L,", "{binary},", "{bare}", "{dollar};", "{apart},", "{rust},", "{{high}, {low}},",
		"{{low}, {high}},", "{mask}, {magic},", "{{magic}, {offset}},", "C64({magic}), // {square} 1234567890",
		"magics[{square}] = U64({magic}); /* 12 bits\n*/", `u64::from_str_radix("{bare}", 16),`, `strtoull("{bare}", NULL, 16),`,
		"{negative}L,", "64'h{bare};", "0{bare}h", "({high} << 32) | {low},", "{{magic}, {offset}, {decimalmask}},", "Magic{ .magic = {magic} },", "{square}: {decimal} ({magic})",
	} {
		got := told(t, rook.lines(form)+bishop.lines(form))
		if got != rooksRight+bishopsRight && strings.Count(got, "as many bits as the mask has squares: 64 of 64") != 2 {
			t.Errorf("%s: %s", form, got)
		}
	}
	for _, form := range []string{
		"{{magic}, {bits}},", "{{bits}, {magic}},", "{{mask}, {magic}, {shift}, {offset}},", "Magic { mask: {mask}, magic: {magic}, shift: {shift} },",
		`{"square": "{square}", "magic": "{decimal}", "length": {bits}},`, "{{high}, {low}, {bits}},", "{{offset}, {magic}, {shift}},",
	} {
		if got := told(t, rook.lines(form)+bishop.lines(form)); got != rooksBits+bishopsBits {
			t.Errorf("%s: %s", form, got)
		}
	}
}

// TestArrays has files with several arrays, in other orders and with other widths, right and wrong.
func TestArrays(t *testing.T) {
	both := tables()
	rook, bishop := both[find.Rook], both[find.Bishop]
	const magic, withBits = "{magic},", "{{magic}, {bits}},"
	spoil := func(t table, squares ...int) string {
		for _, sq := range squares {
			t.magics[sq] = 0x1234567
		}
		return t.lines(magic)
	}
	finder := find.NewFinder(1)
	wider, wrong, short, flipped, fixed := rook, rook, bishop, rook, both
	for sq := range 64 {
		if wider.magics[sq]%2 == 0 {
			wider.magics[sq] /= 2
			wider.bits[sq]++
		}
		short.bits[sq]--
		flipped.magics[sq] = rook.magics[sq^56]
		for piece, bits := range [2]int{12, 9} {
			p := find.NewProblem(find.Piece(piece), uint8(sq))
			p.Bits = bits
			fixed[piece].magics[sq] = finder.Place(&p)
		}
	}
	wrong.bits[0] = 6
	black := fixed
	isRight := func(p *find.Problem, magic, addend uint64) bool {
		return check.Verify(p, find.Multiplier{Bits: p.Bits, Magic: magic, Addend: addend}) == nil
	}
	for i := range slab.Entries {
		p := find.NewProblem(find.Piece(i>>6), uint8(i&63))
		p.Bits = 12 - 3*(i>>6)
		magic := &black[i>>6].magics[i&63]
		for try := 0; !isRight(&p, *magic, ^p.Mask**magic) || i&63 == 27 && isRight(&p, *magic, 0); try++ { // that of d4 as a black one only
			*magic = finder.Place(&p) ^ uint64(i&63/27)<<(try&63)
		}
	}
	crossed := table{magics: rook.magics, bits: bishop.bits}
	side := strings.Split(rook.lines(magic), "\n")
	for i, line := range strings.Split(bishop.lines(magic), "\n") {
		side[i] += " " + line
	}
	random := ""
	for x, i := uint64(1), 0; i < 128; i++ {
		x = x*6364136223846793005 + 1442695040888963407
		random += fmt.Sprintf("%#x,", x^x>>29|1<<63)
	}
	less := strings.Join(strings.Split(rook.lines(magic), "\n")[:63], "\n")
	first, second, _ := strings.Cut(random[:len(random)-1], strings.Split(random, ",")[64])
	second = strings.Split(random, ",")[64] + second
	for name, test := range map[string]struct{ text, want string }{
		"one wrong before":      {spoil(rook, 27) + rook.lines(magic), "lines 1 to 64: rook, a1 first, with as many bits as the mask has squares: 63 of 64; line 28: rook on d4, number 27, 0x1234567; wrong"},
		"one array":             {rook.lines(magic), rooksRight},
		"a8 first":              {flipped.lines(magic), "lines 1 to 64: rook, a8 first, with as many bits as the mask has squares: 64 of 64\n"},
		"side by side":          {strings.Join(side, "\n"), rooksRight + strings.Replace(bishopsRight, "65 to 128", "1 to 64", 1)},
		"own bits are wrong":    {wrong.lines(withBits) + bishop.lines(withBits), "lines 1 to 64: rook, a1 first, with the bits beside them: 63 of 64; line 1: rook on a1, number 0, 0x80108000204000; right with 12 bits\n" + bishopsBits},
		"own shift is wrong":    {wrong.lines("{{magic}, {shift}},"), "lines 1 to 64: rook, a1 first, with the bits beside them: 63 of 64; line 1: rook on a1, number 0, 0x80108000204000; right with 12 bits\n"},
		"own bits are more":     {wider.lines(withBits) + bishop.lines(withBits), rooksBits + bishopsBits},
		"one bit less":          {short.lines(withBits), "lines 1 to 64: bishop, a1 first, with the bits beside them: 0 of 64; line 1: bishop on a1, number 0, "},
		"wide ones and masks":   {wide(rook, 16).lines("mask: {decimalmask}, magic: {decimal}, index_bits: {bits},") + wide(bishop, 14).lines("mask: {decimalmask}, magic: {decimal}, index_bits: {bits},"), rooksBits + bishopsBits},
		"small numbers before":  {"[-8, 9, -7]\n" + rook.lines("Magic { mask: {mask}, factor: {magic}, offset: {offset} },"), "lines 2 to 65: rook, a1 first, with as many bits as the mask has squares: 64 of 64\n"},
		"long numbers before":   {"seeds = {1804289383, 1804289384}, {\n" + rook.lines(magic), "lines 2 to 65: rook, a1 first, with as many bits as the mask has squares: 64 of 64\n"},
		"all the same":          {fixed[0].lines(magic) + fixed[1].lines(magic), "lines 1 to 64: rook, a1 first, with 12 bits for a rook and 9 for a bishop (shifts 52 and 55): 64 of 64\nlines 65 to 128: bishop, a1 first, with 12 bits for a rook and 9 for a bishop (shifts 52 and 55): 64 of 64\n"},
		"tables of bits":        {wrong.lines("{bits},") + bishop.lines("{shift},") + rook.lines(magic) + bishop.lines(magic), "lines 129 to 192: rook, a1 first, with the bits in lines 1 to 64: 63 of 64; line 129: rook on a1, number 0, 0x80108000204000; right with 12 bits\nlines 193 to 256: bishop, a1 first, with the bits in lines 65 to 128: 64 of 64\n"},
		"nine wrong":            {spoil(rook, 0, 1, 2, 3, 4, 5, 6, 7, 8), "lines 1 to 64: rook, a1 first, with as many bits as the mask has squares: 55 of 64; line 1: rook on a1, number 0, 0x1234567; wrong with up to 16 bits; line 2"},
		"none right, named":     {"U64 RookMagics[64] = {" + first + "}; U64 BishopMagics[64] = {" + second + "};\n" + rook.lines(magic), "lines 1 to 1: rook, a1 first, with as many bits as the mask has squares: 0 of 64;"},
		"none right, two rows":  {first, "lines 1 to 1: rook, a1 first, with as many bits as the mask has squares: 0 of 64;"},
		"none right, many rows": {random + random + random, "expected 64 multipliers in a row for a piece, or a few that are right; found 384 integers"},
		"other constants":       {random + "\n" + rook.lines(magic), strings.Replace(rooksRight, "1 to 64", "2 to 65", 1)},
		"a part":                {strings.Join(strings.Split(bishop.lines(magic), "\n")[8:12], "\n"), "lines 1 to 4: bishop, a2 first, with as many bits as the mask has squares: 4 of 4\n"},
		"one":                   {"0x0004010202000000", "lines 1 to 1: bishop, c1 first, with as many bits as the mask has squares: 1 of 1\n"},
		"one with bits":         {"{0x0004010202000000, 5}", "lines 1 to 1: bishop, c1 first, with the bits beside them: 1 of 1\n"},
		"too long":              {strings.Replace(rook.lines(magic), "0x", "0x123", 1), "lines 1 to 64: rook, a1 first, with as many bits as the mask has squares: 63 of 64; line 1: rook on a1, number 0, 0x12380108000204000; wrong with up to 16 bits\n"},
		"63":                    {"const ROOK_MAGICS = [" + less + "];\nconst BISHOP_MAGICS = [\n" + bishop.lines(magic) + "]", "lines 1 to 63: 63 constants in a row, expected 64: 0 of 0\n" + bishopsRight},
		"63 in C":               {"U64 ROOKS[64] = {" + less + "};\nU64 BISHOPS[64] = {\n" + bishop.lines(magic) + "}", "lines 1 to 63: 63 constants in a row, expected 64: 0 of 0\n" + bishopsRight},
		"63 in Rust":            {"ROOKS: [u64; 64] = [" + less + "];\nBISHOPS: [u64; 64] = [\n" + bishop.lines(magic) + "]", "lines 1 to 63: 63 constants in a row, expected 64: 0 of 0\n" + bishopsRight},
		"65":                    {"const ROOK_MAGICS = [" + rook.lines(magic) + "0x1234567];\nBISHOPS = [" + bishop.lines(magic) + "]", rooksRight + "lines 1 to 65: 65 constants in a row, expected 64: 0 of 0\nlines 66 to 129: bishop"},
		"63 others":             {"keys = [" + strings.Join(strings.Split(random, ",")[:63], ",\n") + "];\na = [" + rook.lines(magic) + "];\nb = [" + bishop.lines(magic) + "];", strings.Replace(rooksRight, "1 to 64", "64 to 127", 1) + strings.Replace(bishopsRight, "65 to 128", "129 to 192", 1)},
		"wrong in two bases":    {"found bishop magics:\n" + short.lines("{square}: {decimal} ({magic}), {bits}"), "lines 2 to 65: bishop, a1 first, with the bits beside them: 0 of 64; line 2: bishop on a1, number 0, "},
		"both named":            {"U64 magics[128] = { // rook, bishop\n" + strings.Join(side, "\n"), strings.Replace(bishopsRight, "65 to 128", "2 to 65", 1) + strings.Replace(rooksRight, "1 to 64", "2 to 65", 1)},
		"names swapped":         {"ROOK_MAGICS = [" + bishop.lines(magic) + "];\nBISHOP_MAGICS = [" + rook.lines(magic) + "]", "lines 1 to 64: bishop, a1 first, with as many bits as the mask has squares, but the words before them name the rook: 64 of 64\nlines 66 to 129: rook, a1 first, with as many bits as the mask has squares, but the words before them name the bishop: 64 of 64\n"},
		"bits of the other":     {"Magic bishops[64] = {" + crossed.lines(withBits), "lines 1 to 64: rook, a1 first, with as many bits as the mask has squares, but the words before them name the bishop: 64 of 64\n"},
		"black":                 {black[0].lines(magic) + black[1].lines(magic), "lines 1 to 64: rook, a1 first, with 12 or 9 bits as black magics: 64 of 64\nlines 65 to 128: bishop, a1 first, with 12 or 9 bits as black magics: 64 of 64\n"},
		"arrays of halves":      {"low = [" + rook.lines("{low},") + "]\nhigh = [" + rook.lines("{high},") + "]", rooksRight},
		"another of that name":  {"const rookMagics = [" + random + "];\nconst rookMagics = [\n" + rook.lines(magic) + "]", strings.Replace(rooksRight, "1 to 64", "3 to 66", 1)},
		"a number before bits":  {"pieces(12) {\n'p': 1 }\nbits = [\n" + bishop.lines("64-{bits},") + "]\n" + bishop.lines(magic), "lines 69 to 132: bishop, a1 first, with the bits in lines 4 to 67: 64 of 64\n"},
		"no constants":          {"Attack, attack, and never once look back.", "expected 64 multipliers in a row for a piece, or a few that are right; found 0 integers"},
	} {
		if got := told(t, test.text); !strings.HasPrefix(got, test.want) {
			t.Errorf("%s: got\n%s\nwant\n%s", name, got, test.want)
		}
	}
}

// TestRemedies knows a multiplier for each thing that is said of widths.
func TestRemedies(t *testing.T) {
	magics := tables()
	for _, test := range []struct {
		piece find.Piece
		sq    uint8
		bits  int
		want  string
	}{
		{find.Bishop, 3, 5, ""},
		{find.Bishop, 3, 4, "; no multiplier has fewer than 5 bits here: all were searched"},
		{find.Bishop, 24, 4, "; no multiplier has fewer than 5 bits here: all were searched"},
		{find.Bishop, 8, 4, "; right with 5 bits"},
		{find.Bishop, 8, 3, "; no multiplier has fewer than 4 bits here: all were searched"},
		{find.Bishop, 0, 5, "; right with 6 bits"},
		{find.Bishop, 43, 6, "; no multiplier has fewer than 7 bits here: all were searched"},
		{find.Bishop, 42, 6, "; right with 7 bits"},
		{find.Rook, 3, 10, "; right with 11 bits"},
	} {
		e := slab.Entry{Piece: test.piece, Square: test.sq, Multiplier: find.Multiplier{Bits: test.bits, Magic: magics[test.piece].magics[test.sq]}}
		if got := e.Remedy(); got != test.want {
			t.Errorf("%v, %d bits: %q, want %q", e, test.bits, got, test.want)
		}
	}
}

// TestJoin puts arrays in order.
func TestJoin(t *testing.T) {
	both := tables()
	rook, bishop := both[find.Rook], both[find.Bishop]
	flipped := rook
	for sq := range 64 {
		flipped.magics[sq] = rook.magics[sq^56]
	}
	got, err := parse(bishop.lines("{magic}") + flipped.lines("{magic}"))
	if err != nil || !slices.Equal(got, slab.SideBySide(rook.magics, bishop.magics)) {
		t.Errorf("error %v, layout %v", err, got)
	}
	one, _ := parse(rook.lines("{magic}"))
	if _, err := one.Fill(); err == nil || err.Error() != "bishop on a1: no entry" {
		t.Errorf("error %v", err)
	}
}

// FuzzRead lets anything be read, and proved if it can be read: neither may panic.
func FuzzRead(f *testing.F) {
	layout, err := slab.Record("identity")
	if err != nil {
		f.Fatal(err)
	}
	both := tables()
	f.Add([]byte(text(layout)[:3000]))
	f.Add([]byte("rook a1 7 16 -4194304 0xffffffffffffffff 0xffffffffffffffff"))
	f.Add([]byte(strings.Repeat("0xffff_ffff_ffff_ffff ", 128)))
	for _, form := range []string{"{magic}", "{{high},{low},{bits}}", "{dollar},{shift}", "-{decimal}", "{bare} // {square}"} {
		f.Add([]byte("rookMagics[64]=" + both[find.Rook].lines(form)[:200]))
	}
	f.Add([]byte(strings.TrimSuffix(strings.Repeat("8-", 66), "-")))
	f.Add([]byte("bishopMagics={" + both[find.Bishop].lines("{{magic}, {bits}},")))
	f.Fuzz(func(t *testing.T, text []byte) {
		arrays, err := slab.Read(text)
		if err != nil {
			return
		}
		for _, a := range arrays {
			if len(a.Layout) == 0 && len(a.Places) == 2 && strings.Contains(a.Fault, "expected 64") {
				continue // it was not read
			}
			contents, faults := a.Prove()
			if len(a.Places) != len(a.Layout) || len(faults) < len(a.Layout) && len(contents) == 0 {
				t.Errorf("%d places, %d multipliers, %d wrong, %d entries", len(a.Places), len(a.Layout), len(faults), len(contents))
			}
			for i, f := range faults {
				if i < 3 {
					f.Remedy()
				}
			}
		}
		slab.Join(arrays).Fill()
	})
}
