package attackstest_test

import (
	"testing"

	"github.com/bitray/bitray/attacks/attackstest"
)

// TestOwnGenerator runs what the example shows.
func TestOwnGenerator(t *testing.T) { attackstest.Run(t, own) }
