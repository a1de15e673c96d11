//go:build amd64 && !purego

package lanes

import "os"

// available is settled once, when the program starts. The kernels work together, so all of them can be used
// or none is.
var available = os.Getenv(noSIMD) == "" && hasListMoves && hasCountReplies && hasCountPairs && hasCountKingless &&
	hasArrange && hasSpread && hasDifferences && hasFindUnits && hasFindTouches && hasSeparate
