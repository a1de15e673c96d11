//go:build !linux || purego

package touched

import "errors"

// Memory is available on Linux only, without the build tag purego.
func Memory() ([]Piece, error) {
	return nil, errors.New("cache lines are counted on Linux only, and not with the build tag purego")
}
