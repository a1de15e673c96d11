package neurons

import (
	"bytes"
	"fmt"
	"math/rand/v2"
)

// seed is that of the random numbers. What is found depends on it alone.
const seed = 1

// Generate trains the nets, and returns their weights as Go.
// The neurons that see the low byte come first, eight to a word.
func Generate() (map[string][]byte, error) {
	var text bytes.Buffer
	text.WriteString(`package neurons

// weights holds a net for every problem.
var weights = map[problem]net{
`)
	for i, p := range Problems() {
		var words [4]uint64
		for n, w := range p.Train(rand.New(rand.NewPCG(seed, uint64(i)))) {
			words[n&1<<1|n>>4] |= uint64(w) << (n >> 1 & 7 * 8)
		}
		fmt.Fprintf(&text, "{%d, %d, %d, %d}: {", p.LowBits, p.HighBits, p.LowBetween, p.HighBetween)
		for _, word := range words {
			fmt.Fprintf(&text, "%#016x,", word)
		}
		text.WriteString("},\n")
	}
	text.WriteString("}\n")
	return map[string][]byte{"magic/neurons/weights.go": text.Bytes()}, nil
}
