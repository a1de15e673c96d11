package textbook_test

import (
	"math/big"
	"testing"

	"github.com/bitray/bitray/transform/textbook"
)

// isDeBruijn reports whether every number of n bits occurs once among the top n bits of a word of 2^n bits,
// shifted left by all places, with zeros following.
func isDeBruijn(word uint64, n uint) bool {
	size := uint(1) << n
	var seen uint64
	for place := range size {
		seen |= 1 << (word << place >> (size - n) & (uint64(1)<<n - 1))
	}
	return seen == uint64(1)<<size-1 // for n = 6 the shift leaves nothing, and 0-1 is all ones
}

// TestDeBruijnSequencesArePairs takes every word of 8 and of 16 bits: the sequences are as many odd as even
// ones, an odd one begins with n zeros and an even one with n-1, and a shift by one place makes the even
// from the odd ones. That is so because a ring holds n zeros in a row once, with a one on either side: as the
// word is read with n-1 zeros following, it ends in the last one, or in the first zero.
func TestDeBruijnSequencesArePairs(t *testing.T) {
	for _, test := range []struct {
		n     uint
		pairs int // 2^(2^(n-1)-n)
	}{{3, 2}, {4, 16}} {
		odd, even := 0, 0
		for word := range uint64(1) << (1 << test.n) {
			if !isDeBruijn(word, test.n) {
				continue
			}
			zeros := test.n - uint(1-word&1)
			if top := word >> (1<<test.n - zeros); top != 0 {
				t.Errorf("%b does not begin with %d zeros", word, zeros)
			}
			if word&1 != 0 {
				odd++
				if !isDeBruijn(word<<1, test.n) {
					t.Errorf("%b is a sequence, shifted left it is none", word)
				}
			} else {
				even++
				if !isDeBruijn(word>>1, test.n) {
					t.Errorf("%b is a sequence, shifted right it is none", word)
				}
			}
		}
		if odd != test.pairs || even != test.pairs {
			t.Errorf("%d bits: %d odd and %d even sequences, want %d of each", 1<<test.n, odd, even, test.pairs)
		}
	}
}

// TestPrintedSequenceIsHalfOfAPair shifts the printed sequence, which is even and begins with five zeros.
func TestPrintedSequenceIsHalfOfAPair(t *testing.T) {
	const odd = uint64(printedSequence) >> 1
	if printedSequence&1 != 0 || uint64(printedSequence)>>58 != 1 {
		t.Errorf("%#x is odd, or does not begin with five zeros and a one", uint64(printedSequence))
	}
	if odd&1 == 0 || odd>>58 != 0 || !textbook.IsDeBruijn(odd) {
		t.Errorf("%#x is no odd sequence that begins with six zeros", odd)
	}
	if !isDeBruijn(odd, 6) || !isDeBruijn(printedSequence, 6) || isDeBruijn(printedSequence^2, 6) {
		t.Error("the judge for all lengths does not agree with IsDeBruijn on 64 bits")
	}
}

// TestNumberOfDeBruijnSequences counts the rings by the BEST theorem (de Bruijn, van Aardenne-Ehrenfest, Smith,
// Tutte). A ring of 2^n bits is a circuit that takes every edge once in the graph whose nodes are the numbers
// of n-1 bits and whose edges append a bit. The theorem counts such circuits: the spanning trees that lead
// to one node, times (d-1)! for each node with d edges out of it, which is 1 where d is 2. The number of the
// trees is the determinant of the graph's Laplacian without one row and column (Kirchhoff, Tutte). Each ring is one odd
// word and one even word, as TestDeBruijnSequencesArePairs has it, whose counts the first rows repeat.
func TestNumberOfDeBruijnSequences(t *testing.T) {
	for _, test := range []struct {
		n    int
		want int64
	}{{3, 2}, {4, 16}, {5, 2048}, {6, 1 << 26}} {
		if got := spanningTrees(1 << (test.n - 1)); got.Cmp(big.NewInt(test.want)) != 0 {
			t.Errorf("%d bits: %d sequences of each kind, want %d", 1<<test.n, got, test.want)
		}
	}
}

// spanningTrees returns the number of spanning trees that lead to node 0 in the graph of nodes (a power of
// two), where an edge leads from each node x to 2x and 2x+1, modulo nodes.
func spanningTrees(nodes int) *big.Int {
	laplacian := make([][]*big.Int, nodes)
	for from := range laplacian {
		laplacian[from] = make([]*big.Int, nodes)
		for to := range laplacian[from] {
			laplacian[from][to] = new(big.Int)
		}
		for bit := range 2 {
			to := (2*from + bit) % nodes
			laplacian[from][from].Add(laplacian[from][from], big.NewInt(1))
			laplacian[from][to].Sub(laplacian[from][to], big.NewInt(1))
		}
	}
	minor := laplacian[1:]
	for i := range minor {
		minor[i] = minor[i][1:]
	}
	return determinant(minor)
}

// determinant eliminates without fractions: Bareiss's quotients are exact. The matrix is overwritten, and its
// leading minors must not vanish, which holds for the minors of a Laplacian whose node is reached from all.
func determinant(m [][]*big.Int) *big.Int {
	previous := big.NewInt(1)
	for k := range len(m) - 1 {
		for i := k + 1; i < len(m); i++ {
			for j := k + 1; j < len(m); j++ {
				m[i][j].Mul(m[i][j], m[k][k])
				m[i][j].Sub(m[i][j], new(big.Int).Mul(m[i][k], m[k][j]))
				m[i][j].Quo(m[i][j], previous)
			}
		}
		previous = m[k][k]
	}
	return m[len(m)-1][len(m)-1]
}
