package source_test

import (
	"context"
	"fmt"
	"math/bits"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/bitray/bitray/cmd/internal/export"
	"github.com/bitray/bitray/cmd/internal/slab"
	"github.com/bitray/bitray/cmd/internal/slab/source"
	"github.com/bitray/bitray/internal/find"
	"github.com/bitray/bitray/internal/find/check"
	"github.com/bitray/bitray/transform"
)

// identity returns the lines of a record.
func identity(t testing.TB) string {
	layout, err := slab.Record("identity")
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for _, e := range layout {
		b.WriteString(e.Line() + "\n")
	}
	return b.String()
}

// parse makes one layout of a file.
func parse(text string) (slab.Layout, error) {
	arrays, err := source.Read(context.Background(), []byte(text))
	if err != nil {
		return nil, err
	}
	return source.Join(arrays), nil
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
			"{decimalmask}", fmt.Sprint(t.masks[sq]), "{left}", fmt.Sprintf("%#x", ^t.masks[sq]), "{mask}", fmt.Sprintf("%#x", t.masks[sq]), "{bits}", fmt.Sprint(t.bits[sq]), "{shift}", fmt.Sprint(64-t.bits[sq]),
			"{offset}", fmt.Sprintf("0x%05x", t.offsets[sq]), "{square}", transform.SquareName(uint8(sq)), "{SQUARE}", strings.ToUpper(transform.SquareName(uint8(sq))), "{n}", fmt.Sprint(sq), "{next}", fmt.Sprint(sq+1)).Replace(format) + "\n")
	}
	return b.String()
}

// byFiles returns the lines of a table, each without its end, file by file.
func byFiles(table string) (lines []string) {
	all := strings.Split(table, "\n")
	for i := range 64 {
		lines = append(lines, all[i>>3|i&7<<3])
	}
	return lines
}

// without returns lines without one.
func without(lines string, line int) string {
	return strings.Join(slices.Delete(strings.Split(lines, "\n"), line, line+1), "\n")
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
	arrays, err := source.Read(t.Context(), []byte(text))
	if err != nil {
		return err.Error()
	}
	var b strings.Builder
	for _, a := range arrays {
		_, faults := a.Prove()
		first, last := a.Lines()
		fmt.Fprintf(&b, "lines %d to %d: %s%s: %d of %d", first, last, notRead.Replace(a.Note), a.Fault, len(a.Layout)-len(faults), len(a.Layout))
		for i, f := range faults {
			if i < 3 {
				fmt.Fprintf(&b, "; line %d: %v, %s%s", a.Places[f.Place].Line, f.Entry, a.Places[f.Place].Text, f.Remedy(faults))
			}
		}
		b.WriteString("\n")
	}
	return b.String()
}

// notRead removes what most notes say.
var notRead = strings.NewReplacer(", masks not read", "", ", offsets not read", "")

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
		if strings.Count(got, "as many bits as the mask has squares") != 2 || strings.Count(got, ": 64 of 64\n") != 2 ||
			readOf(form, "mask") != strings.Count(got, ", the masks beside them") || readOf(form, "{offset}") != strings.Count(got, ", the offsets beside them") {
			t.Errorf("%s: %s", form, got)
		}
	}
	for _, form := range []string{
		"{{magic}, {bits}},", "{{bits}, {magic}},", "{{mask}, {magic}, {shift}, {offset}},", "Magic { mask: {mask}, magic: {magic}, shift: {shift} },",
		`{"square": "{square}", "magic": "{decimal}", "length": {bits}},`, "{{high}, {low}, {bits}},", "{{offset}, {magic}, {shift}},",
	} {
		got := told(t, rook.lines(form)+bishop.lines(form))
		if got = strings.NewReplacer(", the masks beside them", "", ", the offsets beside them", "").Replace(got); got != rooksBits+bishopsBits {
			t.Errorf("%s: %s", form, got)
		}
	}
}

// readOf returns how many columns of a kind must be read of two tables.
func readOf(form, kind string) int {
	if strings.Contains(form, kind) {
		return 2
	}
	return 0
}

// TestKeys has right multipliers, file by file, in the forms in which programs say for which squares they are, and arrays with
// mistakes in that.
func TestKeys(t *testing.T) {
	both := tables()
	rook, bishop := &both[find.Rook], &both[find.Bishop]
	files := func(table *table, form string) string { return strings.Join(byFiles(table.lines(form)), "\n") }
	const statement, member = "m[{n}] = {magic}L;", "\t[{n}] = {magic}ULL, // {square}"
	for _, test := range []struct{ before, form, between string }{
		{"U64 rooks[64] = {\n", member, "};\nU64 bishops[64] = {\n"},
		{"U64 rooks[64] = {", "[SQ_{SQUARE}] = {magic},", "}; U64 bishops[64] = {"},
		{"", statement, "\n"},
		{"", "magicR[Square::{SQUARE} as usize] = {magic}; // {n}", "\n"},
		{"{'rook': {", "'{square}': {magic},", "}, 'bishop': {"},
		{"{'rook': {", "{n}: {decimal},", "}, 'bishop': {"},
		{"let rooks = [", ".{square}: {magic},", "]; let bishops = ["},
		{"mapOf(", "Square.{SQUARE} to {magic}UL,", "), mapOf("},
		{"match sq {", "Square::{SQUARE} => {magic},", "} match sq {"},
		{"switch (sq) {\n", "case {n}: return {magic};", "\n} switch (sq) {\n"},
		{"", "rooks.insert(Square::{SQUARE}, {magic});", "\n"},
		{"", "rooks({n}) = &H{bare}UL", "\n"},
		{"", "rook {n} = {magic}", "\n"},
		{"", "rooks[{next}] = {magic} -- {square}", "\n"},
		{"rooks = [", "({n}, {magic}),", "]; bishops = ["},
		{"[", `{"square": "{square}", "magic": "{magic}"},`, "], ["},
		{"piece,square,magic\n", "rook,{square},{magic}", "\n"},
	} {
		got := told(t, test.before+files(rook, test.form)+test.between+files(bishop, test.form)+"\n")
		if strings.Count(got, "a1 first, with as many bits as the mask has squares: 64 of 64\n") != 2 {
			t.Errorf("%s: %s", test.form, got)
		}
	}
	change := func(form, old, new string) string {
		return strings.Replace(files(rook, form), old, new, 1)
	}
	wantTold(t, map[string]struct{ text, want string }{
		"with widths":    {files(rook, "r[{n}] = {magic}; rookShift[{n}] = {bits};"), "rook, a1 first, with the bits in lines 1 to 64: 64 of 64\n"},
		"members":        {files(rook, "r[{n}].mask = {mask}; r[{n}].magic = {magic}; r[{n}].shift = {shift};"), "with the bits in lines 1 to 64, the masks in lines 1 to 64: 64 of 64\n"},
		"structs":        {"= {" + files(rook, "[{SQUARE}] = { .magic = {magic}, .shift = {shift} },"), "rook, a1 first, with the bits beside them: 64 of 64\n"},
		"two pieces":     {files(rook, "m[0][{n}] = {magic};") + files(bishop, "m[1][{n}] = {magic};"), "bishop, a1 first, with as many bits as the mask has squares: 64 of 64\n"},
		"pairs":          {files(rook, "bishops[{n}] = 0; rooks[{n}] = {magic};"), "rook, a1 first, with as many bits as the mask has squares: 64 of 64\n"},
		"one twice":      {change(statement, "m[18]", "m[17]"), "62 of 64; line 19: rook on b3, number 17, 0x820012004020, as well as one in line 11; right with 11 bits; line 19: rook on c3, number 18, not in the file"},
		"the one before": {change(statement, "m[17]", "m[18]"), "63 of 64; line 3: rook on b3, number 17, not in the file"},
		"two exchanged":  {strings.NewReplacer("[17]", "[18]", "[18]", "[17]").Replace(files(rook, member)), "62 of 64; line 19: rook on b3"},
		"the first":      {"= {" + change("[{SQUARE}] = {magic},", "[A1]", "[B1]"), "rook on a1, number 0, not in the file"},
		"the last":       {"= {" + change("[{SQUARE}] = {magic},", "[H8]", "[H7]"), "rook on h8, number 63, not in the file"},
		"from 1 in C":    {files(rook, "m[{next}] = {magic};"), "rook, a1 first, with as many bits as the mask has squares, but the indices begin with 1, expected 0: 64 of 64\n"},
		"from 1 in Lua":  {"local m = {}\n" + files(rook, "m[{next}] = {magic};"), "rook, a1 first, with as many bits as the mask has squares: 64 of 64\n"},
		"from 1 in Ada":  {files(rook, "m[{next}] := {magic};"), "rook, a1 first, with as many bits as the mask has squares: 64 of 64\n"},
		"set again":      {"m[17] = 0x1234567;\n" + files(rook, statement), "a1 first, with as many bits as the mask has squares: 64 of 64\n"},
		"no keys":        {rook.lines("{magic}, rays[ 0],"), "a1 first, with as many bits as the mask has squares: 64 of 64\n"},
		"other keys":     {rook.lines("{magic},") + "to64[120] = {" + strings.Repeat("11, 12, ", 64) + "};\n", "a1 first, with as many bits as the mask has squares: 64 of 64\n"},
	})
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
	openings := "book = [["
	for x, i := uint64(1), 0; i < 2000; i++ {
		if x = x*6364136223846793005 + 1442695040888963407; x>>60 == 0 {
			openings += "0],["
		}
		openings += fmt.Sprintf("%d,", x>>43)
	}
	attacks := ""
	e4 := find.NewProblem(find.Bishop, 28)
	for _, set := range e4.All() {
		attacks += fmt.Sprintf("magicMovesBishop 28 %d = %d\n", len(attacks), set)
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
		"one bit less":          {short.lines(withBits), "lines 1 to 64: bishop, a1 first, with as many bits as the mask has squares, but not with the bits or shifts beside them: these are wrong, not the multipliers: 64 of 64\n"},
		"wide ones and masks":   {wide(rook, 16).lines("mask: {decimalmask}, magic: {decimal}, index_bits: {bits},") + wide(bishop, 14).lines("mask: {decimalmask}, magic: {decimal}, index_bits: {bits},"), strings.ReplaceAll(rooksBits+bishopsBits, ": 64", ", the masks beside them: 64")},
		"small numbers before":  {"[-8, 9, -7]\n" + rook.lines("Magic { mask: {mask}, factor: {magic}, offset: {offset} },"), "lines 2 to 65: rook, a1 first, with as many bits as the mask has squares, the masks beside them, the offsets beside them: 64 of 64\n"},
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
		"63":                    {"const ROOK_MAGICS = [" + less + "];\nconst BISHOP_MAGICS = [\n" + bishop.lines(magic) + "]", "lines 1 to 63: rook, a1 first, with as many bits as the mask has squares, but expected 64 constants, found 63: 63 of 63\n" + bishopsRight},
		"63 structs":            {"rooks = [" + without(rook.lines("{{mask}, {magic}, {shift}},"), 20) + "];\nbishops = [" + bishop.lines("{{mask}, {magic}, {shift}},") + "]", "lines 1 to 63: rook, a1 first, b1 next, 1 missing after d3, with the bits beside them, the masks beside them, but expected 64 constants, found 63: 63 of 63\n"},
		"63 in braces":          {"rooks = {" + without(rook.lines("Bitboard{{magic}},"), 20) + "};\nbishops = {" + bishop.lines("Bitboard{{magic}},") + "}", "lines 1 to 63: rook, a1 first, b1 next, 1 missing after d3, with as many bits as the mask has squares, but expected 64 constants, found 63: 63 of 63\n"},
		"63 of other widths":    {"bishop magics = [" + without(fixed[1].lines(magic), 20) + "]", "lines 1 to 63: bishop, a1 first, b1 next, 1 missing after d3, with 12 bits for a rook and 9 for a bishop (shifts 52 and 55), but expected 64 constants, found 63: 63 of 63\n"},
		"63 in C":               {"U64 ROOKS[64] = {" + less + "};\nU64 BISHOPS[64] = {\n" + bishop.lines(magic) + "}", "lines 1 to 63: rook, a1 first, with as many bits as the mask has squares, but expected 64 constants, found 63: 63 of 63\n" + bishopsRight},
		"63 in Rust":            {"ROOKS: [u64; 64] = [" + less + "];\nBISHOPS: [u64; 64] = [\n" + bishop.lines(magic) + "]", "lines 1 to 63: rook, a1 first, with as many bits as the mask has squares, but expected 64 constants, found 63: 63 of 63\n" + bishopsRight},
		"65":                    {"const ROOK_MAGICS = [" + rook.lines(magic) + "0x1234567];\nBISHOPS = [" + bishop.lines(magic) + "]", "lines 1 to 65: rook, a1 first, with as many bits as the mask has squares, but expected 64 constants, found 65: 64 of 65; line 65: rook on a1, number 64, 0x1234567; wrong with up to 16 bits\nlines 66 to 129: bishop"},
		"63 others":             {"keys = [" + strings.Join(strings.Split(random, ",")[:63], ",\n") + "];\na = [" + rook.lines(magic) + "];\nb = [" + bishop.lines(magic) + "];", strings.Replace(rooksRight, "1 to 64", "64 to 127", 1) + strings.Replace(bishopsRight, "65 to 128", "129 to 192", 1)},
		"wrong in two bases":    {"found bishop magics:\n" + short.lines("{square}: {decimal} ({magic}), {bits}"), "lines 2 to 65: bishop, a1 first, with as many bits as the mask has squares, but not with the bits or shifts beside them: these are wrong, not the multipliers: 64 of 64\n"},
		"both named":            {"U64 magics[128] = { // rook, bishop\n" + strings.Join(side, "\n"), strings.Replace(rooksRight, "1 to 64", "2 to 65", 1) + strings.Replace(bishopsRight, "65 to 128", "2 to 65", 1)},
		"names swapped":         {"ROOK_MAGICS = [" + bishop.lines(magic) + "];\nBISHOP_MAGICS = [" + rook.lines(magic) + "]", "lines 1 to 64: bishop, a1 first, with as many bits as the mask has squares, but the words before them name the rook: 64 of 64\nlines 66 to 129: rook, a1 first, with as many bits as the mask has squares, but the words before them name the bishop: 64 of 64\n"},
		"bits of the other":     {"Magic bishops[64] = {" + crossed.lines(withBits), "lines 1 to 64: rook, a1 first, with as many bits as the mask has squares, but the words before them name the bishop: 64 of 64\n"},
		"black":                 {black[0].lines(magic) + black[1].lines(magic), "lines 1 to 64: rook, a1 first, with 12 or 9 bits as black magics: 64 of 64\nlines 65 to 128: bishop, a1 first, with 12 or 9 bits as black magics: 64 of 64\n"},
		"one black":             {fmt.Sprintf("%#x", black[0].magics[27]), "expected 64 multipliers in a row for a piece, or a few that are right; found 1 integers"},
		"black, masks":          {black[0].lines("{{left}, {magic}},"), "lines 1 to 64: rook, a1 first, with 12 or 9 bits as black magics, the masks beside them: 64 of 64\n"},
		"black, bits":           {"ROOK_BITS = 12;\n" + black[0].lines(magic), "lines 2 to 65: rook, a1 first, with the bits in line 1, as black magics: 64 of 64\n"},
		"arrays of halves":      {"low = [" + rook.lines("{low},") + "]\nhigh = [" + rook.lines("{high},") + "]", rooksRight},
		"small ones, named":     {"U64 BISHOP_MAGICS[64] = {0x4004084440408101, " + strings.Repeat("0x8042, ", 63) + "};\n" + rook.lines(magic), "lines 1 to 1: bishop, a1 first, with as many bits as the mask has squares: 0 of 64; "},
		"the first is small":    {"U64 ROOK_MAGICS[64] = {0," + strings.Join(strings.Split(rook.lines(magic), "\n")[1:], "\n") + "};\n", "lines 1 to 63: rook, a1 first, with as many bits as the mask has squares: 63 of 64; line 1: rook on a1, number 0, 0; wrong"},
		"none right, three":     {"BISHOP_MAGICS = [" + first + "];\nROOK_MAGICS = [" + second + "];\nQUEEN_MAGICS = [" + second + "];", "lines 1 to 1: bishop, a1 first, with as many bits as the mask has squares: 0 of 64;"},
		"attacks":               {attacks, "expected 64 multipliers in a row"},
		"the last but one lost": {"const rook = {\n" + without(rook.lines(magic), 62) + "};", "lines 2 to 64: rook, a1 first, b1 next, 1 missing after f8, with as many bits as the mask has squares, but expected 64 constants, found 63: 63 of 63\n"},
		"no multipliers":        {"u64 knights[65] = {0x20400, 0x50800, 0xa1100, " + strings.Repeat("0x123456789, ", 62) + "};", "expected 64 multipliers in a row"},
		"another of that name":  {"const rookMagics = [" + random + "];\nconst rookMagics = [\n" + rook.lines(magic) + "]", strings.Replace(rooksRight, "1 to 64", "3 to 66", 1)},
		"a number before bits":  {"pieces(12) {\n'p': 1 }\nbits = [\n" + bishop.lines("64-{bits},") + "]\n" + bishop.lines(magic), "lines 69 to 132: bishop, a1 first, with the bits in lines 4 to 67: 64 of 64\n"},
		"bits count squares":    {fixed[0].lines("{{magic}, bits={bits}},"), "lines 1 to 64: rook, a1 first, with 12 bits for a rook and 9 for a bishop (shifts 52 and 55), since the bits beside them count the squares of the masks: 64 of 64"},
		"a damaged slab":        {strings.Replace(identity(t), "bishop g8", "knight g8", 1), `line 127: piece "knight": expected rook or bishop`}, // however many multipliers are in it
		"openings and halves":   {openings + "0]]\nmagics = [\n" + bishop.lines("[{high}, {low}],") + "]", "lines 3 to 66: bishop, a1 first, with as many bits as the mask has squares: 64 of 64\n"},
		"shifts named magics":   {list("bishop_magics_shift", wide(bishop, 55).bits[:]) + bishop.lines(magic), "lines 2 to 65: bishop, a1 first, "},
		"a number deleted":      {"const rook = {\n" + strings.Replace(rook.lines(magic), fmt.Sprintf("%#x", rook.magics[10]), "", 1) + "};", "lines 2 to 65: rook, a1 first, b1 next, 1 missing after b2, with as many bits as the mask has squares, but expected 64 constants, found 63: 63 of 63\n"},
		"keys of an opening":    {"#define Random64 Polyglot\nconst uint64_t rook_bishop[781] = {" + strings.Repeat(random, 7)[:781*19] + "};", "expected 64 multipliers in a row for a piece, or a few that are right; found 781 integers"},
		"many squares":          {strings.Repeat("a1, ", 1<<18), "expected 64 multipliers in a row for a piece, or a few that are right; found 0 integers"},
		"no constants":          {"Attack, attack, and never once look back.", "expected 64 multipliers in a row for a piece, or a few that are right; found 0 integers"},
	} {
		if got := told(t, test.text); !strings.HasPrefix(got, test.want) {
			t.Errorf("%s: got\n%s\nwant\n%s", name, got, test.want)
		}
	}
}

// wantTold holds that of each text something is told.
func wantTold(t *testing.T, tests map[string]struct{ text, want string }) {
	t.Helper()
	for name, test := range tests {
		if got := told(t, test.text); !strings.Contains(got, test.want) {
			t.Errorf("%s: got\n%s\nwant\n%s", name, got, test.want)
		}
	}
}

// list prints an array with a name.
func list(name string, numbers []uint64) string {
	return fmt.Sprintf("u64 %s[64] = {%#x};\n", name, numbers)
}

// TestWhatIsBeside has right multipliers of the rook with masks, offsets and bits beside them, in tables or in structs, and says
// how many are right with these.
func TestWhatIsBeside(t *testing.T) {
	both := tables()
	rook, bishop := both[find.Rook], both[find.Bishop]
	const record = "{{mask}, {magic}, {shift}, {offset}},"
	change := func(change func(t *table)) *table {
		changed := rook
		change(&changed)
		return &changed
	}
	var ends, flipped, flippedMagics, nine [64]uint64
	finder := find.NewFinder(1)
	for sq := range 64 {
		fixed := find.NewProblem(find.Bishop, uint8(sq))
		fixed.Bits = 9
		nine[sq] = finder.Place(&fixed)
		p := find.NewProblem(find.Rook, uint8(sq))
		for _, attacks := range p.All() {
			ends[sq] = attacks
			break
		}
		flipped[sq], flippedMagics[sq] = rook.masks[sq^56], rook.magics[sq^56]
	}
	wider := rook
	for sq := range 64 {
		if wider.magics[sq]%2 != 0 || sq > 20 {
			continue
		}
		wider.magics[sq], wider.bits[sq] = wider.magics[sq]/2, wider.bits[sq]+1
	}
	magics, steps, less, more := list("rook_magics", rook.magics[:]), [64]uint64{}, [64]uint64{}, [64]uint64{}
	for sq := range uint64(64) {
		steps[sq], less[sq], more[sq] = sq<<11, rook.bits[sq]-1, rook.bits[sq]+sq%5
	}
	wantTold(t, map[string]struct{ text, want string }{
		"struct":                     {rook.lines(record), "with the bits beside them, the masks beside them, the offsets beside them: 64 of 64"},
		"a mask lacks a square":      {change(func(t *table) { t.masks[27] &^= 1 << 35 }).lines(record), "the masks beside them, the offsets beside them: 63 of 64"},
		"a mask with a square more":  {change(func(t *table) { t.masks[0] |= 1 << 7 }).lines(record), "the masks beside them, the offsets beside them: 63 of 64"},
		"a square that is harmless":  {change(func(t *table) { t.masks[27] |= 1 << 59 }).lines(record), "the masks beside them, the offsets beside them: 64 of 64"},
		"offsets overlap":            {change(func(t *table) { t.offsets[5]-- }).lines(record), "the offsets beside them: 63 of 64"},
		"a table of masks":           {list("rook_masks", rook.masks[:]) + magics, "the masks in lines 1 to 1: 64 of 64"},
		"masks with ends":            {list("rook_masks", ends[:]) + magics, "the masks in lines 1 to 1: 1 of 64"},
		"lines with ends":            {list("rank_file_mask", ends[:]) + magics, "squares: 64 of 64"},
		"masks from a8 on":           {list("r", flipped[:]) + magics, "the masks in lines 1 to 1: 0 of 64"},
		"masks of bishops":           {list("rook_masks", bishop.masks[:]) + list("bishop_masks", rook.masks[:]) + magics, "the masks in lines 1 to 1: 0 of 64"},
		"offsets that are too close": {list("rook_offsets", steps[:]) + magics, "the offsets in lines 1 to 1: 61 of 64"},
		"bits that are too few":      {list("shifts", less[:]) + magics, "as the mask has squares, but not with the bits or shifts in lines 1 to 1: these are wrong, not the multipliers: 64 of 64"},
		"bits without a name":        {list("r", less[:]) + magics, "as the mask has squares, but not with the bits or shifts in lines 1 to 1: these are wrong, not the multipliers: 64 of 64"},
		"too few bits for all":       {"#define BISHOP_BITS 9\n#define ROOK_BITS 11\n" + magics, "with the bits in line 2: 60 of 64"},
		"bits of something else":     {"rook, bishop: 1\nx = board.bits() >> 56;\nrook = bits >> 56;" + magics, "with as many bits as the mask has squares: 64 of 64"},
		"enough bits for all":        {"const ROOK_SHIFT: u32 = 52;\n" + magics, "with the bits in line 1: 64 of 64"},
		"tables in one array":        {"u8 shifts[2][64] = {\n{" + strings.Join(strings.Fields(fmt.Sprint(bishop.bits)), ",") + "\n}, {" + strings.Join(strings.Fields(fmt.Sprint(more)), ",") + "}};\n" + magics, "with the bits in lines 3 to 3: 64 of 64"},
		"bits beside and in a table": {list("rook_bits", rook.bits[:]) + change(func(t *table) { t.bits[27] = 9 }).lines("{{magic}, {shift}},"), "with the bits beside them: 63 of 64"},
		"masks beside, in a table":   {list("rook_masks", rook.masks[:]) + change(func(t *table) { t.masks[27] = 1 << 35 }).lines("{{mask}, {magic}},"), "the masks beside them: 63 of 64"},
		"bits that differ":           {change(func(t *table) { t.bits = more }).lines("{{magic}, {bits}},"), "with the bits beside them: 64 of 64"},
		"bits of bishops":            {list("rook_bits", bishop.bits[:]) + magics, "as the mask has squares, but not with the bits or shifts in lines 1 to 1: these are wrong, not the multipliers: 64 of 64"},
		"bits of no named piece":     {list("RBits", rook.bits[:]) + list("BBits", bishop.bits[:]) + strings.Replace(list("bishop_magics", nine[:]), "{", "{\n", 1), "lines 4 to 4: bishop, a1 first, with 12 bits for a rook and 9 for a bishop (shifts 52 and 55), since the bits in lines 2 to 2 count the squares of the masks: 64 of 64"},
		"a 0 at the end":             {list("rook_bits", append(rook.bits[:], 0)) + strings.Replace(list("rook_magics", append(rook.magics[:], 0)), "{", "{\n", 1), "lines 3 to 3: rook, a1 first, with the bits in lines 1 to 1: 64 of 64\n"},
		"a struct 0 at the end":      {"{" + rook.lines("{{magic}, {bits}},") + "{0, 0}};", "lines 1 to 64: rook, a1 first, with the bits beside them: 64 of 64\n"},
		"the first of few shifts":    {"u8 rookShifts[3] = {52, 53, 53};\n" + magics, "with as many bits as the mask has squares: 64 of 64\n"},
		"shifts of no name":          {wider.lines("{magic},") + wider.lines("{shift},"), "with the bits in lines 65 to 128: 64 of 64\n"},
		"other numbers":              {rook.lines("{magic}, popcount 7"), "with as many bits as the mask has squares: 64 of 64"},
	})
	if got := told(t, list("rook_magics", rook.magics[:])+list("other_rook_magics", flippedMagics[:])); strings.Contains(got, "but") {
		t.Errorf("arrays of one piece in two orders: %s", got)
	}
	all := "{{magic}, {offset}},"
	moved := bishop
	for sq := range moved.offsets {
		moved.offsets[sq] -= 40
	}
	if got := told(t, rook.lines(all)+moved.lines(all)); !strings.Contains(got, ", but bishop on a1: occupancy 0x0 (attacks 0x8040201008040200) shares entry 102360 (offsets 102360 and ") {
		t.Errorf("offsets of bishops within those of rooks: %s", got)
	}
}

// TestPlainNames has right multipliers of the rook under names that are the bishop and nothing else, and under others.
func TestPlainNames(t *testing.T) {
	rook := tables()[find.Rook]
	const row, pairs, other = "{magic},", "({magic}, {bits}),", ", but the words before them name the bishop: 64 of 64"
	for _, test := range []struct {
		before, form string
		is           bool
	}{
		{`{"rook": [1, 2], "bishop": [`, row, true},
		{"static const U64 BISHOP[64] = {", row, true},
		{"var Bishop = [64]uint64{", row, true},
		{"pub const BISHOPS: [u64; 64] =\n[", row, true},
		{"const bishop = new BigUint64Array([", row, true},
		{"static BISHOP: [(u64, u8); 64] = [", pairs, true},
		{"U64 BISHOP[64] = {", "C64({magic}),", true},
		{"U64 BISHOP_ATTACKS[64] = {", row, false},
		{"bishop_bits = [", row, false},
		{"u64 my_bishop[64] = {", row, false},
		{"U64 BISHOP[2][64] = {{", row, false},
		{"bishop: { values: [", row, false},
		{"rook, bishop = [", row, false},
		{"bishop = 1; u64 t[64] = {", row, false},
		{"// the bishop:\nu64 table[64] = {", row, false},
		{"U64 ROOK[64] = {", row, false},
	} {
		if got := told(t, test.before+rook.lines(test.form)); strings.Contains(got, other) != test.is || !strings.Contains(got, "64 of 64") {
			t.Errorf("%s: %s", test.before, got)
		}
	}
}

// TestOtherWidths has multipliers that are right with other bits than those beside them, and some that are not.
func TestOtherWidths(t *testing.T) {
	finder, both := find.NewFinder(1), tables()
	var wide [2][64]uint64
	for piece := range wide {
		for sq := range wide[piece] {
			p := find.NewProblem(find.Piece(piece), uint8(sq))
			p.Bits = 12
			wide[piece][sq] = finder.Place(&p)
		}
	}
	rook, bishop, spoiled, random := both[find.Rook], both[find.Bishop], both[find.Rook], both[find.Bishop]
	rook.magics, bishop.magics, spoiled.magics = wide[find.Rook], wide[find.Bishop], wide[find.Rook]
	spoiled.magics[27], bishop.bits[0] = 0x1234567, 5
	narrow, next := both[find.Rook], uint64(0)
	for sq := range 64 {
		narrow.bits[sq]--
		narrow.offsets[sq], next = next, next+1<<narrow.bits[sq]
	}
	numbers := rand.New(rand.NewPCG(1, 2))
	for sq := range random.magics {
		random.magics[sq] = numbers.Uint64() & numbers.Uint64() & numbers.Uint64()
	}
	const wrong = ", but not with the bits or shifts beside them: these are wrong, not the multipliers: "
	wantTold(t, map[string]struct{ text, want string }{
		"rooks":     {rook.lines("({magic}, {shift}),"), "rook, a1 first, with 12 bits for a rook and 9 for a bishop (shifts 52 and 55)" + wrong + "64 of 64\n"},
		"bishops":   {"bishop magics\n" + bishop.lines("({magic}, {bits}),"), "bishop, a1 first, with 12 bits (shift 52)" + wrong + "64 of 64\n"},
		"one wrong": {spoiled.lines("({magic}, {shift}),"), wrong + "63 of 64; line 28: rook on d4, number 27, 0x1234567; wrong with up to 16 bits\n"},
		"offsets":   {narrow.lines("magic: {magic}, shift: {shift}, offset: {offset}"), wrong + "64 of 64\n"},
		"all wrong": {"bishop magics\n" + random.lines("({magic}, {shift}),"), "bishop, a1 first, with the bits beside them: "},
	})
	chance := 0
	for i, magic := range rook.magics {
		p := find.NewProblem(find.Rook, uint8(i))
		for sq := range uint8(64) {
			on, e := find.NewProblem(find.Rook, sq), slab.Entry{Square: uint8(i), Multiplier: find.Multiplier{Bits: p.Bits, Magic: magic}}
			m := find.Multiplier{Bits: max(p.Bits, on.Bits), Magic: magic}
			if check.Verify(&p, m) == nil || check.Verify(&on, m) != nil {
				continue
			}
			chance++
			if got := e.Remedy([]slab.Fault{{Entry: slab.Entry{Square: sq}}}); !strings.HasPrefix(got, "; right with 1") {
				t.Errorf("%v, also right on %v by chance: %s", e, on, got)
			}
		}
	}
	if chance == 0 {
		t.Error("no multiplier is right on another square by chance")
	}
}

// TestImpossibleShifts has right multipliers of the rook with tables of bits or shifts that cannot be theirs, and of something else.
func TestImpossibleShifts(t *testing.T) {
	rook := tables()[find.Rook]
	magics := list("rook_magics", rook.magics[:])
	same := func(name, number string) string {
		return "u8 " + name + "[64] = {" + strings.Repeat(number+", ", 64) + "};\n"
	}
	var rotated [64]uint64
	for sq := range rotated {
		rotated[sq] = uint64(sq>>3*8 + 1)
	}
	const impossible, none = ", but the bits or shifts ", "as many bits as the mask has squares: 64 of 64\n"
	wantTold(t, map[string]struct{ text, want string }{
		"decimal with 0x": {magics + same("RookShifts", "0x52"), impossible + "in lines 2 to 2 are impossible: line 2 has 0x52 (it is 82; meant 52?), expected 1 to 16 or 48 to 63"},
		"of 32 bits":      {magics + same("shifts", "20"), none},
		"another table":   {list("rook_bits", rook.bits[:]) + magics + same("rook_shifts", "84"), "with the bits in lines 1 to 1: 64 of 64\n"},
		"too many bits":   {same("bits", "40") + magics, "line 1 has 40, expected"},
		"decimal":         {magics + same("shifts", "82"), "line 2 has 82, expected"},
		"beside them":     {rook.lines("{magic}, shift: 47"), impossible + "beside them are impossible: line 1 has 47, expected"},
		"of bishops":      {magics + same("bishop_shift", "47"), none},
		"of lines":        {magics + list("rook_shift", rotated[:]), none},
		"not yet known":   {magics + same("rook_shift", "0"), none},
		"of no name":      {magics + same("rook_value", "47"), none},
		"of a part":       {"x = 0x80008010204000; shift 47", "as the mask has squares: 1 of 1\n"},
		"large":           {magics + same("rook_bits", "500"), none},
	})
}

// TestCauses has right multipliers of the rook that something happened to.
func TestCauses(t *testing.T) {
	both := tables()
	magics := both[find.Rook].magics
	var dense [64]uint64
	random := rand.New(rand.NewPCG(1, 2))
	for sq := range dense {
		p := find.NewProblem(find.Bishop, uint8(sq))
		for check.Verify(&p, find.Multiplier{Bits: p.Bits, Magic: dense[sq]}) != nil {
			dense[sq] = random.Uint64()&random.Uint64() | 1<<63
		}
	}
	changed := func(change func(sq int) uint64) string {
		var all [64]uint64
		for sq := range all {
			all[sq] = change(sq)
		}
		return list("rook_magics", all[:])
	}
	swapped := magics
	swapped[5], swapped[40] = magics[40], magics[5]
	wantTold(t, map[string]struct{ text, want string }{
		"rotated":        {changed(func(sq int) uint64 { return magics[(sq+5)&63] }), "rook, f1 first, g1 next, with as many bits as the mask has squares, but not as they stand: 64 of 64"},
		"transposed":     {changed(func(sq int) uint64 { return magics[sq>>3|sq&7<<3] }), "rook, a1 first, a2 next, "},
		"one lost":       {list("rook_magics", slices.Delete(slices.Clone(magics[:]), 17, 18)), "rook, a1 first, b1 next, 1 missing after a3, with as many bits as the mask has squares, but expected 64 constants, found 63: 63 of 63"},
		"the first lost": {list("rook_magics", magics[1:]), "rook, b1 first, "},
		"one more":       {list("rook_magics", slices.Insert(slices.Clone(magics[:]), 17, 0x123456789)), "rook, a1 first, b1 next, 1 too many after "},
		"lost and more":  {list("rook_magics", append(slices.Delete(slices.Clone(magics[:]), 9, 10), 0x123456789)), "rook, a1 first, b1 next, 1 missing after h1 or a2, with as many bits as the mask has squares, but not as they stand: 63 of 64"},
		"bytes":          {changed(func(sq int) uint64 { return bits.ReverseBytes64(magics[sq]) }), "rook, a1 first, b1 next, bytes reversed, "},
		"halves":         {changed(func(sq int) uint64 { return bits.RotateLeft64(magics[sq], 32) }), "rook, a1 first, b1 next, halves exchanged, "},
		"lower halves":   {changed(func(sq int) uint64 { return magics[sq] & (1<<32 - 1) }), "but all are within 32 bits: 0 of 64"},
		"signed halves":  {changed(func(sq int) uint64 { return uint64(int32(magics[sq])) }), "but all are within 32 bits: "},
		"upper halves":   {changed(func(sq int) uint64 { return magics[sq] >> 32 << 32 }), "but the lower 32 bits of all are 0: "},
		"doubles":        {strings.ReplaceAll(changed(func(sq int) uint64 { return uint64(float64(dense[sq])) }), "rook", "bishop"), "but all are rounded to double precision: "},
		"the other":      {changed(func(sq int) uint64 { return dense[(sq+1)&63] }), "bishop, b1 first, c1 next, "},
		"swapped":        {list("rook_magics", swapped[:]), "62 of 64; line 1: rook on f1, number 5, 0x820041020020; right on a6; line 1: rook on a6, number 40, 0x200080104020010; right on f1"},
		"two orders":     {changed(func(sq int) uint64 { return magics[sq^56] }) + list("bishop_magics", both[find.Bishop].magics[:]), "bishop, a1 first, with as many bits as the mask has squares, but a8 comes first for the rook: 64 of 64"},
	})
}

// TestSize has tables of rooks and bishops in turn, which are in one slab.
func TestSize(t *testing.T) {
	both := tables()
	next := uint64(0)
	for sq := range 64 {
		for piece := range both {
			both[piece].offsets[sq] = next
			next += 1 << both[piece].bits[sq]
		}
	}
	arrays, err := source.Read(t.Context(), []byte(both[find.Rook].lines("{{magic}, {offset}},")+both[find.Bishop].lines("{{magic}, {offset}},")))
	if err != nil {
		t.Fatal(err)
	}
	if entries, used := source.Size(arrays); entries != 107_648 || used != 107_648 || len(arrays) != 2 {
		t.Errorf("%d arrays with %d entries, %d used, want 2 with 107648, all", len(arrays), entries, used)
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

// TestReadStops has a context that has ended.
func TestReadStops(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if arrays, err := source.Read(ctx, []byte("0x0004010202000000")); err != context.Canceled {
		t.Errorf("%d arrays, error %v, want %v", len(arrays), err, context.Canceled)
	}
}

// FuzzRead lets anything be read, and proved if it can be read: neither may panic. What is called right is something, and
// is right by itself, with a mask that has all relevant squares.
func FuzzRead(f *testing.F) {
	both := tables()
	f.Add([]byte(identity(f)[:3000]))
	f.Add([]byte("rook a1 7 16 -4194304 0xffffffffffffffff 0xffffffffffffffff"))
	f.Add([]byte(strings.Repeat("0xffff_ffff_ffff_ffff ", 128)))
	for _, form := range []string{"{magic}", "{{high},{low},{bits}}", "{dollar},{shift}", "-{decimal}", "{bare} // {square}"} {
		f.Add([]byte("rookMagics[64]=" + both[find.Rook].lines(form)[:200]))
	}
	f.Add([]byte(strings.TrimSuffix(strings.Repeat("8-", 66), "-")))
	f.Add([]byte("rookMagics={" + strings.Repeat("0x1234567,", 64) + "}"))
	f.Add([]byte("rookMagics={" + both[find.Rook].lines("{{mask}, {magic}, {shift}, {offset}},")))
	f.Add([]byte("bishopMagics={" + both[find.Bishop].lines("{{magic}, {bits}},")))
	f.Fuzz(func(t *testing.T, text []byte) {
		arrays, err := source.Read(t.Context(), text)
		if err != nil {
			return
		}
		for _, a := range arrays {
			contents, faults := a.Prove()
			if len(a.Layout) == 0 || len(a.Places) != len(a.Layout) || len(faults) < len(a.Layout) && len(contents) == 0 {
				t.Errorf("%d places, %d multipliers, %d wrong, %d entries", len(a.Places), len(a.Layout), len(faults), len(contents))
			}
			wrong := map[int]bool{}
			for i, f := range faults {
				wrong[f.Place] = true
				if i < 3 {
					f.Remedy(faults)
				}
			}
			for i, e := range a.Layout {
				p := e.Problem()
				if e.Mask != 0 && p.Mask&^e.Mask != 0 || e.Bits <= find.MaxBits && check.Verify(p, e.Multiplier) != nil {
					if !wrong[i] {
						t.Errorf("%v: %+v is called right", e, e)
					}
				}
			}
		}
		source.Join(arrays).Fill()
	})
}
