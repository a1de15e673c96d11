package source

import (
	"fmt"
	"strings"

	"github.com/bitray/bitray/internal/find"
)

// source is a source file in which multipliers are searched.
type source struct {
	text    string
	numbers []number
	tables  []column // of 64 numbers one after another
	alone   []column // of one for all squares
	tester  find.Tester
}

// newSource reads the numbers of a source file, and finds the tables of 64 of a kind.
func newSource(text string) *source {
	s := &source{text: text, numbers: numbers(text)}
	row := 0
	for i, n := range s.numbers {
		another := row%8 != 0 && n.gap != s.numbers[i-1].gap // sign than between the others of a rank
		if row++; strings.ContainsAny(n.gap, "=:;") || n.apart() && another {
			row = 1
		}
		if row%64 == 0 {
			s.tables = append(s.tables, column{i - 63, 1})
		}
		if last := i == len(s.numbers)-1; (last || strings.Trim(s.numbers[i+1].gap, ",") != "") && s.says(column{i, 0}, "bits", "shift") {
			s.alone = append(s.alone, column{i, 0})
		}
	}
	return s
}

// column are numbers at equal distances in a file; those of a table are side by side, or one is for all squares.
type column struct{ start, stride int }

func (c column) at(k int) int { return c.start + k*c.stride }

// where says where the numbers of a column stand.
func (s *source) where(c column) string {
	switch c.stride {
	case 0:
		return fmt.Sprintf("in line %d", s.line(c.start))
	case 1:
		return fmt.Sprintf("in lines %d to %d", s.line(c.start), s.line(c.at(63)))
	}
	return "beside them"
}

// tally counts for how many k below n something holds.
func tally(n int, holds func(k int) bool) (count int) {
	for k := range n {
		if holds(k) {
			count++
		}
	}
	return count
}

// maxStride is the most numbers to a square.
const maxStride = 8

// An array of multipliers has 64, or nearly so many if there is a mistake. Fewer are a part.
const leastCount, mostCount = 48, 80

// columns returns the columns of a stride in which an array of multipliers may stand, the numbers being values: 64, or nearly as many
// if the signs between them say so, or a part that takes up all of the file. One begins where no long number is before it, or 64
// are, or where other signs are than in the column.
func (s *source) columns(values []uint64, stride int) (all []reading) {
	run := make([]int, stride) // how many long numbers in a row are in each column up to here
	for start, n := range values {
		left, before := (len(values)-start+stride-1)/stride, run[start%stride]
		if run[start%stride]++; !long(n) {
			run[start%stride] = 0
		}
		r := reading{values: values, column: column{start, stride}, count: min(64, left)}
		begins := s.begins(&r)
		if begins {
			n := s.length(r.column)
			if n == 65 && n <= left && values[r.at(64)] == 0 {
				n-- // 0 ends lists in C
			}
			if leastCount <= n && n <= min(mostCount, left) {
				r.count, r.row = n, true
			}
		}
		if r.row || long(n) && (left >= 64 || left < leastCount && start < stride && stride <= 4) && (before%64 == 0 || begins) {
			all = append(all, r)
		}
	}
	return all
}

// begins reports whether the signs before a column or before its first square are others than one square further, where they are
// as two squares further.
func (s *source) begins(r *reading) bool {
	for at := max(0, r.start-r.stride+1); at <= r.start && r.count > 1; at++ {
		next := s.numbers[at+r.stride].gap
		if s.numbers[at].gap != next && (r.count == 2 || next == s.numbers[at+2*r.stride].gap) {
			return true
		}
	}
	return false
}

// length returns how many numbers of a column have the signs before them that the second has, and those between as well.
func (s *source) length(c column) int {
	at := c.start + 1
	for at+c.stride < len(s.numbers) && at < c.at(mostCount) && s.numbers[at].gap == s.numbers[at+c.stride].gap {
		at++
	}
	return 2 + (at-c.start-1)/c.stride
}
