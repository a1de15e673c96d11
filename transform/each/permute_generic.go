//go:build (!amd64 && !arm64) || purego

package each

import "github.com/bitray/bitray/transform"

func permute(*transform.Permutation, []uint64, []uint64) bool { return false }
