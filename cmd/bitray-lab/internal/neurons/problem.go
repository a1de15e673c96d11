package neurons

import (
	"math"
	"math/bits"
	"math/rand/v2"
)

// Neurons is the number of neurons of a net: those with even numbers see the low byte of the index, those
// with odd numbers the high one.
const Neurons = 32

// Enough is how many bits a neuron's byte and its weights must differ in for it not to fire.
const Enough = 4

// Majority is how many neurons fire at most if the net says no.
const Majority = Neurons / 2

// Net holds the weights of the neurons, a byte each.
type Net [Neurons]uint8

// Problem says which squares lie between a slider and a target: so many of the bits in the low byte of the
// index, and so many in the high one. The bits that are used in all are the relevant squares of the slider.
// Which of the bits of a byte these are makes no difference: a net for one choice becomes one for another
// when the bits of its weights are permuted in the same way.
type Problem struct {
	LowBits, HighBits       int // of the byte that are relevant squares; the others are always clear
	LowBetween, HighBetween int // of those, the squares between slider and target
}

// sums counts how often so many of the sixteen neurons of a byte fire, by what the byte says: [0] if a square
// between is occupied, [1] if none is.
type sums [2][Neurons/2 + 1]int

// half is what one byte of the index, and the neurons that see it, are to a problem.
type half struct {
	relevant, between uint8
	weights           [Neurons / 2]uint8
	fires             [256]int8 // how many of the neurons fire, by the value of the byte
}

func newHalf(relevant, between int) half {
	h := half{relevant: uint8(1<<relevant - 1), between: uint8(1<<between - 1)}
	for value := range h.fires {
		h.fires[value] = Neurons / 2 * fired[value] // all weights are zero
	}
	return h
}

// set changes the weights of a neuron.
func (h *half) set(neuron int, weights uint8) {
	old := h.weights[neuron]
	h.weights[neuron] = weights
	for value := range h.fires[:int(h.relevant)+1] {
		h.fires[value] += fired[uint8(value)^weights] - fired[uint8(value)^old]
	}
}

// fired is 1 for the differences of a byte and weights with which a neuron fires.
var fired = func() (fired [256]int8) {
	for i := range fired {
		if bits.OnesCount8(uint8(i)) < Enough {
			fired[i] = 1
		}
	}
	return fired
}()

// count goes through all values of the byte.
func (h *half) count() (s sums) {
	for value, fires := range h.fires[:int(h.relevant)+1] {
		free := 0
		if uint8(value)&h.between == 0 {
			free = 1
		}
		s[free][fires]++
	}
	return s
}

// Train returns a net that is right for all indices of a problem. It anneals single bits of the weights.
func (p Problem) Train(random *rand.Rand) Net {
	for {
		if net, ok := p.anneal(random); ok {
			return net
		}
	}
}

// tries is how many changes are made before the training starts anew.
const tries = 20_000

func (p Problem) anneal(random *rand.Rand) (net Net, ok bool) {
	halves := [2]half{newHalf(p.LowBits, p.LowBetween), newHalf(p.HighBits, p.HighBetween)}
	var counts [2]sums
	for i := range halves {
		for j := range halves[i].weights {
			halves[i].set(j, uint8(random.Uint32()))
		}
		counts[i] = halves[i].count()
	}
	loss := p.loss(&counts)
	heat := float64(int(1)<<(p.LowBits+p.HighBits)) / 200
	for try := range tries {
		if loss == 0 {
			for i := range net {
				net[i] = halves[i&1].weights[i>>1]
			}
			return net, true
		}
		i := random.IntN(2)
		neuron, bit := random.IntN(Neurons/2), uint8(1)<<random.IntN(8)
		halves[i].set(neuron, halves[i].weights[neuron]^bit)
		old := counts[i]
		counts[i] = halves[i].count()
		if changed := p.loss(&counts); changed <= loss || random.Float64() < math.Exp(float64(loss-changed)/(heat*float64(tries-try)/tries)) {
			loss = changed
			continue
		}
		halves[i].set(neuron, halves[i].weights[neuron]^bit)
		counts[i] = old
	}
	return net, false
}

// loss adds up by how many neurons the net is wrong, over all indices. There are few indices with nothing
// between, and so these count as much as all others together: as many times as there are others for one of
// them.
func (p Problem) loss(counts *[2]sums) (loss int) {
	positives := max(1<<(p.LowBetween+p.HighBetween)-1, 1)
	for lowFree, low := range counts[0] {
		for highFree, high := range counts[1] {
			for a, n := range low {
				if n == 0 {
					continue
				}
				for b, m := range high {
					switch over := a + b - Majority; {
					case lowFree&highFree == 1 && over <= 0:
						loss += n * m * (1 - over) * positives
					case lowFree&highFree == 0 && over > 0:
						loss += n * m * over
					}
				}
			}
		}
	}
	return loss
}
