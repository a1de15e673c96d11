package attackbench

const tickSteps = 100_000 // about as long as a sample

var tickSink uint64

// tick times a chain of dependent operations. One before it is not counted: where all caches have just been
// overwritten, reading the clock takes longer than the chain.
func tick() float64 {
	chain()
	return chain()
}

func chain() float64 {
	x := tickSink | 1
	before := processorTime()
	for range tickSteps {
		x ^= x << 13
		x ^= x >> 7
		x ^= x << 17
	}
	elapsed := processorTime() - before
	tickSink = x
	return float64(elapsed.Nanoseconds())
}
