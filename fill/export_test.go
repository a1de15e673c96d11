package fill

// Tests ask for the rays that mobility is counted from.
var (
	Rays     = chooseRays
	RaysEach = raysEach
)
