package deep

import "time"

// Estimate is a time that is expected, and a range for it.
type Estimate struct{ Expected, Low, High time.Duration }

// spread shares the work out to threads.
func (e *Estimate) spread(threads int) {
	e.Expected /= time.Duration(threads)
	e.Low /= time.Duration(threads)
	e.High /= time.Duration(threads)
}

// sections is the number of parts into which what is done is cut, in the order of the chunks, to
// see how much the costs of chunks differ from one part of the tree to another.
const sections = 16

// left estimates the work that is left by the cost of what is done. What is expected is what the
// mean chunk has cost; the range is from that of the cheapest section to that of the most expensive.
func (s states) left() (e Estimate) {
	var costs []time.Duration
	var sum time.Duration
	for i := range s {
		if s[i].done {
			costs = append(costs, s[i].took)
			sum += s[i].took
		}
	}
	done := len(costs)
	if done == 0 {
		return e
	}
	open := float64(len(s) - done)
	times := func(mean float64) time.Duration { return time.Duration(mean * open) }
	e.Expected = times(float64(sum) / float64(done))
	for section := range min(sections, done) {
		part := costs[section*done/min(sections, done) : (section+1)*done/min(sections, done)]
		sum = 0
		for _, cost := range part {
			sum += cost
		}
		mean := times(float64(sum) / float64(len(part)))
		if section == 0 || mean < e.Low {
			e.Low = mean
		}
		e.High = max(e.High, mean)
	}
	return e
}
